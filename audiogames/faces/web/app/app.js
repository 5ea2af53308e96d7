// What only an encrypted page may do: keep the screen awake while it is seen, and be installed.
const stayAwake = () => document.hidden || navigator.wakeLock?.request("screen").catch(() => {}); // a low battery refuses

document.addEventListener("visibilitychange", stayAwake);
stayAwake();
navigator.serviceWorker?.register("/app/worker.js", {scope: "/"}).catch(() => {}); // a private window keeps none
