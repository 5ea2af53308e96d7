// What is heard, and from where: the sounds of the program with its own head-related responses (sounds/page/book.json).
// Everything that stands in numbers here is in the book, or comes from `audiogames/audio`.
import {rendered} from "./impacts.js";
import {between, pitch, steps, touches, variation} from "./motion.js";
import {gain} from "./voice.js";

const FOLDER = "/sounds/";
const SOON = 0.03; // seconds from now within which nothing can begin exactly
const NEAREST = 0.25; // metres: nearer than that, the level no longer follows the distance
const FADE = 0.03; // seconds in which a sound that is cut goes
const HUSH = 10; // seconds without a background after sounds by which ears decide
const THEME = /^theme-.*-(begin|last|won|lost|ended)$/;
const DRY = /^(symbol-|name:|dice-|touch:|theme-)/; // what ears count or compare, and what is no thing in the room
const ARC = 8; // degrees from one response to the next on the way of what moves

const radians = (degrees) => (degrees * Math.PI) / 180;
const vector = ([azimuth, elevation]) => [Math.cos(radians(elevation)) * Math.cos(radians(azimuth)), Math.cos(radians(elevation)) * Math.sin(radians(azimuth)), Math.sin(radians(elevation))];

export class Scene {
  constructor(context, book) {
    this.context = context;
    this.book = book;
    this.way = "headphones";
    this.volumes = {effects: 100, interface: 100, themes: 100, ambience: 0};
    this.hushed = 0;
    this.yaw = 0;
    this.made = new Map(); // responses by the way and the direction
    this.decoded = new Map(); // sounds by their names
    this.playing = new Set();
    this.shared = new Map(); // what ears hear through a response, in what is told now
    this.measured = book.directions.flatMap(([azimuth, elevation], place) => [1, -1].map((side) => ({at: vector([side * azimuth, elevation]), place, side})));
    this.out = new GainNode(context);
    this.out.connect(context.destination);
    this.rooms = [];
  }

  // Fetch what all sounds need. Raises an error where this cannot be had, or the browser cannot play it.
  static async open(context) {
    const scene = new Scene(context, await (await fetched("page/book.json")).json());
    await scene.listen(scene.way);
    if (!scene.head) throw new Error("no head");
    return scene;
  }

  // Be heard in another way, on headphones through the head that it names. Where this cannot be had, the last one stays.
  listen(way) {
    const [file, scale] = this.book.heads[way] ?? [];
    this.way = file ? "headphones" : way;
    this.wanted = file;
    return (this.worn = file && this.sound(file, file).then((head) => head && file === this.wanted && this.wear(head, scale)));
  }

  wear(head, scale) {
    Object.assign(this, {head, scale});
    this.made.clear();
    for (const room of this.rooms) room.disconnect();
    const start = this.book.directions.length * this.book.taps;
    this.rooms = [1, -1].map((side) => this.convolver(this.ears(start, head.length - start, side), this.out));
  }

