// What is heard, and from where: the sounds of the program with its own head-related responses (sounds/page/book.json).
// Everything that stands in numbers here is in the book, or comes from `audiogames/audio`.
import {rendered} from "./impacts.js";
import {gain} from "./voice.js";

const FOLDER = "/sounds/";
const SOON = 0.03; // seconds from now within which nothing can begin exactly
const NEAREST = 0.25; // metres: nearer than that, the level no longer follows the distance
const FADE = 0.03; // seconds in which a sound that is cut goes

const radians = (degrees) => (degrees * Math.PI) / 180;
const vector = ([azimuth, elevation]) => [Math.cos(radians(elevation)) * Math.cos(radians(azimuth)), Math.cos(radians(elevation)) * Math.sin(radians(azimuth)), Math.sin(radians(elevation))];

export class Scene {
  constructor(context, book, numbers) {
    this.context = context;
    this.book = book;
    this.way = "headphones";
    this.volumes = {effects: 100, interface: 100};
    this.yaw = 0;
    this.made = new Map(); // responses by the way and the direction
    this.decoded = new Map(); // sounds by their names
    this.playing = new Set();
    this.numbers = numbers;
    const {taps, directions} = book;
    this.measured = directions.flatMap(([azimuth, elevation], place) => [1, -1].map((side) => ({at: vector([side * azimuth, elevation]), place, side})));
    this.out = new GainNode(context);
    this.out.connect(context.destination);
    const left = directions.length * 2 * taps;
    const length = (numbers.length - left) / 2;
    this.rooms = [1, -1].map((side) => this.convolver(this.ears(left, length, side), this.out));
  }

  // Fetch what all sounds need. Raises an error where this cannot be had, or the browser cannot play it.
  static async open(context) {
    const book = await (await fetched("page/book.json")).json();
    const numbers = new Int16Array(await (await fetched(book.head)).arrayBuffer());
    return new Scene(context, book, numbers);
  }

  ears(start, length, side) {
    const buffer = new AudioBuffer({length, numberOfChannels: 2, sampleRate: this.book.rate});
    for (const ear of [0, 1]) {
      const from = start + (side > 0 ? ear : 1 - ear) * length;
      buffer.copyToChannel(Float32Array.from(this.numbers.subarray(from, from + length), (one) => one * this.book.scale), ear);
    }
    return buffer;
  }

  convolver(buffer, to) {
    const node = new ConvolverNode(this.context, {disableNormalization: true, buffer});
    node.connect(to);
    return node;
  }

  // Return both ears' response from a direction, as this way of listening has it.
  response(direction) {
    const at = vector(direction);
    if (this.way === "headphones") {
      const near = (one) => one.at.reduce((sum, part, axis) => sum + part * at[axis], 0);
      const found = this.measured.reduce((best, one) => (near(one) > near(best) + 1e-9 ? one : best));
      return this.kept(`${found.place} ${found.side}`, () => this.ears(found.place * 2 * this.book.taps, this.book.taps, found.side));
    }
    const angle = ((Math.asin(at[1]) + Math.PI / 2) / Math.PI) * (Math.PI / 2);
    const both = {loudspeakers: [Math.sin(angle), Math.cos(angle)], mono: [Math.SQRT1_2, Math.SQRT1_2], "left-ear": [1, 0], "right-ear": [0, 1]}[this.way];
    const taps = this.way === "loudspeakers" && at[0] < -1e-9 ? this.book.dull : [1, 0];
    return this.kept(`${this.way} ${both} ${taps}`, () => {
      const buffer = new AudioBuffer({length: 2, numberOfChannels: 2, sampleRate: this.book.rate});
      both.forEach((share, ear) => buffer.copyToChannel(Float32Array.from(taps, (tap) => share * tap), ear));
      return buffer;
    });
  }

