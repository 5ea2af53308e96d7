// Drawings: one for each kind of thing, none for a game. A card on the screen is the sticker in the hand.
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

const outline = (name, x, y, scale, cls = "ink") => outlines[name]
  ? make("path", {class: cls, "fill-rule": "evenodd", d: outlines[name], transform: `translate(${x} ${y}) scale(${scale / 10})`}) : null;
const signOf = (look) => signOfCard[look.card] ?? (outlines[`colour:${look.colour}`] ? `colour:${look.colour}` : null);
const text = (words, x, y, size, cls = "ink", anchor = "middle") => make("text", {class: cls, x, y, "font-size": size, "text-anchor": anchor}, String(words));
const rect = (cls, x, y, width, height, rx) => make("rect", {class: cls, x, y, width, height, rx});
const svg = (box, cls, ...inside) => make("svg", {viewBox: box, class: cls, "aria-hidden": "true", focusable: "false"}, ...inside);
const count = (number, x, y) => [make("circle", {class: "disc", cx: x, cy: y, r: 17}), text(number, x, y + 9.5, 26, "count")];

export const kinds = {
  card(look) {
    const under = Array.from({length: Math.min(look.number - 1, 3)}, (_, n) => rect("face under", 0, (n + 1) * -2.2, 63, 88, 6)).reverse();
    const column = columnOf[look.card];
    const has = look.ink && /^\d/.test(look.ink);
    return svg(under.length ? "-1 -8 65 97" : "-1 -1 65 90", "card", ...under, rect("face", 0, 0, 63, 88, 6), rect("edge", 2.5, 2.5, 58, 83, 4),
      outline(column, 11, 10, 1.5), outline(signOf(look), column ? 38 : 31.5, has ? 58 : 48, column ? 1.95 : 2.3),
      look.ink ? text(look.ink, 57, 28, look.ink.length > 2 ? 20 : 27, "ink", "end") : null,
      ...(look.number > 1 ? count(look.number, 45, 70) : []));
  },
  back(look) {
    if (look.owner !== null) {
      const cards = Array.from({length: Math.min(look.number, 5)}, (_, n) => rect("back", n * 7, 0, 24, 34, 3.5));
      return cards.length ? svg("-1 -1 54 36", "backs", ...cards) : null;
    }
    const deep = Math.min(4, Math.ceil(look.number / 12));
    const cards = Array.from({length: deep}, (_, n) => rect("back", 0, (deep - 1 - n) * -2.2, 63, 88, 6));
    return svg(deep > 1 ? "-1 -8 65 97" : "-1 -1 65 90", "card", ...(look.number ? [...cards, make("circle", {class: "disc", cx: 31.5, cy: 44, r: 23}), text(look.number, 31.5, 55.5, 32, "count")] : [rect("empty", 0, 0, 63, 88, 6)]));
  },
  pawn(look, initial) {
    const sign = signOf(look);
    const words = look.ink || (sign ? "" : initial);
    return svg("-21 -21 42 42", "pawn", make("circle", {class: "rim", r: 20}), make("circle", {class: "face", r: 17.5}),
      outline(sign, 0, words ? -11.5 : 0, words ? 0.6 : 1.6), words ? text(words, 0, sign ? 15 : 10, 28) : null);
  },
  die(look) {
    const hidden = look.marks.includes("hidden");
    const sign = signOfCard[look.card];
    return svg("-25 -25 50 50", "die", rect("face", -24, -24, 48, 48, 9), rect("edge", -21.5, -21.5, 43, 43, 7),
      outline(sign, look.ink ? -5 : 0, look.ink ? -4 : 0, 1.6), sign && look.ink ? text(look.ink, 22, 21, 20, "ink", "end") : text(hidden ? "?" : look.ink, 0, 10, 28));
  },
  barrel(look, initial) {
    const chosen = look.marks.includes("chosen");
    return svg("-32 -36 64 72", "barrel", make("path", {class: "wood", d: "M-20-30H20Q31 0 20 30H-20Q-31 0-20-30Z"}), make("path", {class: "hoop", d: "M-24-17H24M-24 17H24"}),
      text(look.ink, 0, look.number ? -3 : 9, 26, "wood-ink"), look.number ? text(`= ${look.number}`, 0, 25, 26, "wood-ink") : null,
      ...(chosen && look.owner !== null ? [make("circle", {class: "rim", cx: 22, cy: -24, r: 17}), make("circle", {class: "face", cx: 22, cy: -24, r: 15}), text(initial, 22, -15, 26)] : []));
  },
  value: (look) => make("span", {class: "value", "aria-hidden": "true"}, look.ink || String(look.number)),
  badge: () => null,
};

