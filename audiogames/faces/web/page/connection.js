// The connection with the table. It is made again when it is lost, until the table closes it for good.
// It can die without a word: while a page sleeps, where a telephone goes from one network to another, where a router
// forgets. So the page asks for a sign of life, and takes the table for lost where none comes.
const FINAL = new Set([4000, 4001, 4002, 4003, 4005, 4006]); // closed for good: trying again would change nothing
const LONGEST = 10; // seconds between two tries
const TOGETHER = 80; // milliseconds within which reports go as one
const LOOK = 500; // milliseconds between two looks at the clock
const SLEPT = 4000; // after which the page has slept: it cannot know what came meanwhile
const BEAT = 5000; // milliseconds of silence after which a sign is asked for
const SILENCE = 10_500; // after which the connection is lost
const PROOF = 5000; // in which a sign comes that is asked for at once
const AGAIN = 500; // between two questions for a table that is not there yet
const FIRST = 500; // after a press, a sign is asked for that comes once the press is done
const SHOWN = 1000; // after which a press is shown as sent
const UNANSWERED = 3000; // after which the connection has to prove itself

export class Connection {
  // `page` has: opened(), received(message), lost(), sent(isSent), closed(code).
  constructor(page) {
    this.page = page;
    this.socket = null;
    this.tries = 0;
    this.isLost = false;
    this.pressed = null; // what was pressed and not answered yet
    this.asked = 0; // signs of life
    this.begin();
    this.lookedAt = performance.now();
    setInterval(() => this.look(), LOOK);
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.prove());
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  // Begin to count reports anew: the table numbers what it gives to this device from the start.
  begin() {
    this.known = {given: 0, heard: 0};
    this.reported = {...this.known};
  }

  // Note what the table tells; it numbers it anew where it begins anew.
  receive(told) {
    if (told[0].number <= this.known.given) this.begin();
    this.report("given", told.at(-1).number);
  }

  open() {
    this.leave();
    const socket = (this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`));
    this.signAt = performance.now();
    this.proof = null;
    socket.onopen = () => {
      this.signAt = performance.now();
      this.page.opened();
    };
    socket.onmessage = (event) => {
      this.signAt = performance.now();
      const message = JSON.parse(event.data);
      if (message.kind === "beat") this.alive(message.number);
      else this.page.received(message);
    };
    socket.onclose = ({code}) => (FINAL.has(code) ? this.close(code) : this.lose());
  }

  // The table is there, and knows this device; return whether it was lost, and if something was pressed in vain.
  find() {
    const [wasLost, pressed] = [this.isLost, this.pressed];
    this.tries = 0;
    this.isLost = false;
    if (wasLost) this.answer();
    return {wasLost, pressed: wasLost ? pressed : null};
  }

  lose() {
    this.leave();
    this.miss();
    this.again = setTimeout(() => this.open(), Math.min(LONGEST, 2 ** this.tries++) * 1000);
  }

  miss(text) {
    const isNew = !this.isLost;
    this.isLost = true;
    this.page.sent(false);
    if (isNew) this.page.lost(text);
  }

  // The table is not there yet: `ask` for it again soon.
  wait(text, ask) {
    this.miss(text);
    clearTimeout(this.again);
    this.again = setTimeout(ask, AGAIN);
  }

  close(code) {
    this.leave();
    this.isLost = false;
    this.begin();
    this.answer();
    this.page.closed(code);
  }

  // Drop the socket without waiting for its other end, which may not be there.
  leave() {
    clearTimeout(this.again);
    const {socket} = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  send(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
  }

  // Send at once, or let the page send it once there is a connection again.
  reach(message) {
    if (this.isOpen) this.send(message);
    else if (!this.socket) this.open();
  }

  // Send what a person did, and see to it that it is answered; return whether it could be sent.
  press(message, version) {
    if (!this.isOpen || this.isLost) return false;
    this.send(message);
    this.pressed ??= {at: performance.now(), version};
    this.pressed.sign = this.asked + 1;
    this.asking ??= setTimeout(() => {
      this.asking = null;
      if (this.pressed) this.ask();
    }, FIRST);
    return true;
  }

  answer() {
    this.pressed = null;
    this.page.sent(false);
  }

  // Signs of life

  ask() {
    this.asked++;
    this.send({kind: "beat", number: this.asked});
  }

  alive(number) {
    if (this.proof && number >= this.proof.sign) this.proof = null;
    if (this.pressed && number >= this.pressed.sign) this.answer();
  }

  // Ask for a sign that comes soon, or the connection is lost: after something that it may not have outlived.
  prove() {
    if (this.isLost && !this.socket) return void this.open();
    if (!this.isOpen || this.proof) return;
    this.ask();
    this.proof = {sign: this.asked, by: performance.now() + PROOF};
  }

  look() {
    const now = performance.now();
    const slept = now - this.lookedAt > SLEPT;
    this.lookedAt = now;
    const isOpening = this.socket?.readyState === WebSocket.CONNECTING;
    if (!this.isOpen && !isOpening) return;
    if (document.hidden || slept) {
      this.signAt = now;
      if (this.proof) this.proof.by = now + PROOF;
      if (slept && !document.hidden) this.prove();
      return;
    }
    if (now > this.signAt + SILENCE || (this.proof && now > this.proof.by)) return void this.lose();
    if (isOpening) return;
    if (this.pressed && now > this.pressed.at + SHOWN) this.page.sent(true);
    if (this.pressed && now > this.pressed.at + UNANSWERED) this.prove();
    if (now > this.signAt + BEAT && !(this.beatAt > this.signAt)) {
      this.beatAt = now;
      this.ask();
    }
  }

  // Report what came, and what was heard or drawn: the first at once, and of many that come together the last, in one
  // message, so that nothing that is told fast makes a page send too much.
  report(kind, number) {
    this.known[kind] = Math.max(this.known[kind], number);
    if (!this.resting) this.pass();
  }

  pass() {
    const fresh = Object.keys(this.known).filter((kind) => this.known[kind] > this.reported[kind]);
    this.resting = fresh.length ? setTimeout(() => this.pass(), TOGETHER) : null;
    if (this.resting) this.send(fresh.reduce((message, kind) => ({...message, [kind]: this.known[kind]}), {kind: fresh[0]}));
    this.reported = {...this.known};
  }
}
