// A sheet to read: rules, help and answers, whole and with headings, in a dialog that Back and Escape close. Next leads
// to the heading of the next part, Again to that of this one, as far as a reader or the eyes have come.
import {byId, make} from "./elements.js";

export class Sheet {
  // `show` opens the dialog over whatever is open. `leave` ends what a person does on it alone.
  constructor(show, leave) {
    this.show = show;
    this.dialog = byId("sheet");
    this.parts = byId("sheet-parts");
    byId("sheet-next").onclick = () => this.go(1);
    byId("sheet-again").onclick = () => this.go(0);
    this.dialog.addEventListener("close", () => this.subject === "talking" ? leave() : (this.subject = ""));
    this.subject = "";
  }

  // Show parts, each a list of lines of which the first is its heading; what has the same subject is replaced.
  open(subject, title, parts) {
    this.subject = subject;
    byId("sheet-title").textContent = title;
    this.parts.replaceChildren(...parts.map(([heading, ...lines]) => make("section", {}, make("h3", {tabindex: -1}, heading), ...lines.map((line) => make("p", {}, line)))));
    this.at = -1;
    byId("sheet-next").hidden = parts.length < 2;
    byId("sheet-again").hidden = !parts.length;
    this.show();
    this.parts.scrollTop = 0;
    byId("sheet-title").focus();
  }

  // Add what answers the person, where an answer is awaited.
  add(lines) {
    if (!this.dialog.open || !["answer", "help", "talking"].includes(this.subject)) return;
    this.parts.append(...lines.map((line) => make("p", {}, line)));
    if (this.subject === "talking") this.parts.scrollTop = this.parts.scrollHeight;
  }

  go(step) {
    const headings = [...this.parts.querySelectorAll("h3")];
    const now = headings.indexOf(document.activeElement);
    this.at = Math.max(0, Math.min(headings.length - 1, (now < 0 ? this.at : now) + step));
    const heading = headings[this.at] ?? byId("sheet-title");
    heading.scrollIntoView({block: "start"});
    heading.focus();
  }
}
