// The line at the top: what is asked of the person, or whom the table waits for, and why.
const MANY_NAMES = 24; // letters of names at which a big screen says how many people are waited for
const LONGEST = 52; // letters of a line of a big screen: what is longer has many names in it
const BRIEF = 5; // letters of a name in such a line

export function headline(shown, {seat, isScreen, word, last}) {
  const offers = mayAct(shown);
  const others = shown.seats.filter((one) => one.seat !== seat);
  const acting = others.filter((one) => one.acts).map((one) => one.name);
  const listening = others.filter((one) => one.who === "listening").map((one) => one.name);
  const named = (names) => (isScreen && names.length > 1 && names.join(", ").length > MANY_NAMES ? `${names.length} ${word("people")}` : names.join(", "));
  const asked = shown.question.join(" ");
  const question = isScreen && asked.length > LONGEST ? "" : asked;
  if (shown.over) return shown.ending?.won ?? word("over");
  if (offers && question) return question;
  if (listening.length) return `${named(listening)} ${word(listening.length > 1 ? "listen" : "listens")}`;
  if (question) return question;
  if (shown.answers) return word("answers");
  if (acting.length) return `${word("waiting")} ${named(acting)}`;
  return isScreen ? question || shown.seats.reduce((line, {name}) => line.replaceAll(name, brief(name)), asked) : last;
}

const brief = (name) => (name.length > BRIEF ? `${name.slice(0, BRIEF)}…` : name);

export const mayAct = (shown) => Boolean(shown.offer) && (shown.choices.length > 0 || Boolean(shown.parts) || shown.lines > 0);
