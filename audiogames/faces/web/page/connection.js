// The connection with the table. It is made again when it is lost, until the table closes it for good.
const FINAL = new Set([4000, 4001, 4002, 4003, 4005]); // closed for good: trying again would change nothing
const LONGEST = 10; // seconds between two tries
const TOGETHER = 80; // milliseconds within which reports go as one

export class Connection {
  // `page` has: opened(), received(message), lost(), closed(code).
  constructor(page) {
    this.page = page;
    this.socket = null;
    this.tries = 0;
    this.wanted = null; // what is to be sent as soon as the connection is there
    this.begin();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  // Begin to count reports anew: the table numbers what it gives to this device from the start.
  begin() {
    this.tries = 0;
    this.known = {given: 0, heard: 0};
    this.sent = {...this.known};
  }

  open() {
    this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket.onopen = () => {
      this.page.opened(this.wanted);
      this.wanted = null;
    };
    this.socket.onmessage = (event) => this.page.received(JSON.parse(event.data));
    this.socket.onclose = ({code}) => {
      if (FINAL.has(code)) return void this.page.closed(code);
      this.page.lost();
      setTimeout(() => this.open(), Math.min(LONGEST, 2 ** this.tries++) * 1000);
    };
  }

  end() {
    this.socket = null;
  }

  send(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
  }

  // Send at once, or once there is a connection again.
  reach(message) {
    if (this.isOpen) return this.send(message);
    this.wanted = message;
    if (!this.socket) this.open();
  }

  // Report what came, and what was heard or drawn: the first at once, and of many that come together the last, in one
  // message, so that nothing that is told fast makes a page send too much.
  report(kind, number) {
    this.known[kind] = Math.max(this.known[kind], number);
    if (!this.resting) this.pass();
  }

  pass() {
    const fresh = Object.keys(this.known).filter((kind) => this.known[kind] > this.sent[kind]);
    this.resting = fresh.length ? setTimeout(() => this.pass(), TOGETHER) : null;
    if (this.resting) this.send(fresh.reduce((message, kind) => ({...message, [kind]: this.known[kind]}), {kind: fresh[0]}));
    this.sent = {...this.known};
  }
}
