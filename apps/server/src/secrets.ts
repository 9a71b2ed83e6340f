import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A secret that nobody can guess: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Enough for random secrets; passwords need {@link hashPassword}. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Takes as long for a near miss as for nonsense. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left, right);
}

const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Takes as long where there is no such account. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, salt, key] = (kept ?? NOBODY).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && kept != null;
}
