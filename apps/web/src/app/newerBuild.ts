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
