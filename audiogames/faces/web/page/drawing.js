// Drawings: one for each kind of thing, none for a game. A card on the screen is the sticker in the hand: it wears the
// number, the dots and bars under it, and the sign that fingers find.
import {make} from "./elements.js";

const outlines = {};
const columnOf = {}; // the name of an outline by the id of a card
const signOfCard = {};
export async function load() {
  const drawn = await (await fetch("/page/drawings.json")).json();
  for (const [name, parts] of Object.entries(drawn.outlines)) outlines[name] = parts.map(([ring, x, y]) => `M${x} ${y}l${drawn.rings[ring]}z`).join("");
  for (const [found, names] of [[columnOf, drawn.columns], [signOfCard, drawn.signs]]) {
    for (const [name, cards] of Object.entries(names)) for (const card of cards.split(" ")) found[card] = name;
  }
}

// What a game's world is drawn of: its ground, the back of its cards, and pictures of what its signs are called. It is
// fetched once it is known which world that is.
let world = "";
export async function enter(name) {
  if (!name || name === world) return;
  world = name;
  document.documentElement.dataset.world = name;
  const answer = await fetch(`/page/${name}.svg`);
  if (!answer.ok) return;
  const drawn = await answer.text();
  const sprite = document.getElementById("sprite");
  sprite.replaceChildren(...new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement.children);
}
const use = (id, attributes) => (document.getElementById(id) ? make("use", {href: `#${id}`, ...attributes}) : null);

const outline = (name, x, y, scale, cls = "ink") => outlines[name]
  ? make("path", {class: cls, "fill-rule": "evenodd", d: outlines[name], transform: `translate(${x} ${y}) scale(${scale / 10})`}) : null;
const signOf = (look) => signOfCard[look.card] ?? (outlines[`colour:${look.colour}`] ? `colour:${look.colour}` : null);
const text = (words, x, y, size, cls = "ink", wide = 0) => make("text", {class: cls, x, y, "font-size": size, "text-anchor": "middle", ...(wide && String(words).length > 1 ? {textLength: wide, lengthAdjust: "spacingAndGlyphs"} : {})}, String(words));
const rect = (cls, x, y, width, height, rx) => make("rect", {class: cls, x, y, width, height, rx});
const svg = (box, cls, ...inside) => make("svg", {viewBox: box, class: cls, "aria-hidden": "true", focusable: "false"}, ...inside);
const count = (number, x, y) => [make("circle", {class: "disc", cx: x, cy: y, r: 14}), text(number, x, y + 7.5, 21, "count")];
const path = (d, cls) => make("path", {class: cls, d});

// What a symbol is called, drawn: from the world, "" where it has no picture of it.
const picture = (name, x, y, size) => use(`p-${(name ?? "").split(":")[1]}`, {class: "pic", x: x - size / 2, y: y - size / 2, width: size, height: size});

// One emblem for each person, the same everywhere: 24 by 24 round the middle.
const EMBLEMS = [
  "M5-11A11.5 11.5 0 1 0 11 5A9 9 0 0 1 5-11Z", "M-11 10C-11 6-7 6-6 5L-1-9C1-12 5-11 7-8L3-6L6 5C7 6 11 6 11 10Z",
  "M-10-11L-4-7H4L10-11V2C10 8 5 11 0 11S-10 8-10 2ZM-6-1L-4 3L-2-1ZM2-1L4 3L6-1Z", "M0-12L3.4-4.4L11.6-3.7L5.4 1.8L7.3 10L0 5.6L-7.3 10L-5.4 1.8L-11.6-3.7L-3.4-4.4Z",
  "M1-12C2-6 9-4 9 3A9 9 0 0 1-9 3C-9-1-6-3-5-6C-3-4-3-3-2-2C0-5 1-8 1-12Z", "M11-11C-3-11-11-4-9 6L-12 11L-9 12L-6 8C5 11 11 1 11-11ZM-5 6C-2 1 2-2 6-5C3-1-1 3-3 7Z",
];
// The sign of a person: of the colour of their pieces where they have such, else their emblem.
const sign = (person, scale = 0.86) => person.colour ? outline(`colour:${person.colour}`, 0, 0, 1.35 * scale)
  : make("path", {class: "ink", "fill-rule": "evenodd", d: EMBLEMS[person.seat % EMBLEMS.length], transform: `scale(${scale})`});
