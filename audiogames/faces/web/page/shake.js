// A telephone that is shaken presses the choice that is a shake, once the person has pressed one by hand.
const HARD = 12; // m/s² besides gravity: a walk has less
const APART = 700; // milliseconds from one shake to the next
const GRAVITY = 9.81;

export class Shake {
  // `shaken` presses the choice; `found` is told when the device is known to feel movement.
  constructor(shaken, found) {
    this.shaken = shaken;
    this.found = found;
    this.isAsked = false;
    this.isFelt = false;
    this.at = -Infinity;
  }

  // Ask for movement while the person presses something, which some browsers want; once.
  async arm() {
    if (this.isAsked || !window.DeviceMotionEvent) return;
    this.isAsked = true;
    const answer = await Promise.resolve(DeviceMotionEvent.requestPermission?.() ?? "granted").catch(() => "denied");
    if (answer === "granted") addEventListener("devicemotion", (event) => this.moved(event));
  }

  moved({acceleration, accelerationIncludingGravity, timeStamp}) {
    const size = (felt) => (typeof felt?.x === "number" ? Math.hypot(felt.x, felt.y, felt.z) : null);
    const felt = size(acceleration) ?? (size(accelerationIncludingGravity) ?? GRAVITY) - GRAVITY;
    if (felt && !this.isFelt) {
      this.isFelt = true;
      this.found();
    }
    if (Math.abs(felt) < HARD || timeStamp < this.at + APART) return;
    this.at = timeStamp;
    this.shaken();
  }
}
