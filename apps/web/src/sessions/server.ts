import { type Api, api, type Keepsakes, keepsakesInMemory, LiveConnection, liveUrl } from '@starboard/client';
import type { Me } from '@starboard/protocol';

/** The page's own server, if there is one. */
export const server: Api = api('');

let known: Promise<Me | undefined> | undefined;

/** Who I am there; undefined where there is no server. Asked once, and again after {@link forgetMe}. */
export function me(): Promise<Me | undefined> {
  known ??= server.me().then(
    (found) => (typeof found?.id === 'string' ? found : undefined),
    () => undefined,
  );
  return known;
}

export function forgetMe(): void {
  known = undefined;
  connection?.close();
  connection = undefined;
}

/** What this browser keeps, also when the page is loaded again; where it keeps nothing, as long as the page is there. */
function keepsakesHere(): Keepsakes {
  try {
    localStorage.setItem('starboard luck', '');
    localStorage.removeItem('starboard luck');
    return localStorage;
  } catch {
    return keepsakesInMemory();
  }
}

let connection: LiveConnection | undefined;

/** The one socket of this page. */
export function live(): LiveConnection {
  if (connection === undefined) {
    const fresh = new LiveConnection(liveUrl(location.origin), { keepsakes: keepsakesHere() });
    addEventListener('online', () => fresh.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && fresh.hurry());
    connection = fresh;
  }
  return connection;
}