  ears(start, length, side) {
    const buffer = new AudioBuffer({length, numberOfChannels: 2, sampleRate: this.book.rate});
    for (const ear of [0, 1]) {
      const heard = this.head.getChannelData(side > 0 ? ear : this.head.numberOfChannels - 1 - ear);
      buffer.copyToChannel(heard.subarray(start, start + length).map((one) => one * this.scale), ear);
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
      return this.kept(`${found.place} ${found.side}`, () => this.ears(found.place * this.book.taps, this.book.taps, found.side));
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

  get oneEar() {
    return this.way !== "headphones" && this.way !== "loudspeakers";
  }

  // Return the cues that have sounds, each with what is known of it; the same twice running is one.
  known(told) {
    const {sounds, motion} = this.book;
    const alike = ({name, place, path = [], rests = []}) => JSON.stringify([name, place, path, rests]);
    const cues = told.cues.map((cue) => this.plain(cue)).filter((cue) => !cue.percept.length && sounds[cue.name]);
    return cues
      .filter((cue, n) => !n || alike(cue) !== alike(cues[n - 1]))
      .slice(-this.book.mostCues)
      .map((cue) => {
        const [, , core, , length] = sounds[cue.name];
        const path = cue.path ?? [];
        const falling = cue.rests?.length ? motion.falls[cue.name] : undefined;
        const place = this.place(cue.place, told);
        const mark = this.mark(path.length ? this.place(path.at(-1), told) : place);
        const moved = path.length ? Math.max(core, cue.lasts / 1000) : core;
        return {cue, falling, place, mark, length, moves: Boolean(falling || path.length), core: falling ? falling.first + falling.gap * (cue.rests.length - 1) : moved, stays: path.length ? this.place(path.at(-1), told) : place};
      });
  }

  // Without tunes, the last round and the end have the sounds of every game, and the beginning none.
  plain(cue) {
    const [, kind] = this.volumes.themes === 0 ? (THEME.exec(cue.name) ?? []) : [];
    return kind ? {...cue, name: {begin: "", last: "final-phase"}[kind] ?? "game-ended"} : cue;
  }

  // Return the sounds of what is told, in seconds from its beginning, and after how long its words may begin, which
  // wait so many seconds at the most: null where there are no words.
  score(told, wait = this.book.longestWait) {
    const {book} = this;
    const heard = this.known(told);
    let notes = [];
    let [at, quiet] = [0, 0];
    const ticks = (place, mark, effect) => {
      for (let tick = 0; tick < mark.ticks; tick++) notes.push({name: book.mark, at: at + tick * book.gap, place, semitones: mark.semitones, effect});
    };
    const spans = this.spans(heard);
    heard.forEach((one, effect) => {
      ticks(one.stays, one.mark, effect);
      const played = this.played(one, told, at + one.mark.lead).map((note) => ({...note, effect}));
      for (const note of played) quiet = Math.max(quiet, note.at + this.quiet(note));
      notes.push(...played);
      at += spans[effect];
    });
    const percepts = told.cues.filter(({name, percept}) => percept.length && book.percepts[name]);
    percepts.forEach((cue, n) => {
      const effect = heard.length + n;
      const recipe = book.percepts[cue.name];
      const place = this.place(cue.place, told);
      const mark = this.mark(place);
      const length = (cue.percept.length * recipe.slot) / 1000 + recipe.tail;
      ticks(place, mark, effect);
      notes.push({name: cue.name, percept: cue.percept, at: at + mark.lead, place, semitones: 0, effect, length});
      at += mark.lead + length;
    });
    notes = this.atMost(notes, book.mostAtOnce);
    if (percepts.length || wait === null) return {notes, lead: at};
    const lead = Math.min(Math.max(at, quiet), wait);
    return {notes: notes.map((note) => this.lowered(note, lead)), lead};
  }

  // Return the notes of one cue, which begins at a second of what is told.
  played({cue, falling, place}, told, at) {
    const {motion, sounds} = this.book;
    const [, , core, , length, settled] = sounds[cue.name];
    const vary = variation(motion, settled ? 0 : cue.draw);
    const note = {name: cue.name, at, place, ...vary};
    if (falling) {
      const rests = cue.rests.map((rest) => this.place(rest, told));
      const found = touches(motion, falling, place, rests, cue.draw).map((touch) => {
        const higher = this.oneEar ? pitch(motion, touch.direction) : 0;
        return {name: touch.name, at: at + touch.at, place: touch.direction, semitones: touch.semitones + higher, level: touch.level, dull: 0};
      });
      return falling.hidden ? found : [note, ...found];
    }
    if (!cue.path?.length) return [note];
    const passed = [place, ...cue.path.map((word) => this.place(word, told))];
    const inSteps = motion.stepping.includes(cue.name);
    const lasts = inSteps ? cue.lasts / 1000 : Math.min(motion.longestFlight, Math.max(cue.lasts / 1000, core));
    return steps(motion, passed, lasts, length, inSteps).map((step) => {
      const stations = step.stations.map((station) => ({...station, semitones: this.oneEar ? pitch(motion, station.direction) : 0}));
      return {...note, at: at + step.at, place: stations[0].direction, level: note.level + step.level, stations};
    });
  }

  // How many decibels louder a thing is than from a metre; 0 where it is further away.
  nearer([, , metres]) {
    return Math.max(0, -20 * Math.log10(Math.max(metres, NEAREST)));
  }

  quiet(note) {
    if (note.level + this.nearer(note.place) < this.book.lowered) return 0;
    return this.book.sounds[note.name][3] / 2 ** (note.semitones / 12);
  }

  lengthOf({name, semitones, ends, length}) {
    return Math.min(length ?? this.book.sounds[name][4] / 2 ** (semitones / 12), ends ?? Infinity);
  }

  // Lower a note where the words begin, if it is still to be heard then.
  lowered(note, lead) {
    const at = Math.max(0, lead - this.book.lowering);
    if (note.at + this.lengthOf(note) <= at || note.at + this.quiet({level: 0, ...note}) <= lead) return note;
    const near = Math.max(...(note.stations ?? [{direction: note.place}]).map(({direction}) => this.nearer(direction)));
    return {...note, lowered: at - note.at, under: this.book.lowered - near};
  }

  // Let no more than so many effects sound at once: the oldest ends where another begins.
  atMost(notes, most) {
    const [begins, ends] = [new Map(), new Map()];
    for (const note of notes) {
      if (!begins.has(note.effect)) begins.set(note.effect, note.at);
      ends.set(note.effect, Math.max(ends.get(note.effect) ?? 0, note.at + this.lengthOf(note)));
    }
    for (const [effect, begin] of begins) {
      const sounding = [...begins.keys()].filter((other) => other < effect && ends.get(other) > begin);
      for (const other of sounding.slice(0, Math.max(0, sounding.length - most + 1))) ends.set(other, begin);
    }
    return notes.filter((note) => note.at < ends.get(note.effect)).map((note) => (note.at + this.lengthOf(note) > ends.get(note.effect) ? {...note, ends: ends.get(note.effect) - note.at} : note));
  }

  // How long each sound has until the next: its core if all fit, else a share of it, but never too little to tell apart.
  spans(heard) {
    const {longestLead, longestRound, closest} = this.book;
    const spans = heard.map(({core, mark}) => [core + mark.lead, mark.lead + closest]);
    let room = heard.some(({moves}) => moves) ? longestRound : longestLead;
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
  async perform(told, wait, room = this.room) {
    if (told.cut || told.silences || !told.beside) this.cut();
    if (told.replaces) this.end((note) => note.owner === told.owner);
    this.yaw = told.yaw;
    this.shared = new Map();
    if (told.cues.some(({name, percept}) => percept.length || /^(symbol-|name:)/.test(name))) this.hushed = this.context.currentTime + HUSH;
    this.settle(room);
    const {notes, lead} = this.score(told, told.beside ? null : wait);
    if (!notes.length) return 0;
    const names = [...new Set(notes.filter((note) => !note.percept).map((note) => note.name))];
    const sounds = new Map(await Promise.all(names.map(async (name) => [name, await this.sound(name)])));
    await this.worn;
    const start = this.context.currentTime + SOON;
    for (const note of notes) {
      const buffer = note.percept ? this.struck(note) : sounds.get(note.name);
      if (buffer) this.play(buffer, note, start + note.at, told);
    }
    return SOON + lead + (this.context.outputLatency || 0);
  }

  // Let the background of a game be heard, where it has one and the person wants it.
  settle(room) {
    this.room = room;
    this.furnish();
    const name = `ambience-${room}`;
    const isHeard = this.book.sounds[name] && this.volumes.ambience && this.context.currentTime >= this.hushed;
    if (this.bed && this.bed.name !== name) {
      this.bed.source?.stop();
      this.bed = null;
    }
    this.bed?.level.gain.setTargetAtTime(isHeard ? gain(this.volumes.ambience) : 0, this.context.currentTime, 0.1);
    if (this.bed || !isHeard) return;
    const bed = (this.bed = {name, level: new GainNode(this.context, {gain: gain(this.volumes.ambience)})});
    bed.level.connect(this.through(this.response([0, 0])));
    this.sound(name).then((buffer) => {
      if (!buffer || this.bed !== bed) return;
      bed.source = new AudioBufferSourceNode(this.context, {buffer, loop: true});
      bed.source.connect(bed.level);
      bed.source.start();
    });
  }

  // Let a game sound in its room, where the person wants it.
  furnish() {
    const [file, scale] = (this.around && !this.oneEar && this.book.tails[this.room]) || [];
    if (file === this.tail?.file) return;
    const tail = (this.tail = file && Object.assign(new GainNode(this.context, {gain: scale}), {file}));
    return tail && this.sound(file, file).then((buffer) => buffer && tail.connect(this.convolver(buffer, this.out)));
  }

  struck({name, percept}) {
    const sound = rendered(this.book.percepts[name], percept, this.book.rate);
    const buffer = new AudioBuffer({length: sound.length, sampleRate: this.book.rate});
    buffer.copyToChannel(sound, 0);
    return buffer;
  }

  // Return a sound, null where it cannot be had: its words are told all the same.
  sound(name, file = this.book.sounds[name][0]) {
    if (!this.decoded.has(name)) {
      const read = async () => this.context.decodeAudioData(await (await fetched(file)).arrayBuffer());
      this.decoded.set(name, read().catch(() => (this.decoded.delete(name), null)));
    }
    return this.decoded.get(name);
  }

  // Fetch all that may sound, so that nobody waits for it later.
  async prepare(language) {
    for (const [name, [, bus]] of Object.entries(this.book.sounds)) {
      const isElsewhere = THEME.test(name) && !name.startsWith(`theme-${this.room}-`);
      if (bus !== "ambience" && !isElsewhere && (!name.startsWith("name:") || name.startsWith(`name:${language}:`))) await this.sound(name);
    }
  }

  play(buffer, note, at, told = {}) {
    const {context} = this;
    const bus = THEME.test(note.name) ? "themes" : (this.book.sounds[note.name]?.[1] ?? "effects");
    const source = new AudioBufferSourceNode(context, {buffer, playbackRate: 2 ** (note.semitones / 12)});
    const level = new GainNode(context, {gain: gain(this.volumes[bus]) * 10 ** ((note.level ?? 0) / 20)});
    this.fade(level.gain, note, at);
    (note.dull ? this.dulled(source, note.dull) : source).connect(level);
    const playing = {source, level, at, owner: told.owner, beside: told.beside, percept: note.percept};
    const isWet = bus !== "interface" && !note.percept && !DRY.test(note.name);
    if (note.stations?.length > 1) this.travel(playing, note, at, bus, isWet);
    else this.from(note.place, level, bus, isWet);
    this.playing.add(playing);
    source.onended = () => {
      this.playing.delete(playing);
      setTimeout(() => level.disconnect(), 100); // once the room is silent
    };
    source.start(at);
    if (note.ends !== undefined) source.stop(at + note.ends);
  }

  // Let a note end for others, and be lowered for words.
  fade(level, {ends, lowered, under}, at) {
    const {cut, lowering} = this.book;
    if (lowered !== undefined) {
      const from = at + Math.max(0, lowered);
      const part = Math.min(1, Math.max(0, -lowered) / lowering); // what of it is over before the note begins
      level.setValueAtTime(level.value * 10 ** ((under * part) / 20), from);
      level.linearRampToValueAtTime(level.value * 10 ** (under / 20), from + lowering * (1 - part) + 0.001);
    } else if (ends !== undefined) {
      level.setValueAtTime(level.value, at + Math.max(0, ends - cut));
      level.linearRampToValueAtTime(0, at + ends);
    }
  }

  dulled(source, share) {
    const filter = new IIRFilterNode(this.context, {feedforward: [1 - share, share], feedback: [1]});
    source.connect(filter);
    return filter;
  }

  // Let a sound be heard from a direction, and in the room.
  from([azimuth, elevation, metres], node, bus, isWet) {
    const direction = [azimuth - this.yaw, elevation];
    const near = new GainNode(this.context, {gain: 1 / Math.max(metres, NEAREST)});
    node.connect(near);
    near.connect(this.through(this.response(direction)));
    if (this.way === "headphones" && bus !== "interface" && bus !== "themes") this.echo(near, direction, metres);
    if (this.tail && isWet) near.connect(new GainNode(this.context, {gain: Math.sqrt(Math.max(metres, NEAREST))})).connect(this.tail);
  }

  // Return what both ears hear through a response: one for all that is heard through it in what is told.
  through(response) {
    if (!this.shared.has(response)) this.shared.set(response, this.convolver(response, this.out));
    return this.shared.get(response);
  }

  // Let a sound pass its stations: it goes over from one response to the next along a straight line.
  travel({source, level}, note, at, bus, isWet) {
    const {stations} = note;
    const points = [];
    stations.slice(1).forEach((to, n) => {
      const from = stations[n];
      const count = Math.max(1, Math.ceil(Math.hypot(between(from.direction, to.direction, 1)[0] - from.direction[0], to.direction[1] - from.direction[1]) / ARC));
      for (let point = 0; point < count; point++) {
        points.push({at: from.at + ((to.at - from.at) * point) / count, direction: between(from.direction, to.direction, point / count)});
      }
    });
    points.push(stations.at(-1));
    points.forEach((point, n) => {
      const share = new GainNode(this.context, {gain: n ? 0 : 1});
      if (n) share.gain.setValueAtTime(0, at + points[n - 1].at).linearRampToValueAtTime(1, at + point.at);
      if (n < points.length - 1) share.gain.setValueAtTime(1, at + point.at).linearRampToValueAtTime(0, at + points[n + 1].at);
      level.connect(share);
      this.from(point.direction, share, bus, isWet);
    });
    if (stations.some(({semitones}) => semitones)) {
      const rate = (semitones) => 2 ** ((note.semitones + (semitones ?? 0)) / 12);
      source.playbackRate.setValueAtTime(rate(stations[0].semitones), at);
      for (const station of stations.slice(1)) source.playbackRate.linearRampToValueAtTime(rate(station.semitones), at + station.at);
    }
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

  // End what was told last, and what is left of percepts; leave out what has not begun yet.
  cut() {
    this.end((note) => note.percept || !note.beside || note.at > this.context.currentTime);
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
