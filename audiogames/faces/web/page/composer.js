// A choice of sets: things to switch on and off, in one group or several, and a button that lays them.
import {kinds} from "./drawing.js";
import {byId, make, write} from "./elements.js";
import {TILE, rows} from "./layout.js";
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
      byId("commit").replaceChildren();
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
    this.done = make("button", {type: "button", class: "usual"});
    this.more = make("button", {type: "button"}, this.words("next-group"));
    this.done.onclick = () => this.done.getAttribute("aria-disabled") !== "true" && this.lay(this.groups.filter((group) => group.length || this.groups.length === 1), this.offer);
    this.more.onclick = () => {
      this.groups.push([]);
      this.draw();
    };
    this.list.append(...(this.onTable.size ? [] : parts.items.map((item) => this.part(item))));
    makeRoving(this.list);
    this.box.replaceChildren(this.list);
    byId("commit").replaceChildren(this.done, this.more);
    this.draw();
    rove(this.list);
  }

  part(item) {
    const button = make("button", {type: "button", class: "body", "data-part": item.id},
      item.look ? kinds[item.look.kind](item.look, null, true) : null,
      make("span", {class: item.look ? "words" : "caption"}, item.name), make("span", {class: "flag nth", "aria-hidden": "true"}));
    button.onclick = () => this.toggle(item.id);
    return make("li", {class: `thing ${item.look?.kind ?? "line"} ${item.look?.colour ? `c-${item.look.colour}` : "plain"}`}, button);
  }

  get isOnTable() {
    return this.onTable.size > 0;
  }

  // Lay out the list of parts in a box of this size.
  arrange({W, H}) {
    const found = [...this.list.children];
    const {at} = rows({W: W - 12, H: H - 12, n: found.length, aspects: [TILE], gap: 7, most: 104});
    found.forEach((one, n) => at[n] && (one.style.cssText = `left:${at[n].x + 6}px;top:${at[n].y + 6}px;width:${at[n].w}px;height:${at[n].h}px;--w:${at[n].w}px`));
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
    const colon = this.words("colon");
    write(this.done, `${this.words("lay")}${colon}${told.length > 1 ? told.map((one, n) => `${n + 1}${colon}${one}`).join(" ; ") : told[0]}`);
    this.done.setAttribute("aria-disabled", String(this.chosen().length < this.parts.least));
    this.more.hidden = this.parts.piles < 2 || this.groups.length >= this.parts.piles || !this.groups.at(-1).length;
  }
}
