// A choice of sets: things to switch on and off, in one group or several, and a button that lays them.
import {kinds} from "./drawing.js";
import {make, write} from "./elements.js";
import {makeRoving, rove} from "./roving.js";

export class Composer {
  constructor(box, lay, changed, words) {
    this.box = box;
    this.lay = lay;
    this.changed = changed;
    this.words = words;
    this.end();
  }

  end() {
    this.offer = 0;
    this.key = "";
    this.groups = [[]];
    this.onTable = new Set();
  }

  // Things that lie before the person are switched there; others have a list of their own.
  show(shown) {
    const parts = shown.parts;
    this.box.hidden = !parts;
    if (!parts) {
      this.end();
      this.box.replaceChildren();
      return;
    }
    const key = parts.items.map((item) => item.id).join(" ");
    if (this.offer === shown.offer && this.key === key) return;
    this.end();
    this.offer = shown.offer;
    this.key = key;
    this.parts = parts;
    const own = new Set(shown.zones.filter((zone) => zone.layout?.area === "own").flatMap((zone) => zone.items.map((item) => item.id)));
    const tapped = new Set(shown.choices.filter((choice) => choice.about.length === 1).map((choice) => choice.about[0]));
    if (parts.items.every((item) => own.has(item.id) && !tapped.has(item.id))) this.onTable = new Set(parts.items.map((item) => item.id));
    this.list = make("ul", {role: "list", "aria-label": this.words("chosen-from"), hidden: this.onTable.size > 0});
    this.text = make("p", {class: "composed"});
    this.done = make("button", {type: "button", class: this.onTable.size ? null : "usual"}, this.words("lay"));
    this.more = make("button", {type: "button"}, this.words("next-group"));
    this.done.onclick = () => this.done.getAttribute("aria-disabled") !== "true" && this.lay(this.groups.filter((group) => group.length || this.groups.length === 1), this.offer);
    this.more.onclick = () => {
      this.groups.push([]);
      this.draw();
    };
    this.list.append(...(this.onTable.size ? [] : parts.items.map((item) => this.part(item))));
    makeRoving(this.list);
    this.box.replaceChildren(this.list, this.text, this.done, this.more);
    this.draw();
    rove(this.list);
  }

  part(item) {
    const isDrawn = item.look?.kind === "card" && item.look.colour;
    const button = make("button", {type: "button", class: "body", "data-part": item.id},
      item.look ? kinds[item.look.kind](item.look, "") : null,
      make("span", {class: isDrawn ? "words" : "caption"}, item.name), make("span", {class: "flag", "aria-hidden": "true"}));
    button.onclick = () => this.toggle(item.id);
    return make("li", {class: `thing ${item.look?.kind ?? "line"} ${item.look?.colour ? `c-${item.look.colour}` : "plain"}`}, button);
  }

  // Whether a thing on the table is a part, and the sign of the group that it is in, "" for none.
  isOf(id) {
    return this.onTable.has(id);
  }

  place(id) {
    const at = this.groups.findIndex((group) => group.includes(id));
    return at < 0 ? "" : this.groups.length > 1 ? String(at + 1) : "✓";
  }

  chosen() {
    return this.groups.flat();
  }

  get isFull() {
    return this.chosen().length >= this.parts.most;
  }

  toggle(id) {
    const group = this.groups.find((one) => one.includes(id));
    if (group) group.splice(group.indexOf(id), 1);
    else if (!this.isFull) this.groups.at(-1).push(id);
    this.draw();
    this.changed();
  }

  draw() {
    const names = Object.fromEntries(this.parts.items.map((item) => [item.id, item.name]));
    for (const button of this.list.querySelectorAll("button")) {
      const place = this.place(button.dataset.part);
      button.setAttribute("aria-pressed", String(place !== ""));
      button.setAttribute("aria-disabled", String(place === "" && this.isFull));
      write(button.querySelector(".flag"), place);
    }
    const told = this.groups.map((group) => group.map((id) => names[id]).join(", ") || this.words("none"));
    write(this.text, told.length > 1 ? told.map((one, n) => `${this.words("group")} ${n + 1} : ${one}`).join(" ; ") : `${this.words("chosen")} : ${told[0]}`);
    this.done.setAttribute("aria-disabled", String(this.chosen().length < this.parts.least));
    this.more.hidden = this.parts.piles < 2 || this.groups.length >= this.parts.piles || !this.groups.at(-1).length;
  }
}
