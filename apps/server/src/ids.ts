import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits, for addresses that only those who were given them know. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** No vowels and nothing that sounds or looks like another: neither words nor mistakes on the phone. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Twelve such letters, in groups: more than anybody can try. */
export const newRecoveryCode = (): string => [newCode(), newCode()].join('-');

/** 256 random bits: nobody finds them by trying what fits the commitment. */
export const newSeed = (): string => randomBytes(32).toString('hex');
