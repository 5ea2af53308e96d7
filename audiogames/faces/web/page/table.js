// The table for eyes, ears and fingers: one list a zone, drawn from what is shown. Nothing here knows a game.
import {board, kinds, places} from "./drawing.js";
import {make, write} from "./elements.js";
import {makeRoving, rove, stops} from "./roving.js";

const MOVE = 120; // milliseconds
const still = matchMedia("(prefers-reduced-motion: reduce)");
const PUSHES = 60; // rounds in which things that lie on each other are pushed aside
const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const FLAGS = {wins: "★", trump: "♛", chosen: "✓", safe: "⌂", latest: "●"};
const mark = (element, name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));
const isBoard = (zone) => zone.layout.kind === "ring" || zone.layout.kind === "track";

// The choice of each thing that a tap on it takes: its first, if it is about this thing alone.
export function taps(shown) {
  const found = new Map();
  for (const choice of shown.choices) {
    if (choice.about.length === 1 && !found.has(choice.about[0])) found.set(choice.about[0], choice);
  }
  return found;
}

// The choices that need a button of their own: all but those that a tap on an own thing takes, and those that are one
// part alone of a choice of sets.
export function buttons(shown) {
  const parts = new Set(shown.parts?.items.map((item) => item.id));
  const tapped = new Set(taps(shown).values());
  const own = new Set(shown.zones.filter((zone) => zone.layout?.area === "own").flatMap((zone) => zone.items.filter((item) => item.look).map((item) => item.id)));
  return shown.choices.filter((choice) => !(tapped.has(choice) && own.has(choice.about[0])) && !(choice.about.length === 1 && parts.has(choice.about[0])));
}

export class TableView {
  // `press` is told of a choice, if there is one, and its thing; `composer` of things that are parts of a set.
  constructor(areas, press, composer, words) {
    this.areas = areas;
    this.press = press;
    this.composer = composer;
    this.words = words;
    this.zones = new Map();
    this.boards = new Map();
    this.shown = null;
    new ResizeObserver(() => {
      if (!this.shown) return;
      this.ground();
      this.fit();
    }).observe(areas.centre.parentNode);
  }

  show(shown) {
    const before = this.positions();
    const kept = this.focused();
    this.shown = shown;
    this.taps = taps(shown);
    const next = {own: 0, centre: 0, side: 0, others: 0};
    const seen = new Set();
    for (const zone of shown.zones.filter((zone) => zone.layout)) {
      seen.add(zone.id);
      let section = this.zones.get(zone.id);
      if (!section) this.zones.set(zone.id, (section = this.section(zone)));
      const area = this.areas[zone.layout.area];
      const at = next[zone.layout.area]++;
      if (area.children[at] !== section) area.insertBefore(section, area.children[at] ?? null);
      this.fill(section, zone);
    }
    for (const [id, section] of this.zones) {
      if (!seen.has(id)) {
        section.remove();
        this.zones.delete(id);
      }
    }
    this.fit();
    this.keepFocus(kept);
    this.move(before);
  }

  // Draw what lies in the centre smaller, as long as it is higher than its room, and then what lies around it.
  fit() {
    const {centre} = this.areas;
    const isTooHigh = (one) => one.scrollHeight > one.clientHeight + 1;
    for (const isCrowded of [false, true]) {
      centre.closest("main").classList.toggle("crowded", isCrowded);
      for (const size of SIZES) {
        centre.style.setProperty("--fit", String(size));
        if (!isTooHigh(centre) && !isTooHigh(centre.parentNode)) return;
      }
    }
  }

  section(zone) {
    const id = `zone-${zone.id}`;
    const list = make("ul", {role: "list", "aria-labelledby": id});
    const section = make("section", {class: `zone ${zone.layout.kind}`, "data-zone": zone.id},
      make("h3", {id}), make("div", {class: "holder"}, list));
    makeRoving(list);
    return section;
  }

