// How things move and fall: from cues as data to single sounds. The program does the same in `audio/motion.py`, from
// the same numbers (the book's `motion`) and the same chance, so both make the same of one cue.

const radians = (degrees) => (degrees * Math.PI) / 180;
const wrapped = (azimuth) => azimuth - 360 * Math.ceil((azimuth - 180) / 360);
// Whole numbers as Python rounds them: halves to the even one.
const round = (number) => (Math.abs(number % 1) === 0.5 ? 2 * Math.round(number / 2) : Math.round(number));

// Return what gives numbers from 0 to 1, the same as the program's.
export function chance(start) {
  let seed = start | 0;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Return how a sound of a draw differs from its recording: semitones, decibels, and the share of the second of two taps.
export function variation(book, draw) {
  if (!draw) return {semitones: 0, level: 0, dull: 0};
  const next = chance(draw);
  const [semitones, level, dull] = book.varied;
  return {semitones: semitones * (2 * next() - 1), level: level * (2 * next() - 1), dull: dull * next()};
}

// Return a direction (azimuth, elevation, metres) a share of the way from one to another, the shorter way round.
export function between(one, other, share) {
  return [one[0] + share * wrapped(other[0] - one[0]), one[1] + share * (other[1] - one[1]), one[2] + share * (other[2] - one[2])];
}

// Return by how many semitones a thing that moves or falls is higher there, for one ear.
export function pitch(book, [azimuth, elevation]) {
  const left = Math.cos(radians(elevation)) * Math.sin(radians(azimuth));
  return (-book.side * ((Math.asin(left) * 180) / Math.PI)) / 90;
}

// Return each playing of the sound of a thing that moves: when, how loud, and the directions that it passes then.
export function steps(book, directions, lasts, length, inSteps) {
  const count = directions.length - 1;
  const each = lasts / count;
  if (!inSteps) return [{at: 0, level: 0, stations: directions.map((direction, n) => ({at: n * each, direction}))}];
  const together = 10 * Math.log10(Math.max(1, length / each));
  return directions.slice(1).map((end, n) => ({
    at: n * each,
    level: -together - (n < count - 1 ? book.lastStep : 0),
    stations: [{at: 0, direction: directions[n]}, {at: each, direction: end}],
  }));
}

function rolled(book, start, rest, done) {
  if (done >= 1) return rest;
  const [azimuth, elevation, metres] = between(start, rest, 1 - (1 - done) ** 2);
  return [book.finest * round(azimuth / book.finest), book.finest * round(elevation / book.finest), metres];
}

// Return the touches of a piece in units of its first flight, with their speeds, and how many of them are rocking.
function piece(book, restitution, next) {
  const found = [];
  let [at, speed] = [0, 0.85 + 0.3 * next()];
  while (speed > book.slowest) {
    found.push([at, speed]);
    let near = at;
    for (let more = Math.trunc(3 * next()); more > 0; more--) {
      near += 0.01 + 0.03 * next();
      found.push([near, speed * (0.25 + 0.45 * next())]);
    }
    speed *= Math.min(0.92, restitution * (0.75 + 0.5 * next()));
    at = Math.max(at + speed, near);
  }
  speed = 1.2 * book.slowest;
  let gap = 0.06 + 0.06 * next();
  const rocking = 2 + Math.trunc(4 * next());
  for (let more = rocking; more > 0; more--) {
    at += gap;
    found.push([at, speed]);
    gap *= 0.72;
    speed *= 0.7;
  }
  return [found, rocking];
}

// Return all touches of a fall in order: each piece rolls to its place of rest, the first of them first.
export function touches(book, falling, start, rests, draw) {
  const next = chance(draw);
  const found = [];
  rests.forEach((rest, number) => {
    const begin = falling.begins + falling.spread * next();
    const ends = falling.first + falling.gap * (number + 0.3 * (next() - 0.5));
    const [bounces, rocking] = piece(book, falling.restitution, next);
    const last = bounces.at(-1)[0];
    const pace = last > 0 ? (ends - begin) / last : 1;
    const fromHand = [book.turns * start[0], rest[1], rest[2]];
    bounces.forEach(([at, speed], place) => {
      const done = place < bounces.length - rocking ? at / last : 1;
      const variant = Math.trunc(falling.variants * next());
      const semitones = falling.semitones * (2 * next() - 1) * (place < bounces.length - rocking ? 1 : 0);
      const level = falling.level + 20 * Math.log10(speed);
      found.push({at: begin + pace * at, name: `touch:${falling.touch}:${variant + 1}`, level, semitones, direction: rolled(book, fromHand, rest, done)});
    });
  });
  return found.sort((one, other) => one.at - other.at);
}
