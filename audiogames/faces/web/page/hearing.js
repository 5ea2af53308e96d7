// How a device is heard: sounds first, then the words by a reader or the page's own voice, one breath after the other.
// It reports what was heard to its end, and keeps what a person chose about it.
import {byId} from "./elements.js";
import {chosen} from "./storage.js";
import {Voice, gain} from "./voice.js";

const CHOSEN = {sound: true, way: "loudspeakers", voice: false, depth: false, rate: 1, effects: 100, interface: 100, themes: 100, ambience: 50, speech: 100};
const TRIED = {cues: [{place: "seat-1", percept: []}], seats: 3, listener: 0, beside: true, yaw: 0};
const SCREEN_KEYS = {s: "sound", v: "voice"}; // a big screen shows nothing to press
const SOON = 5000; // milliseconds after which sound that has not begun will not: Firefox waits for ever where nothing can sound
const AGAIN = 1500; // in which sound that was interrupted goes on, or the person hears of it
const RANGES = ["effects", "interface", "themes", "ambience", "speech", "rate"];

// Let sound go on, if the browser does; return whether it sounds. A telephone call interrupts it, and so do other programs.
async function sounds(context, within) {
  if (context.state !== "running") await Promise.race([context.resume().catch(() => {}), new Promise((over) => setTimeout(over, within))]);
  return context.state === "running";
}

export class Hearing {
  // `page` has: settings, announcer, word(name), say(text), tip(text), send(message), report(number), isSeated, isScreen.
  constructor(page) {
    this.page = page;
    this.kept = page.isScreen ? "screen" : "hearing";
    this.chosen = chosen(CHOSEN, page.settings[this.kept]);
    for (const name of RANGES) this.chosen[name] = Math.min(Math.max(this.chosen[name], byId(name).min || 0), byId(name).max || 100);
    if (![...byId("way").options].some(({value}) => value === this.chosen.way)) this.chosen.way = CHOSEN.way;
    this.scene = null;
    this.opening = null;
    this.isStopped = this.isToldStopped = false; // sound was interrupted, and the person knows
    this.voice = new Voice(() => this.lose());
    this.last = this.heard = Promise.resolve(); // what is told last, and what of it was heard
    this.hurry = () => {};
    for (const event of ["pointerup", "keydown"]) addEventListener(event, () => this.unlock(), true);
    if (page.isScreen) addEventListener("keydown", ({key}) => page.isSeated && SCREEN_KEYS[key.toLowerCase()] && this.turn(SCREEN_KEYS[key.toLowerCase()]));
    byId("sound").onclick = () => this.turn("sound");
    byId("voice").onclick = () => this.turn("voice");
    byId("depth").onclick = () => this.turn("depth");
    byId("way").onchange = ({target}) => this.choose({way: target.value});
    for (const name of RANGES) byId(name).onchange = ({target}) => this.choose({[name]: Number(target.value)});
    this.follow();
  }

  // Sounds begin after a gesture of the person: browsers allow it at no other time.
  begin() {
    if (navigator.userActivation?.hasBeenActive !== false) this.unlock();
    else if (this.chosen.sound && !this.opening) this.page.say(this.page.word("sound-gesture"));
  }

  unlock() {
    if (this.chosen.voice && !this.voice.on) this.choose({});
    if (!this.chosen.sound || !this.page.isSeated) return;
    if (this.scene && this.scene.context.state !== "running") {
      this.scene.context.resume().catch(() => {}); // in the gesture itself, or it counts for nothing
      this.goOn();
    }
    this.opening ??= this.open();
  }

  async open() {
    try {
      if (navigator.audioSession) navigator.audioSession.type = "playback"; // a telephone that is silent for calls still plays
      const context = new AudioContext({sampleRate: 48000});
      const {Scene} = await import("./scene.js"); // what nobody needs who hears no sounds
      const [scene, isOn] = await Promise.all([Scene.open(context), sounds(context, SOON)]);
      if (!isOn && context.state === "suspended") throw new Error("nothing can sound here");
      this.scene = scene;
      this.follow();
      context.onstatechange = () => this.notice();
      if (!isOn) return this.notice();
      this.tellTable();
      if (this.page.isScreen) this.page.say(this.page.word("screen-keys"));
      else this.page.tip(this.page.word("sound-on"));
      scene.prepare(this.page.settings.language);
    } catch {
      this.scene = null;
      this.page.say(this.page.word("sound-none"));
    }
  }

  get sounds() {
    return Boolean(this.scene) && this.chosen.sound && !this.isStopped;
  }

  // Sound was interrupted, or goes on: meanwhile the table tells in words what it would let sound.
  notice() {
    const {state} = this.scene?.context ?? {};
    const isStopped = Boolean(this.scene) && state !== "running";
    if (isStopped !== this.isStopped) {
      this.isStopped = isStopped;
      if (isStopped) this.hurry();
      this.tellTable();
    }
    if (isStopped) this.goOn();
    else if (this.isToldStopped) {
      this.isToldStopped = false;
      this.page.say(this.page.word("sound-back"));
    }
  }