  fill(section, zone) {
    const seat = zone.layout.seat === null ? null : this.shown.seats.find((one) => one.seat === zone.layout.seat);
    const state = seat && zone.layout.area === "others" && !["person", "bot"].includes(seat.who) ? this.words(seat.who) : "";
    write(section.querySelector("h3"), state ? `${zone.title} (${state})` : zone.title);
    section.classList.toggle("acting", Boolean(seat?.acts) && zone.layout.kind === "seat" && !this.shown.over);
    section.classList.toggle("bare", !zone.items.length && !zone.layout.capacity);
    section.classList.toggle("scale", zone.items.length > 0 && zone.items.every((item) => item.look?.kind === "value"));
    for (const kind of ["die", "barrel", "card", "pawn"]) section.classList.toggle(`of-${kind}`, zone.items.some((item) => item.look?.kind === kind));
    if (seat) section.dataset.seat = seat.seat;
    if (isBoard(zone)) this.paint(section, zone);
    const list = section.querySelector("ul");
    list.style.setProperty("--many", String(zone.items.length));
    list.querySelectorAll(".place").forEach((one) => one.remove());
    const old = new Map([...list.children].map((one) => [one.dataset.id, one]));
    zone.items.forEach((item, n) => {
      const one = old.get(item.id) ?? make("li", {"data-id": item.id});
      old.delete(item.id);
      if (list.children[n] !== one) list.insertBefore(one, list.children[n] ?? null);
      this.item(one, item, zone);
    });
    for (const one of old.values()) one.remove();
    if (zone.layout.kind === "row" || (zone.layout.kind === "pile" && !zone.items.length)) {
      const taken = zone.items.filter((item) => item.look && item.look.kind !== "badge").length;
      for (let n = taken; n < zone.layout.capacity; n++) list.append(make("li", {class: `place ${zone.layout.shape}`, "aria-hidden": "true"}));
    }
    rove(list);
    this.spread(section, zone);
  }

  item(one, item, zone) {
    const look = item.look;
    const tap = this.taps.get(item.id);
    const isOwn = zone.layout.area === "own" && look && (look.kind === "card" || look.kind === "barrel") && zone.layout.kind !== "columns" && zone.layout.kind !== "seat";
    const part = this.composer.isOf(item.id) ? this.composer.place(item.id) : null;
    const does = tap && tap.label !== item.name ? `${item.name}, ${tap.label}` : item.name;
    const key = JSON.stringify([look, item.name, tap?.action, part, part === "" && this.composer.isFull, isOwn, this.shown.seats.map((seat) => seat.name)]);
    if (one.dataset.key !== key) {
      one.dataset.key = key;
      one.className = ["thing", look?.kind ?? "line", look?.colour ? `c-${look.colour}` : look?.kind === "pawn" && look.owner !== null ? `c-seat${look.owner}` : "plain", tap || part !== null ? "can" : "", ...(look?.marks ?? [])].filter(Boolean).join(" ");
      const acts = tap || part !== null;
      const inside = this.body(one, acts || isOwn);
      inside.replaceChildren();
      if (acts || isOwn) {
        mark(inside, "aria-disabled", acts && (part !== "" || !this.composer.isFull) ? null : "true");
        mark(inside, "aria-pressed", part === null ? null : String(part !== ""));
      }
      if (part) inside.append(make("span", {class: "flag", "aria-hidden": "true"}, part));
      inside.append(...this.picture(item, zone), make("span", {class: this.isNamed(item) ? "caption" : "words"}, this.isNamed(item) ? item.name : does));
      if (this.isNamed(item) && does !== item.name) inside.append(make("span", {class: "words"}, `, ${tap.label}`));
    }
    const button = one.querySelector("button");
    if (button) button.onclick = () => (part === null ? this.press(tap ?? null, item) : this.composer.toggle(item.id));
    this.put(one, item, zone);
  }

  // The button or the text of a thing. It stays as long as it can: a reader says anew what has the focus anew.
  body(one, isButton) {
    const old = one.firstElementChild;
    if (old?.localName === (isButton ? "button" : "span")) return old;
    const had = one.contains(document.activeElement);
    const body = make(isButton ? "button" : "span", {type: isButton ? "button" : null, class: "body"});
    one.replaceChildren(body);
    if (had) (isButton ? body : one).focus({preventScroll: true});
    return body;
  }

