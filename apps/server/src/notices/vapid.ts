import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import webpush from 'web-push';

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom push services may write to. */
  readonly subject: string;
}

/** The server's keys for push messages: made at the first start, kept in a file that only the server may read. */
export function vapidKeys(path: string, publicUrl: string): Keys {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:starboard@localhost.invalid';
  if (existsSync(path)) return { ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<Keys, 'subject'>), subject };
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  keepFirst(path, `${JSON.stringify(webpush.generateVAPIDKeys())}\n`);
  return vapidKeys(path, publicUrl);
}

/** Several nodes may start at once: the file is there whole or not at all, and whoever comes second takes the first one's. */
function keepFirst(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, path); // no links on this disk
  } finally {
    rmSync(draft, { force: true });
  }
}
