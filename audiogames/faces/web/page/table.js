// The table for eyes, ears and fingers: one list a zone, drawn from what is shown. Nothing here knows a game.
import {board, hand, icon, kinds, small, token, wheel} from "./drawing.js";
import {byId, make, write} from "./elements.js";
import {TALL, TILE, columns, dial, pile, ring, rows, shares, standing, track} from "./layout.js";
import {makeRoving, rove, stops} from "./roving.js";

const MOVE = 120; // milliseconds
const still = matchMedia("(prefers-reduced-motion: reduce)");
const FLAGS = ["wins", "trump", "safe", "latest", "later"];
const DEEP = {1: 2, 2: 2.4, 3: 2.9, 4: 3.4}; // how much of the height a hand of so many sevens takes
const mark = (element, name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value));
const isBoard = (zone) => zone.layout.kind === "ring" || zone.layout.kind === "track";
const isSquare = (zone) => ["die", "barrel"].includes(zone.layout.shape);
const isScale = (zone) => zone.items.length > 2 && zone.items.every((item) => item.look?.kind === "value");
// What belongs to the viewer and is a number or a few cards, no thing to play with, is written in one line.
const isLine = (zone) => zone.layout.area === "own" && (zone.layout.kind === "seat" || (zone.layout.kind === "row" && !isSquare(zone)));
const styled = new WeakMap();
// Write a style only where it is another one: a browser lays out anew whatever is written.
const style = (element, text) => {
  if (styled.get(element) === text) return;
  styled.set(element, text);
  element.style.cssText = text;
};
const css = ({x, y, w, h}) => `left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;width:${w.toFixed(1)}px;height:${h.toFixed(1)}px;`;

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

// Who sits where: each person has one colour and one sign, those of their pieces where they have such.
export function people(shown) {
  const colours = new Map();
  for (const {items} of shown.zones) for (const {look} of items) if (look?.kind === "pawn" && look.owner !== null && look.colour) colours.set(look.owner, look.colour);
  return shown.seats.map((one) => ({...one, colour: colours.get(one.seat) ?? "", cls: colours.has(one.seat) ? `c-${colours.get(one.seat)}` : `c-seat${one.seat}`}));
}

export class TableView {
  // `press` is told of a choice, if there is one, and its thing; `composer` of things that are parts of a set; `look` of
  // a seat of which somebody wants to see all.
  constructor(areas, press, composer, words, look) {
    this.areas = areas;
    this.press = press;
    this.composer = composer;
    this.words = words;
    this.look = look;
    this.zones = new Map();
    this.things = new Map(); // the elements of things by their ids
    this.keys = new WeakMap(); // what each of them shows
    this.spots = new Map(); // where the middle of each lies on the page, and that of each zone, its id after a "@"
    this.shown = null;
    const seen = new ResizeObserver(() => this.shown && this.place());
    for (const one of [byId("field"), areas.own, byId("parts")]) seen.observe(one);
  }

  show(shown) {
    const before = this.spots;
    const kept = this.focused();
    this.shown = shown;
    this.things = new Map();
    this.people = people(shown);
    this.named = JSON.stringify(this.people.map((person) => [person.name, person.cls]));
    this.taps = taps(shown);
    const next = {own: 0, line: 0, centre: 0, side: 0, others: 0};
    const seen = new Set();
    for (const zone of shown.zones.filter((zone) => zone.layout)) {
      seen.add(zone.id);
      let section = this.zones.get(zone.id);
      if (!section) this.zones.set(zone.id, (section = this.section(zone)));
      const name = isLine(zone) ? "line" : zone.layout.area;
      const area = this.areas[name];
      const at = next[name]++;
      if (area.children[at] !== section) area.insertBefore(section, area.children[at] ?? null);
      this.fill(section, zone);
    }
    for (const [id, section] of this.zones) {
      if (!seen.has(id)) {
        section.remove();
        this.zones.delete(id);
      }
    }
    this.share();
    this.place();
    this.keepFocus(kept);
    this.move(before);
  }

  section(zone) {
    const id = `zone-${zone.id}`;
    const list = make("ul", {role: "list", "aria-labelledby": id});
    const title = make("h3", {id});
    const section = make("section", {class: `zone ${zone.layout.kind}`, "data-zone": zone.id}, title, make("div", {class: "holder"}, list));
    if (zone.layout.area === "others") {
      const isPressed = !document.body.classList.contains("screen");
      const name = make(isPressed ? "button" : "span", {type: isPressed ? "button" : null, class: "who"});
      if (isPressed) name.onclick = () => this.look(zone.id);
      title.append(name);
    }
    makeRoving(list);
    return section;
  }