  // Whether eyes need the name as well: what is drawn does not say it.
  isNamed(item) {
    const look = item.look;
    if (!look || look.kind === "badge") return true;
    if (look.kind === "back") return look.owner !== null;
    return look.kind === "card" && !look.colour;
  }

  picture(item, zone) {
    const look = item.look;
    if (!look) return [];
    const owner = look.owner === null ? null : this.shown.seats.find((seat) => seat.seat === look.owner);
    const flags = look.marks.filter((mark) => FLAGS[mark] && !(isBoard(zone) && mark !== "safe"));
    return [
      kinds[look.kind](look, [...(owner?.name ?? "")][0] ?? ""),
      owner && look.kind === "card" && zone.layout.seat === null ? make("span", {class: "owner", "data-seat": look.owner, "aria-hidden": "true"}, owner.name) : null,
      flags.length ? make("span", {class: "flag", "aria-hidden": "true"}, flags.map((mark) => FLAGS[mark]).join("")) : null,
    ].filter(Boolean);
  }

  // Where a thing stands among the others.
  put(one, item, zone) {
    const look = item.look;
    one.style.cssText = "";
    if (!look) return;
    if (zone.layout.kind === "fan") one.style.zIndex = String(50 - zone.items.indexOf(item)); // each keeps its right side in sight
    const cards = zone.items.filter((other) => other.look && other.look.kind === look.kind && other.look.at === look.at);
    if (zone.layout.kind === "columns" || (zone.layout.kind === "seat" && look.kind === "card" && look.at)) {
      const lines = [...new Set(cards.map((other) => other.look.line))];
      const line = cards.filter((other) => other.look.line === look.line);
      const before = line.indexOf(item);
      one.style.zIndex = String(50 - before);
      if (zone.layout.kind === "columns") {
        one.style.gridColumn = String(lines.indexOf(look.line) + 1);
        one.style.setProperty("--under", String(before));
      } else one.classList.toggle("covers", item !== line.at(-1));
    }
    const made = this.boards.get(zone.id);
    const at = made?.at[look.at];
    if (!at) return;
    const there = zone.items.filter((other) => other.look?.kind === "pawn" && other.look.at === look.at);
    const n = there.indexOf(item);
    let {x, y} = at;
    let size = at.d * 0.86;
    if (zone.layout.kind === "ring") {
      size = made.unit * 1.25;
    } else {
      const pairs = there.length > 1;
      const rows = Math.ceil(there.length / 2);
      if (pairs) size = at.d * 0.7;
      if (pairs) x += ((n % 2) - 0.5) * at.d * 0.5;
      y -= at.h * 0.14;
      if (rows > 1) y += (Math.floor(n / 2) / (rows - 1) - 0.5) * at.h * 0.4;
    }
    one.style.left = `${x}%`;
    one.style.top = `${y}%`;
    one.style.width = `${size}%`;
  }

  // Things on a ring push each other aside until each is seen; a line leads from what was pushed to its space.
  spread(section, zone) {
    const made = this.boards.get(zone.id);
    if (zone.layout.kind !== "ring" || !section.clientWidth) return;
    const percent = 100 / section.clientWidth;
    const there = zone.items.filter((item) => item.look?.kind === "pawn" && made.at[item.look.at]).map((item) => {
      const one = section.querySelector(`li[data-id="${CSS.escape(item.id)}"]`);
      const {x, y} = made.at[item.look.at];
      return {one, at: item.look.at, home: {x, y}, x, y, r: one.offsetWidth * percent / 2};
    });
    for (const one of there) {
      const beside = there.filter((other) => other.at === one.at);
      if (beside.length < 2) continue;
      const angle = Math.atan2(one.y - 50, one.x - 50) + (beside.indexOf(one) / beside.length) * 2 * Math.PI;
      one.x += Math.cos(angle) * one.r;
      one.y += Math.sin(angle) * one.r;
    }
    for (let n = 0; n < PUSHES; n++) {
      there.forEach((one, at) => there.slice(at + 1).forEach((other) => {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(x, y) || 0.01;
        const push = Math.max(0, one.r + other.r - far) / 2 / far;
        one.x -= x * push;
        one.y -= y * push;
        other.x += x * push;
        other.y += y * push;
      }));
      for (const one of there) for (const axis of ["x", "y"]) one[axis] = Math.max(one.r, Math.min(100 - one.r, one[axis]));
    }
    for (const {one, home, x, y, r} of there) {
      const far = Math.hypot(home.x - x, home.y - y);
      one.style.left = `${x}%`;
      one.style.top = `${y}%`;
      one.style.setProperty("--far", `${far > r / 4 ? far / percent : 0}px`);
      one.style.setProperty("--angle", `${Math.atan2(home.y - y, home.x - x)}rad`);
    }
  }

