import { useEffect, useRef } from 'react';
import { settings } from '../app/settings.ts';
import type { AppWords } from '../words/index.ts';
import { play, YOUR_TURN } from './sound.ts';

/** Says that it is one's turn: in the title, by a sound, and by a notice if the page is out of sight. */
export function useTurnNotice(yours: boolean, title: string, words: AppWords): void {
  const before = useRef(false);
  useEffect(() => {
    document.title = yours ? `● ${words.yourTurn} · ${title}` : `${title} · Starboard`;
    if (yours && !before.current) {
      play(YOUR_TURN);
      if (document.hidden) notify(words.yourTurn, title);
    }
    before.current = yours;
  }, [yours, title, words]);
}

function notify(text: string, title: string): void {
  if (!settings().notices || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(text, { body: title, tag: location.pathname, icon: '/icon-192.png' });
  } catch {
    // phones want it from the service worker
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(text, { body: title, tag: location.pathname, icon: '/icon-192.png' }),
    );
  }
}
