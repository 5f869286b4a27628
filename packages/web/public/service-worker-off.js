// Sent in place of the service worker by SERVICE_WORKER=off (docs/OPERATIONS.md): takes its place at once, removes all it has kept and
// then itself. Pages that are open go on, without copies.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('palmares-')).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
