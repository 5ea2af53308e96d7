// Shows that there is no connection, where the page is opened without one. All else goes to the table.
const OFFLINE = "/app/offline.html";

addEventListener("install", (event) => event.waitUntil(caches.open("offline").then((kept) => kept.add(new Request(OFFLINE, {cache: "reload"}))).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
