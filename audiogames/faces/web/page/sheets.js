// Sheets: all that is not the game itself opens over it, in native dialogs. Escape and Back close them.
import {icon} from "./drawing.js";
import {byId} from "./elements.js";

const beside = matchMedia("(min-width: 1000px) and (min-height: 600px)");
const TOLD = 6000; // milliseconds for which an answer lies over the line at the top

export class Sheets {
  constructor() {
    for (const button of document.querySelectorAll("#bar button")) button.prepend(icon(button.dataset.sheet ?? button.id));
    for (const button of document.querySelectorAll("[data-sheet]")) button.onclick = () => this.open(button.dataset.sheet);
    for (const sheet of document.querySelectorAll("dialog")) {
      sheet.querySelector(".close").onclick = () => sheet.close();
      sheet.addEventListener("click", ({target}) => target === sheet && sheet.close());
      sheet.addEventListener("close", () => {
        if (!this.current && document.activeElement === document.body) this.opener?.focus();
        if (history.state?.sheet === sheet.id) history.back();
      });
    }
    addEventListener("popstate", () => this.close());
    beside.onchange = () => this.putLog();
    this.putLog();
  }

  get current() {
    return document.querySelector("dialog[open]");
  }

  open(id) {
    const {current} = this;
    if (current?.id === id) return;
    if (!current) this.opener = document.activeElement;
    history[current ? "replaceState" : "pushState"]({sheet: id}, "");
    current?.close();
    byId(id).showModal();
  }

  close() {
    this.current?.close();
  }

  // What happened stands beside the table where there is room, and has a sheet where there is not.
  putLog() {
    const isBeside = beside.matches || document.body.classList.contains("screen");
    if (isBeside && this.current?.id === "history") this.close();
    byId(isBeside ? "beside" : "history-part").append(byId("happened"));
  }

  // Where the list of what happened is not in sight, an answer is shown for a while.
  tell(text) {
    if (beside.matches || this.current) return;
    const toast = byId("toast");
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => (toast.hidden = true), TOLD);
  }
}