  // Let sound go on as soon as the browser does; where it does not, only a gesture helps, and the person is told.
  async goOn() {
    const {context} = this.scene;
    if (this.isGoingOn || document.hidden) return;
    this.isGoingOn = true;
    const isOn = await sounds(context, AGAIN);
    this.isGoingOn = false;
    if (isOn !== !this.isStopped) this.notice();
    if (isOn || this.isToldStopped || document.hidden || !this.chosen.sound || !this.page.isSeated) return;
    this.isToldStopped = true;
    this.page.say(this.page.word("sound-stopped"));
  }

  wake() {
    if (this.scene && this.chosen.sound) this.notice();
  }

  // Where the game that is played sounds.
  get room() {
    return this.sounds && byId("lobby").hidden && this.page.welcome?.room;
  }

  // What the table is to know of how this device is heard.
  get ears() {
    const {on} = this.page.announcer;
    return {sound: this.sounds, voice: this.voice.on, rate: on ? 1 : this.chosen.rate, headphones: this.chosen.way.startsWith("headphones")};
  }

  tellTable() {
    this.page.send({kind: "settings", ...this.ears});
  }

  // The browser lets no voice speak before a gesture: the table is not to think that it did.
  lose() {
    this.voice.on = false;
    this.tellTable();
  }

  async turn(name) {
    const on = !this.chosen[name];
    if (on && name === "voice" && !(await this.voice.speaks(this.page.settings.language))) return void this.page.say(this.page.word("voice-none"));
    if (name === "sound" && on && !this.scene) this.opening = null;
    this.choose({[name]: on});
    if (name === "sound" && !on) this.page.say(this.page.word("sound-off"));
    if (on) this.unlock();
  }

  // Follow what was chosen, and let it be heard from the left.
  choose(changed) {
    Object.assign(this.chosen, changed);
    this.page.settings.remember({[this.kept]: this.chosen});
    this.follow();
    if (this.page.isSeated) this.tellTable();
    if (this.sounds && Object.keys(changed).length) this.scene.perform({...TRIED, cues: [{...TRIED.cues[0], name: changed.interface ? "your-turn" : "card-played"}]});
  }

  follow() {
    for (const name of ["sound", "voice", "depth"]) byId(name).setAttribute("aria-pressed", String(this.chosen[name]));
    for (const name of ["way", ...RANGES]) byId(name).value = this.chosen[name];
    Object.assign(this.voice, {on: this.chosen.voice && !this.page.announcer.on, rate: this.chosen.rate, volume: gain(this.chosen.speech)});
    if (!this.scene) return;
    Object.assign(this.scene, {around: this.chosen.depth, volumes: this.chosen});
    this.scene.listen(this.chosen.way);
    this.scene.settle(this.room);
  }

  // Tell one thing after all that waits: what answers the person cuts short what is being said.
  give(told) {
    if (told.silences || (told.answers && told.utterances.some((line) => line.asked))) this.silence();
    if (told.silences) this.page.announcer.silence();
    this.hurry(); // words that wait for their sounds begin as soon as more is told
    this.last = this.last.then(() => this.tell(told)).catch(console.error);
  }

  silence() {
    this.voice.silence();
    this.hurry();
  }

  async tell(told) {
    const {announcer, settings} = this.page;
    const isSaid = told.aloud || settings.braille || !this.sounds; // other lines stand beside what is heard
    const here = told.utterances.filter((line) => !line.by_screen); // the screen in the room says the others
    const text = isSaid ? here.map((line) => this.written(line)).join(" ") : "";
    const wait = this.sounds ? await this.scene.perform(told, this.patience(text), this.room) : 0;
    const sounded = wait ? this.pause(wait, told.beside) : null;
    if (text) await sounded;
    const isError = here.every((line) => line.asked && line.category === "refusal");
    announcer.say(text, isError);
    const said = text ? this.voice.say(this.chosen.depth ? here.map((line) => ({...line, text: this.written(line)})) : [{text, language: here[0].language}]) : null;
    if (this.voice.on) await said;
    this.heard = Promise.all([this.heard, sounded, said]);
    if (!(announcer.on && text)) this.heard.then(() => this.page.report(told.number));
  }

  // How many seconds words wait for sounds at the most: a reader is not kept waiting. Null: there are no words.
  patience(text) {
    if (!text || !this.sounds) return null;
    return this.page.announcer.on ? this.scene.book.readerWait : this.scene.book.longestWait;
  }

  // A reader's line is in braille cells where the person asked for these.
  written(line) {
    return (this.page.settings.braille && line.braille) || line.text;
  }

  pause(seconds, isFree) {
    return new Promise((over) => {
      setTimeout(over, seconds * 1000);
      if (!isFree) this.hurry = over;
    });
  }
}
