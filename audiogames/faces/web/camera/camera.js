// Reads cards by the camera of this device. A page that came without encryption gets none from any browser: there a
// photograph is sent to the table, which reads it.
import {byId, make, write} from "/page/elements.js";

const AGAIN = 2000; // milliseconds for which a card has to be gone before it is read again
const ADVICE = 2500; // between two pieces of advice
const LARGE = 1 / 3; // of the picture: a code that is larger is too near
const SMALL = 0.06;
const LEAST = 0.035; // what is smaller is no code, but a pattern that looks like one
const EDGE = 0.22; // of the picture, at each side
const DARK = 45; // of 255
const LONGEST = 2000; // pixels of a photograph's longer side
const OURS = /^(XKJ[A-Z]{16}|\d{16})$/i; // all other codes are those of other things

export class Camera {
  // `page` has: word(name), say(text), type(text), settings. `box` takes the buttons.
  constructor(page, box) {
    this.page = page;
    this.seenAt = new Map(); // when each code was last in the picture
    this.advisedAt = this.readAt = performance.now();
    this.hide = () => document.hidden && this.stop();
    document.addEventListener("visibilitychange", this.hide);
    this.part = make("div", {class: "buttons", id: "camera"}, ...(navigator.mediaDevices?.getUserMedia ? this.live() : this.photograph()));
    box.append(this.part);
  }

  close() {
    this.stop();
    document.removeEventListener("visibilitychange", this.hide);
    this.part.remove();
  }

  // The camera itself

  live() {
    this.button = make("button", {type: "button", "aria-pressed": "false"}, this.page.word("camera"));
    this.button.onclick = () => (this.stream ? this.stop() : this.start());
    return [this.button];
  }

  async start() {
    this.button.setAttribute("aria-pressed", "true");
    const wanted = (this.stream = {}); // until the camera is there
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({video: {facingMode: "environment", width: {ideal: 1920}, height: {ideal: 1080}}});
    } catch (error) {
      if (this.stream === wanted) this.stop();
      return this.page.say(this.page.word(error.name === "NotAllowedError" ? "camera-forbidden" : "camera-none"), true);
    }
    if (this.stream !== wanted) return stream.getTracks().forEach((track) => track.stop());
    this.stream = stream;
    this.sound = new AudioContext();
    this.worker = new Worker("/camera/reader.js");
    this.worker.onmessage = ({data}) => this.found(data);
    this.worker.onerror = () => (this.stop(), this.page.say(this.page.word("camera-none"), true));
    this.video = make("video", {playsinline: true, "aria-hidden": "true", style: "max-width: 100%; max-height: 30vh"});
    this.video.muted = true;
    this.video.srcObject = stream;
    this.part.append(this.video);
    await this.video.play();
    this.page.say(this.page.word("camera-on"));
    this.look();
  }

  stop() {
    this.button?.setAttribute("aria-pressed", "false");
    this.stream?.getTracks?.().forEach((track) => track.stop());
    this.worker?.terminate();
    this.sound?.close();
    this.video?.remove();
    this.stream = this.worker = this.sound = this.video = null;
  }

  // Give the next picture to the worker, as soon as it has done with the last one.
  look() {
    const {videoWidth: width, videoHeight: height} = this.video ?? {};
    if (!this.video) return;
    if (!width) return void requestAnimationFrame(() => this.look());
    this.canvas ??= document.createElement("canvas");
    Object.assign(this.canvas, {width, height});
    const brush = this.canvas.getContext("2d", {willReadFrequently: true});
    brush.drawImage(this.video, 0, 0);
    const picture = brush.getImageData(0, 0, width, height);
    this.worker.postMessage(picture, [picture.data.buffer]);
  }

  found({codes, light}) {
    if (!this.stream) return;
    const now = performance.now();
    if (light < DARK) this.shine();
    for (const {text} of codes) if (OURS.test(text)) this.read(text, now);
    const half = codes.find(({text, size}) => !text && size > LEAST);
    if (half) this.tick();
    if (now > Math.max(this.advisedAt, this.readAt) + ADVICE) this.advise(half, light, now);
    this.look();
  }

  // A card that stays in the picture is read once.
  read(text, now) {
    const isNew = !(now < this.seenAt.get(text) + AGAIN);
    this.seenAt.set(text, now);
    if (!isNew) return;
    this.readAt = now;
    navigator.vibrate?.(80);
    this.page.type(text);
  }

  advise(half, light, now) {
    const way = light < DARK ? "light" : !half ? "" : half.size > LARGE ? "farther" : half.x < EDGE ? "right" : half.x > 1 - EDGE ? "left" : half.y < EDGE ? "down" : half.y > 1 - EDGE ? "up" : half.size < SMALL ? "nearer" : "";
    if (!way) return;
    this.advisedAt = now;
    this.page.say(this.page.word(`camera-${way}`));
  }

  tick() {
    navigator.vibrate?.(10);
    if (!this.page.settings.sound) return;
    const [tone, loudness, {currentTime, destination}] = [this.sound.createOscillator(), this.sound.createGain(), this.sound];
    tone.frequency.value = 1800;
    loudness.gain.setValueAtTime(0.15, currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.03);
    tone.connect(loudness).connect(destination);
    tone.start();
    tone.stop(currentTime + 0.04);
  }

  shine() {
    const [track] = this.stream.getVideoTracks();
    if (!track.getCapabilities?.().torch || track.getSettings().torch) return;
    track.applyConstraints({advanced: [{torch: true}]}).catch(() => {}); // the advice remains
  }

  // A photograph, where there is no camera

  photograph() {
    const field = make("input", {type: "file", id: "photograph", accept: "image/*", capture: "environment"});
    const answer = make("p", {});
    field.onchange = async () => {
      const [file] = field.files;
      field.value = "";
      if (!file) return;
      write(answer, this.page.word("photograph-sent"));
      const word = await this.send(file);
      write(answer, "");
      if (word) this.page.say(this.page.word(word), true);
    };
    return [make("p", {}, this.page.word("camera-plain")), make("label", {for: "photograph"}, this.page.word("photograph")), field, answer];
  }

  // Return the word for what went wrong.
  async send(file) {
    const body = await smaller(file).catch(() => null);
    if (!body) return "photograph-bad";
    try {
      const response = await fetch("/photograph", {method: "POST", headers: {"x-token": this.page.token.token}, body});
      if (!response.ok) return {422: "photograph-bad", 429: "photograph-busy", 501: "photograph-missing"}[response.status] ?? "photograph-failed";
      const codes = (await response.text()).split("\n").filter(Boolean);
      for (const code of codes) this.page.type(code);
      return codes.length ? "" : "photograph-empty";
    } catch {
      return "photograph-failed";
    }
  }
}

// A JPEG of the size at which a table reads it.
async function smaller(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = make("canvas", {width: Math.round(picture.width * scale), height: Math.round(picture.height * scale)});
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9));
}

export const offer = (page) => new Camera(page, byId("answering"));