export const token = (person, cls = "") => svg("-16 -16 32 32", `token ${cls}`, make("g", {class: person.cls}, make("circle", {class: "face rim", r: 15}), sign(person)));

const ICONS = {
  ask: "M8 9A4 4 0 1 1 13 12.5C12 13 12 14 12 15M12 18V18.5", history: "M6 4H18A2 2 0 0 1 18 8H8V18A2 2 0 0 0 10 20H18V8M6 4A2 2 0 0 0 6 8H8M11 12H15M11 16H15",
  talk: "M4 5H20V16H11L6 20V16H4ZM8 9H16M8 12H13", rules: "M12 7C9 5 6 5 3 6V19C6 18 9 18 12 20C15 18 18 18 21 19V6C18 5 15 5 12 7V20",
  settings: "M4 7H13M17 7H20M4 12H7M11 12H20M4 17H13M17 17H20M15 5V9M9 10V14M15 15V19", around: "M7 13A5 3 0 1 0 17 13A5 3 0 1 0 7 13M12 4V7M4 9L6 11M20 9L18 11M5 19L7 17M19 19L17 17",
  cards: "M4 7H13V20H4ZM8 4H18V17", points: "M12 3L14.6 9L21 9.5L16 14L17.5 20.5L12 17L6.5 20.5L8 14L3 9.5L9.4 9Z", home: "M4 20V9L8 6V9H16V6L20 9V20ZM10 20V15H14V20",
  shakes: "M8 4H16Q19 12 16 20H8Q5 12 8 4ZM3 9V15M21 9V15", space: "M7 21V4H18L15 8L18 12H7", level: "M5 20V14M12 20V9M19 20V4", chosen: "M4 13L10 19L20 6",
  wins: "M3 18H21L22 7L16 12L12 4L8 12L2 7Z", trump: "M12 2L14.5 9.5L22 12L14.5 14.5L12 22L9.5 14.5L2 12L9.5 9.5Z", later: "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M12 7V12L15 15", latest: "M12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7",
  safe: "M12 3L20 6V12C20 17 16 20 12 21C8 20 4 17 4 12V6Z", play: "M7 4L20 12L7 20Z", curse: "M6 4L12 10L18 4M12 10V21M6 15H18", chair: "M7 3V13H17V3M7 13V21M17 13V21M7 8H17M5 13H19", ear: "M7 10C6 4 11 2 14 4S17 10 15 13C13 15 13 17 12 19C11 22 7 21 7 18M10 10C10 7 13 6 14 9C14 11 12 11 12 14",
};
const SOLID = new Set(["wins", "trump", "play", "points", "latest"]);
export const icon = (name) => (ICONS[name] ? svg("0 0 24 24", `icon ${SOLID.has(name) ? "solid" : ""}`, path(ICONS[name])) : null);

const PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