  paint(section, zone) {
    const holder = section.querySelector(".holder");
    const made = places(zone.layout, section.clientWidth || this.areas.centre.clientWidth || 800, parseFloat(getComputedStyle(section).fontSize));
    const key = `${made.columns} ${zone.layout.origin} ${zone.layout.spaces.length}`;
    this.boards.set(zone.id, made);
    if (holder.dataset.key === key) return false;
    holder.dataset.key = key;
    holder.style.aspectRatio = String(made.ratio);
    holder.querySelector(".picture")?.remove();
    const goal = zone.items.find((item) => item.look?.measure === "goal")?.look.at;
    holder.prepend(board(zone.layout, made, goal));
    return true;
  }

  // A board folds where there is less room.
  ground() {
    for (const zone of this.shown.zones.filter((zone) => zone.layout && isBoard(zone))) {
      const section = this.zones.get(zone.id);
      if (!section) continue;
      if (this.paint(section, zone)) for (const item of zone.items) this.put(section.querySelector(`li[data-id="${CSS.escape(item.id)}"]`), item, zone);
      this.spread(section, zone);
    }
  }

  focused() {
    const one = document.activeElement?.closest?.(".zone li[data-id]");
    return one && {zone: one.closest("section").dataset.zone, at: [...one.parentNode.children].indexOf(one)};
  }

  // Draw again what is part of a set.
  showParts() {
    for (const zone of this.shown.zones.filter((zone) => zone.layout)) {
      for (const item of zone.items.filter((item) => this.composer.isOf(item.id))) this.item(this.zones.get(zone.id).querySelector(`li[data-id="${CSS.escape(item.id)}"]`), item, zone);
    }
  }

  // The server never moves the focus; where its thing is gone, its neighbour in the same zone has it.
  keepFocus(kept) {
    if (!kept || document.activeElement !== document.body) return;
    const list = this.zones.get(kept.zone)?.querySelector("ul");
    const targets = list ? stops(list) : [];
    const near = targets[Math.min(kept.at, targets.length - 1)] ?? document.querySelector(".zone button.body, .zone li[tabindex='0']");
    near?.focus({preventScroll: true});
  }

  positions() {
    const found = new Map();
    for (const one of document.querySelectorAll(".zone li[data-id]")) {
      const box = one.getBoundingClientRect();
      if (box.width) found.set(one.dataset.id, box);
    }
    for (const [id, section] of this.zones) found.set(`@${id}`, section.getBoundingClientRect());
    return found;
  }

  // Let what lies elsewhere now move there; a card that came up moves from whose it is.
  move(before) {
    if (still.matches || document.hidden || !before.size) return;
    for (const zone of this.shown.zones.filter((zone) => zone.layout)) {
      for (const item of zone.items) {
        const one = this.zones.get(zone.id).querySelector(`li[data-id="${CSS.escape(item.id)}"]`);
        const known = before.get(item.id) ?? (item.look?.owner !== null && item.look?.kind === "card" ? before.get(`@seat-${item.look.owner}`) : null);
        const to = one.getBoundingClientRect();
        if (!known || !to.width) continue;
        const x = known.left + known.width / 2 - to.left - to.width / 2;
        const y = known.top + known.height / 2 - to.top - to.height / 2;
        if (Math.abs(x) + Math.abs(y) < 4) continue;
        const set = getComputedStyle(one).transform;
        const end = set === "none" ? "" : set;
        one.animate([{transform: `translate(${x}px, ${y}px) ${end}`}, {transform: end || "none"}], {duration: MOVE, easing: "ease-out"});
      }
    }
  }
}