// Where the spaces of a ring or a track lie, in percent of the board: `d` is as wide, `h` as high as a space is.
export function places(layout, width, letter) {
  if (layout.kind === "ring") {
    const reach = Math.max(...layout.spaces.map((space) => 5 + Math.max(0, space.off) + space.size / 2));
    const unit = 50 / reach;
    const at = Object.fromEntries(layout.spaces.map((space) => {
      const angle = ((space.step - layout.origin) / layout.steps) * 2 * Math.PI + Math.PI / 2;
      const far = (4.4 + space.off) * unit;
      return [space.id, {x: 50 + far * Math.cos(angle), y: 50 + far * Math.sin(angle), d: unit * space.size, h: unit * space.size}];
    }));
    return {ratio: 1, at, unit, radius: 4.4 * unit, columns: 0};
  }
  const columns = Math.ceil(layout.steps / (width > 43 * letter ? 1 : width > 24 * letter ? 2 : 3));
  const rows = Math.ceil(layout.steps / columns);
  const at = Object.fromEntries(layout.spaces.map((space) => {
    const step = Math.round(space.step);
    return [space.id, {x: (((step % columns) + 0.5) / columns) * 100, y: ((Math.floor(step / columns) + 0.5) / rows) * 100, d: (100 / columns) * 0.94, h: (100 / rows) * 0.94}];
  }));
  return {ratio: columns / (rows * (rows === 1 ? 2.1 : rows === 2 ? 1 : 1.6)), at, unit: 100 / columns, radius: 0, columns};
}

// Whether the track is one row, of narrow spaces.
const columns = (layout, made) => made.columns === layout.steps;

export function board(layout, made, goal) {
  const high = 100 / made.ratio;
  const down = (y) => (y * high) / 100;
  const inside = layout.kind === "ring" ? [make("circle", {class: "path", cx: 50, cy: 50, r: made.radius})] : [];
  for (const space of layout.spaces) {
    const {x, y, d, h} = made.at[space.id];
    const [first, second] = space.colours;
    const group = make("g", {class: first ? `c-${first}` : "plain"});
    if (layout.kind === "ring") {
      const r = (d / 2) * 0.94;
      group.append(make("circle", {class: "face space", cx: x, cy: y, r}));
      if (second) group.append(make("path", {class: `c-${second} face`, d: `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`}));
      const signs = second ? [[first, x - r * 0.45, r * 0.055], [second, x + r * 0.45, r * 0.055]] : first ? [[first, x, r * 0.075]] : [];
      for (const [colour, at, scale] of signs) {
        const cls = `ink c-${colour}${space.size > 1.5 ? " faint" : ""}`;
        const drawn = outline(`colour:${colour}`, at, y, scale, cls);
        if (drawn) group.append(drawn);
      }
      if (space.ink) group.append(text(space.ink, x, y + r * 0.3, r * 0.8));
    } else {
      const height = down(h);
      const ends = space.id === goal;
      group.append(rect(`face space${ends ? " goal" : ""}`, x - d / 2, down(y) - height / 2, d, height, d * 0.14), text(space.ink, x, down(y) + height / 2 - d * 0.16, d * (columns(layout, made) ? 0.54 : made.ratio > 5 ? 0.46 : 0.36), ends ? "ink label goal" : "ink label"));
    }
    inside.push(group);
  }
  return svg(`0 0 100 ${high}`, "picture", ...inside);
}