  person(seat) {
    return this.people.find((one) => one.seat === seat) ?? null;
  }

  fill(section, zone) {
    const seat = zone.layout.seat === null ? null : this.person(zone.layout.seat);
    const isOther = zone.layout.area === "others";
    const state = seat && isOther && !["person", "bot"].includes(seat.who) ? this.words(seat.who) : "";
    const title = state ? `${zone.title} (${state})` : zone.title;
    if (isOther) this.name(section, seat, title);
    else write(section.querySelector("h3"), title);
    section.classList.toggle("acting", Boolean(seat?.acts) && isOther && !this.shown.over);
    section.classList.toggle("bare", !zone.items.length && !zone.layout.capacity);
    section.classList.toggle("scale", isScale(zone));
    const list = section.querySelector("ul");
    const old = new Map([...list.children].filter((one) => one.dataset.id).map((one) => [one.dataset.id, one]));
    zone.items.forEach((item, n) => {
      const one = old.get(item.id) ?? make("li", {"data-id": item.id});
      old.delete(item.id);
      this.things.set(item.id, one);
      if (list.children[n] !== one) list.insertBefore(one, list.children[n] ?? null);
      this.item(one, item, zone);
    });
    for (const one of old.values()) one.remove();
    rove(list);
  }

  name(section, seat, title) {
    const button = section.querySelector(".who");
    const key = `${title} ${seat?.cls} ${seat?.who}`;
    if (button.dataset.key === key) return;
    button.dataset.key = key;
    section.classList.add(...(seat ? [seat.cls] : []));
    button.replaceChildren(...(seat ? [token(seat)] : []), make("span", {class: "name"}, title), ...(["behind", "listening"].includes(seat?.who) ? [icon("ear")] : []));
  }

  item(one, item, zone) {
    const {look} = item;
    const tap = this.taps.get(item.id);
    const isOwn = zone.layout.area === "own" && look && (look.kind === "card" || look.kind === "barrel") && zone.layout.kind !== "columns" && !isLine(zone);
    const part = this.composer.isOf(item.id) ? this.composer.place(item.id) : null;
    const does = tap && tap.label !== item.name ? `${item.name}, ${tap.label}` : item.name;
    const key = JSON.stringify([look, item.name, tap?.action, part, part === "" && this.composer.isFull, isOwn]) + this.named;
    if (this.keys.get(one) !== key) {
      this.keys.set(one, key);
      delete one.dataset.drawn;
      const acts = tap || part !== null;
      one.className = ["thing", look?.kind ?? "line", this.colour(look), acts ? "can" : "", ...(look?.measure ? [`m-${look.measure}`] : []), ...(look?.at && zone.layout.kind === "seat" ? [`at-${look.at}`] : []), ...(look?.marks ?? [])].filter(Boolean).join(" ");
      const inside = this.body(one, acts || isOwn);
      inside.replaceChildren();
      if (acts || isOwn) {
        mark(inside, "aria-disabled", acts && (part !== "" || !this.composer.isFull) ? null : "true");
        mark(inside, "aria-pressed", part === null ? null : String(part !== ""));
      }
      if (part) inside.append(make("span", {class: "flag nth", "aria-hidden": "true"}, part));
      inside.append(...this.picture(item, zone), make("span", {class: this.isNamed(item) ? "caption" : "words"}, this.isNamed(item) ? item.name : does));
      if (this.isNamed(item) && does !== item.name) inside.append(make("span", {class: "words"}, `, ${tap.label}`));
    }
    const button = one.querySelector("button");
    if (button) button.onclick = () => (part === null ? this.press(tap ?? null, item) : this.composer.toggle(item.id));
  }

  colour(look) {
    if (look?.colour) return `c-${look.colour}`;
    if (look?.kind === "pawn" && look.owner !== null) return this.person(look.owner)?.cls ?? "";
    return look?.kind === "card" && look.card && !/^\d/.test(look.ink) ? "c-night" : "plain";
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
    const {look} = item;
    if (!look || look.kind === "badge") return true;
    if (look.kind === "back") return look.owner !== null;
    return look.kind === "card" && !look.colour && !look.ink;
  }

