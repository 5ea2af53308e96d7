// Keeps things in the browser; where it keeps nothing, or no more, they are kept as long as the page is open.
export class Store {
  // `name` is that of the browser's own storage: "localStorage" or "sessionStorage".
  constructor(name) {
    this.name = name;
    this.here = new Map();
  }

  get(key) {
    return this.here.get(key) ?? this.attempt((kept) => kept.getItem(key));
  }

  set(key, value) {
    this.here.delete(key);
    const isKept = this.attempt((kept) => (kept.setItem(key, value), true));
    if (!isKept) this.here.set(key, value);
    return Boolean(isKept);
  }

  remove(key) {
    this.here.delete(key);
    this.attempt((kept) => kept.removeItem(key));
  }

  attempt(act) {
    try {
      return act(window[this.name]);
    } catch {
      return null; // a browser that keeps nothing refuses even the question
    }
  }
}

// What nobody guesses, also at an address that is not encrypted.
export const secret = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/\W/g, "_");

export const local = new Store("localStorage");
export const session = new Store("sessionStorage");

// What was kept as JSON; {} for anything else.
export function parsed(text) {
  try {
    const kept = JSON.parse(text);
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

// What is usual, with each thing of it that was kept and is of the same kind.
export const chosen = (usual, kept) => Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, isAlike(value, kept?.[name]) ? kept[name] : value]));

const isObject = (value) => Boolean(value) && typeof value === "object" && !Array.isArray(value);
const isAlike = (usual, kept) => (usual === null ? typeof kept === "boolean" : isObject(usual) ? isObject(kept) : typeof kept === typeof usual);
