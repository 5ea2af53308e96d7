// The sound of impacts on bodies that ring, from a recipe of the book and from nothing else: what the program makes in
// `audio/percepts`. Each impact costs the same, loud or silent, so that neither size nor time says what was struck.

import {chance} from "./motion.js";

// Return what gives numbers from 0 to 1, the same ones for the same impacts.
function drawn(impacts) {
  let seed = 2166136261;
  for (const [at, strength, kind] of impacts) for (const one of [at, strength, kind.charCodeAt(0)]) seed = Math.imul(seed ^ one, 16777619);
  return chance(seed);
}

// Let a force work for half a sine, its area in step with the speed: on every mode, as loud as that is at this spot.
function strike(drives, begin, speed, contact, slowest, gains) {
  const length = contact * Math.max(speed, slowest) ** -0.2;
  const first = Math.floor(begin);
  let before = 1;
  for (let step = 0; before > -1; step++) {
    const after = Math.cos(Math.PI * Math.min(1, Math.max(0, (first - begin + step + 1) / length)));
    const force = (speed * (before - after)) / 2;
    for (let mode = 0; mode < drives.length; mode++) drives[mode][first + step] += gains[mode] * force;
    before = after;
  }
}

export function rendered(recipe, impacts, rate) {
  const frames = Math.round(((impacts.length * recipe.slot) / 1000 + recipe.tail) * rate);
  const drives = recipe.modes.map(() => new Float32Array(frames));
  const next = drawn(impacts);
  const level = recipe.level * ((impacts.filter((impact) => impact[1]).length || 1) / impacts.length) ** -recipe.softer;
  const raised = Math.max(0, recipe.hardest - Math.max(...impacts.map(([, strength]) => strength)));
  for (const [at, strength, kind] of impacts) {
    const [late, harder, spot] = [next(), next(), next()];
    const speed = strength > 0 ? 10 ** ((recipe.faintest + recipe.step * (strength - 1 + harder + raised)) / 20) : 0;
    const spots = recipe.gains[kind];
    strike(drives, (rate * (at + recipe.slot * late)) / 1000, speed, rate * recipe.contacts[kind], recipe.slowest, spots[Math.floor(spot * spots.length)]);
  }
  const sound = new Float32Array(frames);
  recipe.modes.forEach(([frequency, fall], mode) => {
    const turn = (2 * Math.PI * frequency) / rate;
    const radius = Math.exp(-Math.log(1000) / (fall * rate));
    const [one, two, push] = [2 * radius * Math.cos(turn), -radius * radius, level * radius * Math.sin(turn)];
    let [last, before] = [0, 0];
    for (let frame = 1; frame < frames; frame++) {
      const now = one * last + two * before + push * drives[mode][frame - 1];
      sound[frame] += now;
      before = last;
      last = now;
    }
  });
  return sound;
}