export const kinds = {
  // A card, tall or, where `isTile`, as high as it is wide.
  card(look, person, isTile) {
    const high = isTile ? 63 : 88;
    const column = columnOf[look.card];
    const which = signOf(look);
    const drawn = /^(symbol|family):/.test(which ?? "");
    const under = look.number > 1 ? [rect("face under", 2, -3.5, 59, 20, 7), rect("face under", 1, -1.6, 61, 20, 7)] : [];
    const inside = !look.ink ? [outline(which, 31.5, high * 0.37, 2), drawn ? picture(which, 31.5, high - 20, 26) : null]
      : isTile ? [text(look.ink, 20, 28, 29, "ink", 27), outline(column, 16, 34, 0.8, "ink column"), drawn ? picture(which, 44, 41, 30) : null, outline(which, 44, drawn ? 15 : 40, drawn ? 1.05 : 2)]
        : [text(look.ink, 18.5, 33, 35, "ink", 29), outline(column, 15, 40, 1.28, "ink column"), drawn ? picture(which, 43, 61, 31) : null, outline(which, 43, drawn ? 21 : 56, drawn ? 1.2 : 2)];
    return svg(`0 0 63 ${high}`, "art", ...under, rect("face", 0.8, 0.8, 61.4, high - 1.6, 7), rect("edge", 3.6, 3.6, 55.8, high - 7.2, 4.8), ...inside, ...(look.number > 1 ? count(look.number, 46, high - 18) : []));
  },
  back(look) {
    if (!look.number) return svg("0 0 63 88", "art", rect("empty", 2, 2, 59, 84, 7));
    const deep = Math.min(3, Math.ceil(look.number / 12));
    return svg("0 0 63 88", "art", ...Array.from({length: deep}, (_, k) => rect("back", 1 + (deep - 1 - k) * 0.7, (k - deep + 1) * 2, 61 - (deep - 1 - k) * 1.4, 87, 7)),
      rect("edge", 4, 4, 55, 80, 4.5), use("back", {width: 63, height: 88}), make("circle", {class: "disc", cx: 31.5, cy: 44, r: 20}), text(look.number, 31.5, 54, 28, "count"));
  },
  pawn(look, person) {
    if (look.measure === "curse") return svg("-16 -16 32 32", "art", path("M0-15L5-7L14-8L9 0L14 8L5 7L0 15L-5 7L-14 8L-9 0L-14-8L-5-7Z", "face rim"), make("path", {class: "line", d: ICONS.curse, transform: "scale(.66) translate(-12 -12)"}));
    const of = signOf(look);
    return look.ink ? svg("-16 -16 32 32", "art", make("circle", {class: "face rim", r: 15}), outline(of, 0, -8.8, 0.5), text(look.ink, 0, of ? 12.9 : 8, 23.2))
      : svg("-16 -16 32 32", "art", make("circle", {class: "face rim", r: 15}), person ? sign(person) : null);
  },
  die(look) {
    const of = signOfCard[look.card];
    const body = [rect("face", 1, 1, 48, 48, 10), rect("edge", 4, 4, 42, 42, 7)];
    if (look.marks.includes("hidden")) return svg("0 0 50 50", "art", ...body, path("M25 13V37M13 25H37M17 17L33 33M33 17L17 33", "line"));
    if (!of && PIPS[look.ink]) return svg("0 0 50 50", "art", ...body, ...PIPS[look.ink].map((at) => make("circle", {class: "ink", cx: 13 + (at % 3) * 12, cy: 13 + Math.floor(at / 3) * 12, r: 4.3})));
    return svg("0 0 50 50", "art", ...body, of ? picture(of, 20, 20, 28) ?? outline(of, 20, 20, 1.6) : null, text(look.ink, of ? 40 : 25, of ? 44 : 35, of ? 22 : 28));
  },
  barrel(look, person) {
    return svg("0 0 60 60", "art", path("M14 3H46Q59 30 46 57H14Q1 30 14 3Z", "wood"), path("M22 4Q15 30 22 56M38 4Q45 30 38 56", "stave"), path("M10 14H50M10 46H50", "hoop"),
      text(look.ink, 30, look.number ? 31.5 : 41, look.number ? 28.5 : 32, "wood-ink"), look.number ? text(`=${look.number}`, 30, 55, 28.5, "wood-ink", look.number > 9 ? 36 : 0) : null,
      ...(person ? [make("g", {class: person.cls, transform: "translate(47 13) scale(.8)"}, make("circle", {class: "face rim", r: 15}), sign(person))] : []));
  },
  value: (look) => make("span", {class: "value", "aria-hidden": "true"}, look.ink || String(look.number)),
  badge: (look) => make("span", {class: "brief", "aria-hidden": "true"}, ...[icon(look.measure || look.marks.find((one) => ICONS[one])), look.marks.includes("chosen") ? null : look.ink || String(look.number)].filter(Boolean)),
};

// A card so small that only its sign and its number are seen.
export const small = (look) => svg("0 0 44 30", "art small", rect("face", 0.6, 0.6, 42.8, 28.8, 6), outline(signOf(look), 11, 15, 0.95), text(look.ink || look.number, 30, 24.5, 26, "ink", 22));
export const hand = (look) => make("span", {class: "brief", "aria-hidden": "true"}, icon("cards"), String(look.number));

