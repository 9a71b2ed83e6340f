import { type ComponentType, lazy } from 'react';

const KEY = 'starboard.reloaded';
const SOON = 10_000;

/** A part of the app is gone, as a newer one has taken its place: the page is loaded anew, but not again and again. */
export function reloadForNewerBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

/** A part of the app that is loaded when it is needed. One that is gone never comes: the page is being loaded anew. */
// biome-ignore lint/suspicious/noExplicitAny: a part may have any props, as with lazy()
export const part = <C extends ComponentType<any>>(load: () => Promise<{ default: C } | undefined>) =>
  lazy(async () => (await load()) ?? new Promise<never>(() => {}));
