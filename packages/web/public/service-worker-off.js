// Sent instead of the service worker with SERVICE_WORKER=off (docs/OPERATIONS.md): replaces it at once, deletes all caches and unregisters
// itself. Open pages continue without caches.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('palmares-')).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
