// The page's own voice, for who sees it or looks away, and has no reader.
const A_CHARACTER = 0.2; // seconds: a voice that is silent for longer than its text can take is over
const LEAST = 3;
const PITCHES = [0.7, 1.4, 0.8, 1.6, 0.6, 1.25]; // of seats, beside 1 for the table

export const gain = (percent) => (percent / 100) ** 2; // half sounds half as loud: 12 decibels less

export class Voice {
  // `refused` is called where the browser does not let the voice speak.
  constructor(refused) {
    this.refused = refused;
    this.synthesis = window.speechSynthesis;
    this.on = false;
    this.rate = 1;
    this.volume = 1;
    this.enders = new Set();
    this.turn = 0; // what is said is cut where it is another's
  }

  // Whether there is a voice for a language; browsers find their voices some time after the page is open.
  async speaks(language) {
    const has = () => this.synthesis?.getVoices().some((voice) => voice.lang.startsWith(language));
    if (this.synthesis && !has()) await new Promise((found) => [this.synthesis.addEventListener("voiceschanged", found, {once: true}), setTimeout(found, 1000)]);
    return Boolean(has());
  }

  // Say lines one after the other, each seat in a pitch of its own; return once they were said, cut, or cannot be said.
  async say(lines) {
    const {turn} = this;
    for (const {text, language, place} of lines) if (turn === this.turn) await this.line(text, language, PITCHES[/^seat-(\d+)$/.exec(place)?.[1] % PITCHES.length]);
  }

  line(text, language, pitch = 1) {
    if (!this.on || !this.synthesis || !text) return Promise.resolve();
    return new Promise((end) => {
      const over = () => (this.enders.delete(over), clearTimeout(watch), end());
      const line = Object.assign(new SpeechSynthesisUtterance(text), {lang: language, pitch, rate: this.rate, volume: this.volume, onend: over, onerror: ({error}) => (error === "not-allowed" && this.refused(), over())});
      const watch = setTimeout(over, (LEAST + (text.length * A_CHARACTER) / this.rate) * 1000);
      this.enders.add(over);
      this.synthesis.speak(line);
    });
  }

  silence() {
    this.turn++;
    this.synthesis?.cancel();
    for (const over of [...this.enders]) over();
  }
}