  // What is drawn besides the thing itself, which is drawn where it is placed.
  picture(item, zone) {
    const {look} = item;
    if (!look) return [];
    const owner = look.owner === null ? null : this.person(look.owner);
    const flags = look.marks.filter((one) => FLAGS.includes(one) && !(isBoard(zone) && one !== "safe"));
    return [
      look.kind === "badge" || look.kind === "value" ? kinds[look.kind](look) : null,
      look.kind === "back" && owner ? hand(look) : null,
      owner && look.kind === "card" && zone.layout.seat === null ? make("span", {class: `owner ${owner.cls}`, "aria-hidden": "true"}, token(owner), make("span", {class: "name"}, owner.name)) : null,
      ...flags.map((name) => make("span", {class: `flag ${name}`, "aria-hidden": "true"}, icon(name))),
    ].filter(Boolean);
  }

  // How much of the height the table and the own side have: by what lies there, and what can be pressed.
  share() {
    const zones = this.shown.zones.filter((zone) => zone.layout);
    const own = zones.filter((zone) => zone.layout.area === "own" && !isLine(zone) && (zone.items.length || zone.layout.capacity));
    const has = (kind) => zones.some((zone) => zone.layout.kind === kind && zone.layout.area === "centre");
    const can = (zone) => zone.items.some((item) => this.taps.has(item.id) || this.composer.isOf(item.id));
    // In a small window, what can be pressed has the room that a finger needs; what only lies there has less.
    const isTight = innerHeight < 760 && innerWidth < 760;
    const least = isTight && own.some(can) ? 0.7 : 1;
    const weights = own.map((zone) => {
      if (isSquare(zone)) return can(zone) ? (isTight && innerHeight < 640 ? 4 : 2.6) : 1.1;
      if (zone.layout.kind === "columns") return (zone.layout.capacity ? 2 : 1.5) * least;
      return (DEEP[Math.min(4, Math.ceil(zone.items.length / 7))] ?? 0) * (isTight && can(zone) ? 1.4 : 1);
    });
    own.forEach((zone, n) => style(this.zones.get(zone.id), `--share:${weights[n]}`));
    const all = weights.reduce((sum, one) => sum + one, 0);
    const mine = all + (this.shown.parts && !this.composer.isOnTable ? 2.6 : 0);
    byId("board").classList.toggle("round", has("ring"));
    style(byId("board"), `--mine:${mine};--table:${(has("ring") || has("track") ? 4.6 : 4) * least}`);
  }

  // Draw all things again, in another world.
  redraw() {
    for (const one of document.querySelectorAll("[data-drawn]")) delete one.dataset.drawn;
    if (this.shown) this.place();
  }

  // Lay out everything: sizes are read once, then places are written.
  place() {
    const zones = this.shown.zones.filter((zone) => zone.layout && this.zones.has(zone.id));
    const of = (...areas) => zones.filter((zone) => areas.includes(zone.layout.area) && !isLine(zone) && (zone.items.length || zone.layout.capacity || zone.layout.spaces.length));
    const size = (one) => ({W: one.clientWidth, H: one.clientHeight});
    const isScreen = document.body.classList.contains("screen");
    const letter = parseFloat(getComputedStyle(document.body).fontSize);
    const field = size(byId("field"));
    this.spots = new Map();
    const corners = new Map([["field", byId("field")], ...this.zones].map(([id, one]) => [id, this.note(`@${id}`, one)]));
    const parts = byId("parts").querySelector("ul");
    const partsBox = parts && size(parts);
    const fields = of("own").map((zone) => [zone, size(this.zones.get(zone.id))]);
    const titled = isScreen || (innerWidth >= 760 && innerHeight >= 600);
    const centre = of("centre", "side");
    const round = centre.find((zone) => zone.layout.kind === "ring");
    const inHub = round ? centre.filter((zone) => zone.layout.area === "side") : [];
    const found = shares(centre.filter((zone) => !inHub.includes(zone)).map((zone) => ({id: zone.id, layout: zone.layout, count: Math.max(zone.items.length, zone.layout.capacity), isScale: isScale(zone)})), field.W, field.H);
    const settings = {letter, isScreen, titled};
    for (const zone of centre) {
      const box = found.get(zone.id);
      if (box) this.set(zone, box, settings, corners.get("field"));
    }
    if (round) {
      const box = found.get(round.id);
      const {hub} = ring({W: box.w, H: box.h, edge: this.edge(box.w, letter, isScreen), ...round.layout});
      for (const zone of inHub) this.set(zone, {...hub, x: box.x + hub.x, y: box.y + hub.y}, {...settings, titled: false}, corners.get("field"));
    }
    for (const [zone, {W, H}] of fields) this.set(zone, {w: W, h: H}, {...settings, titled: false}, corners.get(zone.id));
    for (const zone of zones.filter((one) => isLine(one) || one.layout.area === "others")) this.draw(zone);
    if (parts && !parts.hidden) this.composer.arrange(partsBox);
  }

