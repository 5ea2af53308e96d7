// How a device is heard: sounds first, then the words by a reader or the page's own voice, one breath after the other.
// It reports what was heard to its end, and keeps what a person chose about it.
import {byId} from "./elements.js";
import {chosen} from "./storage.js";
import {Voice, gain} from "./voice.js";

const CHOSEN = {sound: true, way: "loudspeakers", voice: false, rate: 1, effects: 100, interface: 100, speech: 100};
const TRIED = {cues: [{place: "seat-1", percept: []}], seats: 3, listener: 0, beside: true, yaw: 0};
const SCREEN_KEYS = {s: "sound", v: "voice"}; // a big screen shows nothing to press
const SOON = 5000; // milliseconds after which sound that has not begun will not: Firefox waits for ever where nothing can sound
const RANGES = ["effects", "interface", "speech", "rate"];

const started = (context) => Promise.race([context.resume(), new Promise((_, fail) => setTimeout(fail, SOON))]);

export class Hearing {
  // `page` has: settings, announcer, word(name), say(text), send(message), report(number), isSeated, isScreen.
  constructor(page) {
    this.page = page;
    this.kept = page.isScreen ? "screen" : "hearing";
    this.chosen = chosen(CHOSEN, page.settings[this.kept]);
    for (const name of RANGES) this.chosen[name] = Math.min(Math.max(this.chosen[name], byId(name).min || 0), byId(name).max || 100);
    if (![...byId("way").options].some(({value}) => value === this.chosen.way)) this.chosen.way = CHOSEN.way;
    this.scene = null;
    this.opening = null;
    this.voice = new Voice(() => this.lose());
    this.last = this.heard = Promise.resolve(); // what is told last, and what of it was heard
    this.hurry = () => {};
    for (const event of ["pointerup", "keydown"]) addEventListener(event, () => this.unlock(), true);
    if (page.isScreen) addEventListener("keydown", ({key}) => page.isSeated && SCREEN_KEYS[key.toLowerCase()] && this.turn(SCREEN_KEYS[key.toLowerCase()]));
    byId("sound").onclick = () => this.turn("sound");
    byId("voice").onclick = () => this.turn("voice");
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
    if (this.scene?.context.state === "suspended") this.scene.context.resume();
    this.opening ??= this.open();
  }

  async open() {
    try {
      const context = new AudioContext({sampleRate: 48000});
      const {Scene} = await import("./scene.js"); // what nobody needs who hears no sounds
      await Promise.all([started(context), Scene.open(context).then((scene) => (this.scene = scene))]);
      this.follow();
      this.tellTable();
      this.page.say(this.page.isScreen ? this.page.word("screen-keys") : this.page.word("sound-on"));
      this.scene.prepare(this.page.settings.language);
    } catch {
      this.scene = null;
      this.page.say(this.page.word("sound-none"));
    }
  }

  get sounds() {
    return Boolean(this.scene) && this.chosen.sound;
  }

  // What the table is to know of how this device is heard.
  get ears() {
    const {on} = this.page.announcer;
    return {sound: this.sounds, voice: this.voice.on, rate: on ? 1 : this.chosen.rate, headphones: this.chosen.way === "headphones"};
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
    for (const name of ["sound", "voice"]) byId(name).setAttribute("aria-pressed", String(this.chosen[name]));
    for (const name of ["way", ...RANGES]) byId(name).value = this.chosen[name];
    Object.assign(this.voice, {on: this.chosen.voice && !this.page.announcer.on, rate: this.chosen.rate, volume: gain(this.chosen.speech)});
    if (this.scene) Object.assign(this.scene, {way: this.chosen.way, volumes: this.chosen});
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
    const wait = this.sounds ? await this.scene.perform(told, this.patience(text)) : 0;
    const sounded = wait ? this.pause(wait, told.beside) : null;
    if (text) await sounded;
    announcer.say(text, here.every((line) => line.asked));
    const said = text ? this.voice.say(text, here[0].language) : null;
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
