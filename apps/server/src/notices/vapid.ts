import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const keys = webpush.generateVAPIDKeys();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  return { ...keys, subject };
}
