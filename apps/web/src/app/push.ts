import { me, server } from '../sessions/server.ts';

/** Lets the server tell this browser when it is somebody's turn, also when no page is open. Does nothing without a server. */
export async function subscribeToPush(): Promise<void> {
  if ((await me()) === undefined || !('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const { key } = await server.pushKey();
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint !== undefined && keys !== undefined) {
    await server.subscribePush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  }
}

export async function unsubscribeFromPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (subscription === null || subscription === undefined) return;
  await subscription.unsubscribe();
  if ((await me()) !== undefined) await server.unsubscribePush(subscription.endpoint);
}