  // Note where the middle of a zone lies on the page; return its corner.
  note(name, one) {
    const {left, top, width, height} = one.getBoundingClientRect();
    const corner = {x: left + scrollX, y: top + scrollY};
    if (width) this.spots.set(name, {x: corner.x + width / 2, y: corner.y + height / 2});
    return corner;
  }

  // Lay out the things of one zone in its box, which is counted from a corner.
  set(zone, box, {letter, isScreen, titled}, corner) {
    const section = this.zones.get(zone.id);
    const isTitled = titled && !isBoard(zone) && !isScale(zone) && box.h > letter * 6;
    const high = isTitled ? letter * (zone.title.includes(" ") && zone.title.length * letter * 0.66 > box.w ? 2.5 : 1.4) : 0;
    if (box.x !== undefined) style(section, css(box));
    section.classList.toggle("titled", isTitled);
    const holder = section.querySelector(".holder");
    style(holder, `top:${high}px`);
    const [W, H] = [box.w, box.h - high];
    if (W < 16 || H < 16) return;
    const made = this.made(zone, W, H, letter, isScreen);
    this.under(holder, zone, made, W, H, letter, isScreen);
    zone.items.forEach((item, n) => {
      const one = this.things.get(item.id);
      const at = made.at[n];
      if (!at) return void style(one, "");
      style(one, `${css(at)}z-index:${1 + (at.z ?? 0)};--w:${at.w.toFixed(1)}px;--step:${Math.min(made.step || at.w, W).toFixed(1)}px`);
      this.spots.set(item.id, {x: corner.x + (box.x ?? 0) + at.x + at.w / 2, y: corner.y + (box.y ?? 0) + high + at.y + at.h / 2});
      const old = one.firstElementChild; // too small for fingers, and without effect: no button
      if (Math.min(at.w, at.h) < 44 && old.matches("[aria-disabled]")) this.body(one, false).append(...old.childNodes);
      this.paint(one, item, made.aspect === TILE);
    });
    rove(section.querySelector("ul"));
  }

  made(zone, W, H, letter, isScreen) {
    const {layout} = zone;
    const n = zone.items.length;
    const looks = zone.items.map((item) => item.look);
    if (isBoard(zone)) {
      const low = this.inkSize(zone, W, H, letter, isScreen) * 1.12;
      const made = layout.kind === "ring" ? ring({W, H, edge: this.edge(W, letter, isScreen), ...layout}) : track({W, H, ...layout, most: isScreen ? 170 : 150});
      return {...made, spaces: made.at, at: standing(layout, made, looks.map((look) => (look?.kind === "pawn" ? look.at : "")), low), aspect: TILE};
    }
    if (isScale(zone)) return dial({W, H, n});
    if (layout.kind === "pile") return pile({W, H, n, most: isScreen ? 300 : 150});
    if (layout.kind === "columns") return columns({W, H, lines: looks.map((look) => look.line), capacity: layout.capacity, most: 130});
    const isFan = layout.kind === "fan";
    const isOwn = layout.area === "own";
    const named = zone.items.some((item) => this.isNamed(item));
    const owned = looks.some((look) => look?.owner !== null) && layout.capacity > 1 && !isOwn;
    const caption = (named && looks.every((look) => look?.kind !== "badge")) || (layout.capacity > 1 && !isSquare(zone)) ? letter * 1.35 : 0;
    const places = isSquare(zone) || caption ? Math.max(n, layout.capacity) : n;
    const aspects = isSquare(zone) ? [TILE] : isFan && !named ? [TALL, TILE] : [TALL];
    const seen = isSquare(zone) ? [1] : [1, 0.87, isFan ? 0.62 : 0.7, 0.5];
    const made = rows({W: W - 8, H: H - 8, n, places, caption, aspects, seen, gap: isSquare(zone) ? 5 : 6, most: isScreen ? 360 : isSquare(zone) ? 110 : 150, mostRows: isSquare(zone) ? 7 : isFan ? 5 : 1});
    return {...made, owned, at: made.at.map((one) => ({...one, x: one.x + 4, y: one.y + 4}))};
  }

