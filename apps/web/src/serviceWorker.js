// @ts-nocheck: the types of a service worker and of a page cannot be had in one project
// Keeps the whole app on the device: every local game works without a network. Filled in by the build (vite.config.ts).

const version = '__VERSION__';
const files = ['__FILES__'];
const cacheName = `starboard-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (files.includes(url.pathname)) event.respondWith(kept(request));
});

/** Every address of the app is the same page; the newest one if the network has it in time. */
async function page(request) {
  const cache = await caches.open(cacheName);
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(3000) });
    if (fresh.ok) return fresh;
  } catch {
    // without a network
  }
  return (await cache.match('/')) ?? Response.error();
}

async function kept(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** Your turn at an online table: the server says so by web push. */
self.addEventListener('push', (event) => {
  const { title = 'Starboard', body = '', url = '/' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, data: { url }, icon: '/icon-192.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const found = open.find((client) => client.url === url);
      return found ? found.focus() : self.clients.openWindow(url);
    }),
  );
});