// Boards, drawn in the pixels of their box under what stands on them.
export function board(layout, made, W, H, people, goal, size) {
  if (layout.kind === "track") return trackBoard(layout, made, W, H, goal, size);
  const {x, y, R, r} = made;
  const ownerOf = (space) => (space.off && space.colours.length === 1 ? people.find((one) => one.colour === space.colours[0]) : null);
  const inside = [make("circle", {class: "path", cx: x, cy: y, r: R, "stroke-width": r * 2.3})];
  for (const space of layout.spaces) {
    const place = made.at[space.id];
    const [first, second] = space.colours;
    if (space.off) inside.push(make("path", {class: "path", d: `M${place.x} ${place.y}L${x + R * Math.cos(place.angle)} ${y + R * Math.sin(place.angle)}`, "stroke-width": r}));
    const group = make("g", {class: `space ${first ? `c-${first}` : "plain"} ${space.off && !ownerOf(space) ? "nobody" : ""}`});
    group.append(make("circle", {class: "face", cx: place.x, cy: place.y, r: place.r}));
    if (second) group.append(path(`M${place.x} ${place.y - place.r}A${place.r} ${place.r} 0 0 1 ${place.x} ${place.y + place.r}Z`, `c-${second} face`));
    if (space.off < 0) group.append(path(castle(place), "edge"));
    for (const [colour, far, scale] of second ? [[first, -0.45, 0.06], [second, 0.45, 0.06]] : first ? [[first, 0, 0.085]] : []) group.append(outline(`colour:${colour}`, place.x + place.r * far, place.y, place.r * scale, `ink c-${colour} ${space.off ? "faint" : ""}`));
    inside.push(group);
  }
  const names = layout.spaces.filter((space) => space.off > 0 && ownerOf(space)).map((space) => {
    const place = made.at[space.id];
    // Above or below the corner where there is room, else beside it, between the place and the ring.
    const outer = R + r * 1.3;
    const line = size * 1.25;
    const middle = place.y < y ? place.y + place.r + line / 2 : place.y - place.r - line / 2;
    const {name} = ownerOf(space);
    const room = (H - made.S) / 2;
    if (room > line - 1) {
      const above = place.y < y ? `bottom:${H - place.y + place.r}px` : `top:${place.y + place.r}px`;
      const from = Math.max(0, Math.min((W - made.S) / 2, W / 2 - 6 - name.length * size * 0.65));
      const side = place.x < x ? `left:${from}px` : `right:${from}px;text-align:right`;
      return make("span", {class: "called", style: `${side};${above};max-width:${W / 2 - 6 - from}px;max-height:${room}px;white-space:normal`}, name);
    }
    const beside = x - Math.sqrt(Math.max(0, outer ** 2 - Math.max(Math.abs(middle - line / 2 - y), Math.abs(middle + line / 2 - y)) ** 2)) - 3;
    const side = place.x < x ? "left:0;text-align:left" : "right:0;text-align:right";
    return make("span", {class: "called", style: `${side};top:${middle - line / 2}px;max-width:${beside}px`}, beside < line * 1.6 ? "" : name);
  });
  return [svg(`0 0 ${W} ${H}`, "board", ...inside), ...names];
}

const castle = ({x, y, r}) => `M${x - r * 0.62} ${y + r * 0.6}V${y - r * 0.5}h${r * 0.3}v${r * 0.2}h${r * 0.32}v${-r * 0.35}h0v${r * 0.35}h${r * 0.32}v${-r * 0.2}h${r * 0.3}V${y + r * 0.6}Z`;

function trackBoard(layout, made, W, H, goal, size) {
  const inside = layout.spaces.map((space) => {
    const place = made.at[space.id];
    const isGoal = space.id === goal;
    return make("g", {class: `space plain ${isGoal ? "goal" : ""}`}, make("rect", {class: "face", x: place.x, y: place.y, width: place.w, height: place.h, rx: Math.min(10, place.w * 0.16)}),
      text(space.ink.replace("-", "−"), place.x + place.w / 2, place.y + size * 0.95, size));
  });
  return [svg(`0 0 ${W} ${H}`, "board", ...inside)];
}

export function wheel({x, y, R}, W, H, n) {
  const at = (far, angle) => `${x + R * far * Math.cos(angle)} ${y + R * far * Math.sin(angle)}`;
  const spokes = Array.from({length: n}, (_, k) => ((k + 0.5) / n) * 2 * Math.PI - Math.PI / 2).map((angle) => `M${at(0.42, angle)}L${at(1, angle)}`).join("");
  const [a, b] = [-Math.PI / 2 - Math.PI / n, -Math.PI / 2 + Math.PI / n];
  return [svg(`0 0 ${W} ${H}`, "board", make("circle", {class: "wheel", cx: x, cy: y, r: R}), path(spokes, "spokes"), path(`M${at(0.42, a)}L${at(1, a)}A${R} ${R} 0 0 1 ${at(1, b)}L${at(0.42, b)}Z`, "first"),
    make("circle", {class: "hubcap", cx: x, cy: y, r: R * 0.42}), path(`M${x - R * 0.09} ${y - R * 1.05}h${R * 0.18}L${x} ${y - R * 0.9}Z`, "pin"))];
}