  // How much height the names at a ring have on a big screen: that of two lines where one is too short for them.
  edge(W, letter, isScreen) {
    const longest = Math.max(...this.people.map(({name}) => name.length));
    return isScreen ? letter * (longest * letter * 0.65 > W / 2 ? 2.4 : 1.25) : 0;
  }

  inkSize(zone, W, H, letter, isScreen) {
    if (zone.layout.kind !== "track") return 0;
    if (isScreen) return letter;
    const {w, h} = track({W, H, ...zone.layout});
    return Math.max(12, Math.min(w * 0.42, h * 0.36, 26));
  }

  // What lies under the things: a board, a wheel, empty places.
  under(holder, zone, made, W, H, letter, isScreen) {
    const {layout} = zone;
    const goal = zone.items.find((item) => item.look?.measure === "goal")?.look.at;
    const key = JSON.stringify([Math.round(W), Math.round(H), layout.origin, layout.spaces.length, goal, zone.items.length, zone.items.map((item) => item.look?.line), isBoard(zone) && this.people.map((person) => [person.cls, person.name])]);
    if (holder.dataset.key === key) return;
    holder.dataset.key = key;
    holder.querySelectorAll(":scope > :not(ul)").forEach((one) => one.remove());
    const n = zone.items.length;
    const slots = made.empty ?? (layout.kind === "pile" || layout.kind === "row" ? (isSquare(zone) && n ? [] : made.at.slice(n)) : []);
    const drawn = isBoard(zone) ? board(layout, {...made, at: made.spaces}, W, H, this.people, goal, isScreen || layout.kind === "ring" ? letter : this.inkSize(zone, W, H, letter, isScreen)) : isScale(zone) ? wheel(made, W, H, n)
      : slots.map((one) => make("span", {class: "slot", style: css(one)}));
    holder.prepend(...drawn.map((one) => (one.setAttribute("aria-hidden", "true"), one)));
  }

  paint(one, item, isTile) {
    const {look} = item;
    const drawn = isTile ? "tile" : "tall";
    if (!look || one.dataset.drawn === drawn || look.kind === "badge" || look.kind === "value") return;
    one.dataset.drawn = drawn;
    const body = one.firstElementChild;
    body.querySelector(":scope > svg.art")?.remove();
    body.prepend(kinds[look.kind](look, look.owner === null ? null : this.person(look.owner), isTile));
  }

  // Draw the cards of a seat, or of a line of one's own, small.
  draw(zone) {
    for (const item of zone.items) {
      const one = this.things.get(item.id);
      this.spots.set(item.id, this.spots.get(`@${zone.id}`));
      if (item.look?.kind !== "card" || one.dataset.drawn) continue;
      one.dataset.drawn = "small";
      one.firstElementChild.querySelector(":scope > svg.art")?.remove();
      one.firstElementChild.prepend(small(item.look));
    }
  }

  focused() {
    const one = document.activeElement?.closest?.(".zone li[data-id]");
    return one && {zone: one.closest("section").dataset.zone, at: [...one.parentNode.children].indexOf(one)};
  }

  // Draw again what is part of a set.
  showParts() {
    for (const zone of this.shown.zones.filter((zone) => zone.layout)) {
      for (const item of zone.items.filter((item) => this.composer.isOf(item.id))) this.item(this.things.get(item.id), item, zone);
    }
    this.place();
  }

  // The server never moves the focus; where its thing is gone, its neighbour in the same zone has it.
  keepFocus(kept) {
    if (!kept || document.activeElement !== document.body) return;
    const list = this.zones.get(kept.zone)?.querySelector("ul");
    const targets = list ? stops(list) : [];
    const near = targets[Math.min(kept.at, targets.length - 1)] ?? document.querySelector(".zone button.body, .zone li[tabindex='0']");
    near?.focus({preventScroll: true});
  }

  // Let what lies elsewhere now move there; a card that came up moves from whose it is.
  move(before) {
    if (still.matches || document.hidden) return;
    for (const zone of this.shown.zones.filter((zone) => zone.layout)) {
      for (const item of zone.items) {
        const to = this.spots.get(item.id);
        const from = before.get(item.id) ?? (item.look?.owner !== null && item.look?.kind === "card" ? before.get(`@seat-${item.look.owner}`) : null);
        if (!from || !to) continue;
        const [x, y] = [from.x - to.x, from.y - to.y];
        if (Math.abs(x) + Math.abs(y) >= 4) this.things.get(item.id).animate([{transform: `translate(${x}px, ${y}px)`}, {transform: "none"}], {duration: MOVE, easing: "ease-out"});
      }
    }
  }
}
