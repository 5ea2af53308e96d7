// Where things lie: pure functions from the size of a box and a number of things to places in pixels. All of it is
// reckoned, so that one reading of sizes and one writing of places are enough, and nothing lies outside its box.
export const TALL = 63 / 88;
export const TILE = 1;
const TARGET = 46; // what a finger needs
const STEEP = 0.75; // where on a ring its origin lies, in half turns: a corner

// Things in rows. `seen` lists how much of each may stay in sight: 1 where nothing overlaps, 0.87 where the sign of a card
// is still seen, 0.5 where its number is. `caption` is room below each.
export function rows({W, H, n, aspects = [TALL], seen = [1], gap = 6, caption = 0, most = 150, mostRows = 4, places = n}) {
  const count = Math.max(n, places, 1);
  let best = null;
  for (const aspect of aspects) {
    for (const part of seen) {
      for (let lines = 1; lines <= Math.min(mostRows, count); lines++) {
        const per = Math.ceil(count / lines);
        const high = (H - (lines - 1) * gap) / lines - caption;
        if (high <= 8) continue;
        const w = Math.min(high * aspect, most, part < 1 ? W / (1 + (per - 1) * part) : (W - (per - 1) * gap) / per);
        const step = per > 1 ? Math.min(w + gap, (W - w) / (per - 1)) : w;
        const h = w / aspect;
        const sight = Math.min(step, w);
        const reach = Math.min(sight, h) / TARGET;
        const score = sight * h * (reach < 1 ? reach ** 4 : 1) * (aspect === TILE && aspects.length > 1 ? 0.7 : 1) * (part < 0.8 ? 0.75 : 1);
        if (w > 4 && (!best || score > best.score + 1e-6)) best = {score, aspect, lines, per, w, h, step};
      }
    }
  }
  if (!best) return {at: [], w: 0, h: 0, aspect: aspects[0], step: 0};
  const {lines, per, w, h, step} = best;
  const down = h + caption + gap;
  const top = Math.max(0, (H - (lines * down - gap)) / 2);
  const at = Array.from({length: count}, (_, k) => {
    const row = Math.floor(k / per);
    const here = Math.min(per, count - row * per);
    return {x: (W - (here - 1) * step - w) / 2 + (k % per) * step, y: top + row * down, w, h, z: k};
  });
  return {...best, at};
}

export function pile({W, H, n, most = 130}) {
  const w = Math.min((H - 6) * TALL, W * 0.86, most); // the second of a pile is turned a little
  const h = w / TALL;
  return {at: Array.from({length: Math.max(1, n)}, (_, k) => ({x: (W - w) / 2, y: (H - h) / 2, w, h, z: n - k})), w, h, aspect: TALL, step: w};
}

// Columns by lines: the first of a line lies in front, at the bottom; what is under it looks out above.
export function columns({W, H, lines, capacity, gap = 6, most = 110}) {
  const many = Math.max(1, capacity, ...lines.map((line) => line + 1));
  const depth = Array.from({length: many}, (_, line) => lines.filter((one) => one === line).length);
  const deepest = Math.max(1, ...depth);
  const w = Math.min((W - (many - 1) * gap) / many, H * (deepest > 1 ? 0.72 : 1) * TALL, most);
  const h = w / TALL;
  const peek = deepest > 1 ? Math.min(h * 0.36, (H - h) / (deepest - 1)) : 0;
  const step = Math.min(w + gap * 2, many > 1 ? (W - w) / (many - 1) : w);
  const left = (W - (many - 1) * step - w) / 2;
  const low = H - h - Math.max(0, (H - h - peek * (deepest - 1)) / 2);
  const under = depth.map(() => 0);
  const at = lines.map((line) => ({x: left + line * step, y: low - under[line] * peek, w, h, z: 20 - under[line]++}));
  return {at, w, h, aspect: TALL, step, empty: under.flatMap((has, line) => (has ? [] : [{x: left + line * step, y: low, w, h}]))};
}

// A dial: values round a wheel, the first at the top.
export function dial({W, H, n}) {
  const R = Math.min(W, H - 8, 360) / 2;
  const [x, y, w] = [W / 2, H / 2 + 4, R * 0.46];
  const at = Array.from({length: n}, (_, k) => {
    const angle = (k / n) * 2 * Math.PI - Math.PI / 2;
    return {x: x + R * 0.74 * Math.cos(angle) - w / 2, y: y + R * 0.74 * Math.sin(angle) - w / 2, w, h: w, z: 0};
  });
  return {at, x, y, R, w, aspect: TILE, step: w};
}

// A track that turns at the ends of its rows, as a path through a garden does.
export function track({W, H, spaces, steps, gap = 3, most = 150}) {
  let best = null;
  for (let lines = 1; lines <= 5; lines++) {
    const per = Math.ceil(steps / lines);
    const w = Math.min((W - (per - 1) * gap) / per, most);
    const h = Math.min((H - (lines - 1) * gap) / lines, w * 1.45, most);
    const score = Math.min(w, h);
    if (!best || score > best.score + 0.5) best = {score, lines, per, w, h};
  }
  const {lines, per, w, h} = best;
  const [left, top] = [(W - per * (w + gap) + gap) / 2, Math.max(0, (H - lines * (h + gap) + gap) / 2)];
  const at = Object.fromEntries(spaces.map((space) => {
    const step = Math.round(space.step);
    const row = Math.floor(step / per);
    const along = row % 2 ? per - 1 - (step % per) : step % per;
    return [space.id, {x: left + along * (w + gap), y: top + row * (h + gap), w, h}];
  }));
  return {at, w, h};
}

