// What people say to each other, and point at: sends it, and leads to the thing that somebody points at.
import {byId, make} from "./elements.js";

export class TalkPanel {
  // `send` takes a message for the table.
  constructor(send) {
    this.last = null;
    this.pointed = null;
    document.addEventListener("focusin", (event) => (this.last = event.target.closest(".zone li[data-id]")?.dataset.id ?? this.last));
    byId("say").addEventListener("submit", (event) => {
      event.preventDefault();
      if (byId("remark").value.trim()) send({kind: "say", text: byId("remark").value});
      byId("remark").value = "";
    });
    byId("point").onclick = () => this.last && send({kind: "point", item: this.last});
    byId("go-there").onclick = () => this.goThere();
    byId("hear-talk").onclick = () => {
      const hears = byId("hear-talk").getAttribute("aria-pressed") !== "true";
      byId("hear-talk").setAttribute("aria-pressed", String(hears));
      send({kind: "settings", talk: hears});
    };
    this.send = send;
  }

  // `hears`: what the others say is heard here.
  offer(phrases, hears) {
    byId("hear-talk").setAttribute("aria-pressed", String(hears));
    byId("phrases").replaceChildren(...phrases.map(([phrase, label]) => {
      const button = make("button", {type: "button"}, label);
      button.onclick = () => this.send({kind: "say", phrase});
      return button;
    }));
  }

  show(pointed) {
    this.pointed = pointed;
    byId("go-there").hidden = false;
  }

  // Whether there is something to go to.
  goThere() {
    const thing = this.pointed && document.querySelector(`.zone li[data-id="${CSS.escape(this.pointed.item)}"]`);
    const target = thing?.querySelector("button") ?? thing;
    document.querySelector("dialog[open]")?.close();
    if (target && target === thing) target.tabIndex = 0;
    target?.focus();
    return Boolean(target);
  }
}
