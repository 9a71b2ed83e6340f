import { sha256 } from './sha256.ts';

/**
 * A 64-bit fingerprint of plain data, as 16 hexadecimal digits. Quick, and not against forgers: it finds states that went
 * apart, it protects no secret (so a hash of hidden things never leaves the server).
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex(a) + hex(b);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** The digest of all that a match told, nothing hidden: it stays when the form of a state changes and the play does not. */
export const toldDigest = (history: readonly (readonly unknown[])[]): string => sha256(JSON.stringify(history));