// A ring in a square: what lies off it lies in the corners. `edge` is what names have above and below it, `hub` what is
// left in the middle.
export function ring({W, H, edge = 0, spaces, steps, origin}) {
  const S = Math.min(W, H - 2 * edge);
  const [x, y, R] = [W / 2, H / 2, S * 0.405];
  const r = Math.min(((Math.PI * R) / steps) * 0.95, S * 0.056);
  const at = Object.fromEntries(spaces.map((space) => {
    const angle = ((space.step - origin) / steps) * 2 * Math.PI + Math.PI * STEEP;
    const far = space.off ? (space.off > 0 ? S * 0.578 : S * 0.262) : R;
    return [space.id, {x: x + far * Math.cos(angle), y: y + far * Math.sin(angle), r: space.off ? S * 0.091 : r, angle}];
  }));
  return {S, x, y, R, r, at, hub: {x: x - S * 0.2, y: y - S * 0.085, w: S * 0.4, h: S * 0.17}};
}

// Where things lie in one place: beside each other, none hidden, as large as they can be.
export function cluster({x, y, w, h}, n, most) {
  let best = null;
  for (let per = 1; per <= n; per++) {
    const lines = Math.ceil(n / per);
    const size = Math.min(w / (1 + (per - 1) * 0.94), h / (1 + (lines - 1) * 0.94), most);
    if (!best || size > best.size + 0.1) best = {size, per, lines};
  }
  const {size, per, lines} = best;
  return Array.from({length: n}, (_, k) => {
    const row = Math.floor(k / per);
    const here = Math.min(per, n - row * per);
    const step = size * 0.94;
    return {x: x + w / 2 - ((here - 1) * step + size) / 2 + (k % per) * step, y: y + h / 2 - ((lines - 1) * step + size) / 2 + row * step, w: size, h: size, z: k};
  });
}

// Where pieces stand on a board, each with its space: those of one space beside each other.
export function standing(layout, made, spaces, low = 0) {
  const at = spaces.map(() => null);
  for (const space of new Set(spaces)) {
    const place = made.at[space];
    const here = spaces.flatMap((one, n) => (one === space ? [n] : []));
    if (!place) continue;
    if (layout.kind === "track") {
      const box = {x: place.x + 1, y: place.y + low, w: place.w - 2, h: place.h - low - 1};
      cluster(box, here.length, place.w * 0.8).forEach((one, n) => (at[here[n]] = one));
    } else if (place.r === made.r && here.length > 1) { // across the ring, none smaller
      here.forEach((one, n) => {
        const far = (n - (here.length - 1) / 2) * place.r * 1.9;
        const size = place.r * 1.02;
        at[one] = {x: place.x + far * Math.cos(place.angle) - size, y: place.y + far * Math.sin(place.angle) - size, w: size * 2, h: size * 2, z: n};
      });
    } else {
      const reach = place.r === made.r ? place.r * 1.12 : place.r * 0.95;
      cluster({x: place.x - reach, y: place.y - reach, w: reach * 2, h: reach * 2}, here.length, made.r * 2.3).forEach((one, n) => (at[here[n]] = one));
    }
  }
  return at;
}

// How zones share a table: each has its line, and how much of it is its own. The first wide one has a line of its own,
// what else there is has another: below it or, where the table is wide, beside it.
export function shares(zones, W, H) {
  const isSmall = W < 500;
  const width = (zone) => zone.layout.kind === "pile" ? (isSmall ? 1.4 : 1.6) : zone.isScale ? (W > 800 ? 2.3 : 1.7) : zone.layout.shape === "die" ? Math.min(isSmall ? 6 : 4, zone.count * (isSmall ? 0.65 : 0.5)) : Math.max(1.7, Math.min(zone.count, 8));
  const weight = (zone) => ({ring: 4, track: 2.2}[zone.layout.kind] ?? (zone === main ? 2.4 : 2));
  const main = zones.find((zone) => zone.layout.spaces.length) ?? zones.find((zone) => zone.layout.kind !== "pile" && !zone.isScale && zone.layout.shape !== "die");
  const others = zones.filter((zone) => zone !== main);
  const lines = [main ? [main] : [], others].filter((line) => line.length);
  const isBeside = lines.length > 1 && (main.layout.kind === "ring" ? W > H * 1.15 : main.layout.kind === "track" ? W > H * 3.4 && H < 150 : W > H * 2.3);
  const gap = 8;
  const found = new Map();
  const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);
  const wide = (line) => line[0] === main && main.layout.kind === "ring" ? Math.max(1, sum(others, width)) : sum(line, width);
  let start = 0;
  lines.forEach((line, n) => {
    const all = sum(lines, isBeside ? wide : (one) => Math.max(...one.map(weight)));
    const part = (isBeside ? wide(line) : Math.max(...line.map(weight))) / all;
    let room = ((isBeside ? W : H) - gap * (lines.length - 1)) * part;
    if (isBeside && main.layout.kind === "ring") room = n ? W - start : Math.min(H, W * 0.72);
    let along = 0;
    const length = (isBeside ? room : W) - gap * (line.length - 1);
    const total = sum(line, width);
    for (const zone of line) {
      const own = (length * width(zone)) / total;
      found.set(zone.id, isBeside ? {x: start + along, y: 0, w: own, h: H} : {x: along, y: start, w: own, h: room});
      along += own + gap;
    }
    start += room + gap;
  });
  return found;
}