  kept(name, make) {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name);
  }

  // Where a word of a cue lies for who listens, as the book has it.
  place(word, told) {
    const [, seat] = /^seat-(\d+)$/.exec(word) ?? [];
    const first = told.listener === null ? 0 : 1;
    const row = seat === undefined ? undefined : this.book.seats[told.seats - first - 1];
    return (row && row[seat - first]) ?? this.book.places[word] ?? this.book.places.table;
  }

  mark([, , , ticks, semitones, behind]) {
    if (this.way === "headphones") return {ticks: 0, semitones: 0, lead: 0};
    const count = this.way === "loudspeakers" ? behind : ticks;
    return {ticks: count, semitones, lead: count * this.book.gap};
  }

  // Return the sounds of what is told, in seconds from its beginning, and after how long its words may begin.
  score(told) {
    const {book} = this;
    const cues = told.cues.filter((cue) => !cue.percept.length && book.sounds[cue.name]);
    const heard = cues.filter((cue, n) => !n || cue.name !== cues[n - 1].name || cue.place !== cues[n - 1].place).slice(-book.mostCues);
    const notes = [];
    let at = 0;
    const enter = (cue, more) => {
      const place = this.place(cue.place, told);
      const mark = this.mark(place);
      for (let tick = 0; tick < mark.ticks; tick++) notes.push({name: book.mark, at: at + tick * book.gap, place, semitones: mark.semitones});
      notes.push({at: at + mark.lead, place, semitones: 0, ...more});
    };
    const spans = this.spans(heard.map((cue) => [book.sounds[cue.name][2], this.mark(this.place(cue.place, told)).lead]));
    heard.forEach((cue, n) => {
      enter(cue, {name: cue.name});
      at += spans[n];
    });
    for (const cue of told.cues.filter(({name, percept}) => percept.length && book.percepts[name])) {
      const recipe = book.percepts[cue.name];
      enter(cue, {name: cue.name, percept: cue.percept});
      at += this.mark(this.place(cue.place, told)).lead + (cue.percept.length * recipe.slot) / 1000 + recipe.tail;
    }
    return {notes, lead: at};
  }

  // How long each sound has until the next: its core if all fit, else a share of it, but never too little to tell apart.
  spans(sounds) {
    const {longestLead, closest} = this.book;
    const spans = sounds.map(([core, lead]) => [core + lead, lead + closest]);
    let room = longestLead;
    let whole = spans.reduce((sum, [wanted]) => sum + wanted, 0);
    let share = 1;
    for (const [wanted, least] of [...spans].sort((one, other) => one[0] / one[1] - other[0] / other[1])) {
      share = whole > 0 ? Math.min(1, room / whole) : 0;
      if (wanted * share >= least) break;
      room -= least;
      whole -= wanted;
    }
    return spans.map(([wanted, least]) => Math.max(wanted * share, least));
  }

  // Sound what is told; return after how many seconds its words may begin, 0 where it has no sounds.
  async perform(told) {
    if (told.cut || told.silences || !told.beside) this.cut();
    if (told.replaces) this.end((note) => note.owner === told.owner);
    this.yaw = told.yaw;
    const {notes, lead} = this.score(told);
    if (!notes.length) return 0;
    const buffers = await Promise.all(notes.map((note) => (note.percept ? this.struck(note) : this.sound(note.name))));
    const start = this.context.currentTime + SOON;
    notes.forEach((note, n) => buffers[n] && this.play(buffers[n], note, start + note.at, told));
    return SOON + lead + (this.context.outputLatency || 0);
  }

  struck({name, percept}) {
    const sound = rendered(this.book.percepts[name], percept, this.book.rate);
    const buffer = new AudioBuffer({length: sound.length, sampleRate: this.book.rate});
    buffer.copyToChannel(sound, 0);
    return buffer;
  }

  // Return a sound, null where it cannot be had: its words are told all the same.
  sound(name) {
    if (!this.decoded.has(name)) {
      const read = async () => this.context.decodeAudioData(await (await fetched(this.book.sounds[name][0])).arrayBuffer());
      this.decoded.set(name, read().catch(() => (this.decoded.delete(name), null)));
    }
    return this.decoded.get(name);
  }

  // Fetch all that may sound, so that nobody waits for it later.
  async prepare(language) {
    for (const [name, [, bus]] of Object.entries(this.book.sounds)) {
      if (bus !== "ambience" && (!name.startsWith("name:") || name.startsWith(`name:${language}:`))) await this.sound(name);
    }
  }

  play(buffer, note, at, told = {}) {
    const {context} = this;
    const bus = this.book.sounds[note.name]?.[1] ?? "effects";
    const [azimuth, elevation, distance] = note.place;
    const direction = [azimuth - this.yaw, elevation];
    const source = new AudioBufferSourceNode(context, {buffer, playbackRate: 2 ** (note.semitones / 12)});
    const level = new GainNode(context, {gain: gain(this.volumes[bus]) / Math.max(distance, NEAREST)});
    source.connect(level);
    level.connect(this.convolver(this.response(direction), this.out));
    if (this.way === "headphones" && bus !== "interface") this.echo(level, direction, distance);
    const playing = {source, level, at, owner: told.owner, beside: told.beside, percept: note.percept};
    this.playing.add(playing);
    source.onended = () => {
      this.playing.delete(playing);
      setTimeout(() => level.disconnect(), 100); // once the room is silent
    };
    source.start(at);
  }

  // Send a sound into the room. Loudspeakers stand in a room of their own.
  echo(level, direction, distance) {
    const left = vector(direction)[1] / 2;
    this.rooms.forEach((room, n) => {
      const sent = new GainNode(this.context, {gain: Math.sqrt(Math.max(distance, NEAREST)) * Math.sqrt(Math.max(0, 0.5 + (n ? -left : left)))});
      level.connect(sent);
      sent.connect(room);
    });
  }

  // Leave out what has not begun to sound yet, and what is left of percepts.
  cut() {
    this.end((note) => note.percept || note.at > this.context.currentTime);
  }

  end(which) {
    for (const note of [...this.playing].filter(which)) {
      note.level.gain.setTargetAtTime(0, this.context.currentTime, FADE / 3);
      note.source.stop(this.context.currentTime + FADE);
    }
  }
}

async function fetched(path) {
  const answer = await fetch(FOLDER + path);
  if (!answer.ok) throw new Error(path);
  return answer;
}
