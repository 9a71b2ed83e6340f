import { BadInput, join, readArray, readObject } from './json.ts';
import type { Phrase } from './phrase.ts';
import type { Seat } from './question.ts';
import { Random } from './random.ts';
import { seats } from './seats.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/**
 * How luck follows from a seed. 1: by a quick generator whose first state is the very hash that is published, so that it can be
 * known in advance; kept for what was begun under it. 2: as `docs/trust.md` says, byte by byte.
 */
export type LuckVersion = 1 | 2;

/** What new matches have. */
export const LUCK: LuckVersion = 2;

/** What one seat has added to the luck, in hexadecimal digits. Without a value it has added nothing. */
export interface Contribution {
  /** {@link contributionHash}, given before anybody opened anything. */
  readonly hash?: string;
  /** 32 random bytes, opened when all hashes were in. */
  readonly value?: string;
}

/** All that the luck of a match follows from. */
export interface Luck {
  readonly version: LuckVersion;
  readonly seed: string;
  /** One for each seat. */
  readonly contributions: readonly Contribution[];
}

/** Luck to which no seat has added anything. */
export const luckFrom = (seed: string, players: number, version: LuckVersion = LUCK): Luck => ({
  version,
  seed,
  contributions: seats(players).map(() => ({})),
});

/** Bytes of a contribution, and of a hash. */
export const LUCK_BYTES = 32;
const HEX = /^[0-9a-f]{64}$/;

const utf8 = new TextEncoder();

/** One key for each purpose, so that what is published for one tells nothing of another. */
const labelled = (purpose: string) => hmacSha256(utf8.encode(`starboard luck 2 ${purpose}`));
const toCommitment = labelled('commitment');
const toHash = labelled('contribution');
const toKey = labelled('key');
const toDefaults = labelled('defaults');

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Published before the first move: it holds whoever has the seed to it, and tells nothing of the luck. */
export function commitmentTo(seed: string, version: LuckVersion = LUCK): string {
  return version === 1 ? sha256(seed) : toHex(toCommitment(utf8.encode(seed)));
}

/** What a seat says of its contribution first. It names commitment and seat, so it was made for these and for nothing else. */
export function contributionHash(commitment: string, seat: Seat, value: string): string {
  return toHex(toHash(joined(fromHex(commitment), [seat], fromHex(value))));
}

/** The luck of a match, from its first draw on. */
export function luckOf(luck: Luck): Random {
  return luck.version === 1 ? Random.fromSeed(luck.seed) : Random.fromKey(words(toKey(inputOf(luck))));
}

/** Luck by which a default is chosen for a seat that does not answer: not the match's, which it would give away. */
export function defaultsOf(luck: Luck): Random {
  return luck.version === 1 ? Random.fromSeed(luck.seed) : Random.fromKey(words(toDefaults(inputOf(luck))));
}

/** Seats, what each has added, seed: no two matches give the same bytes. */
function inputOf({ seed, contributions }: Luck): Uint8Array {
  const added = contributions.map(({ value }) => (value === undefined ? [0] : joined([1], fromHex(value))));
  return joined([contributions.length], ...added, utf8.encode(seed));
}

function words(key: Uint8Array): Int32Array {
  const view = new DataView(key.buffer);
  const found = new Int32Array(key.length / 4);
  for (let i = 0; i < found.length; i++) found[i] = view.getInt32(4 * i, true);
  return found;
}

/** What is to be said of it in the log: who has added to it, and who has not. */
export function luckPhrases(version: number, contributions: readonly Contribution[] | undefined): readonly Phrase[] {
  if (version === 1) return [{ key: 'luck.old' }];
  if (contributions === undefined) return [{ key: 'luck.alone' }];
  const about = (key: string, isMeant: (one: Contribution) => boolean): readonly Phrase[] => {
    const list = contributions.flatMap((one, seat) => (isMeant(one) ? [{ seat }] : []));
    return list.length === 0 ? [] : [{ key, values: { who: { list } } }];
  };
  return [
    ...about('luck.added', ({ value }) => value !== undefined),
    ...about('luck.unopened', ({ hash, value }) => hash !== undefined && value === undefined),
    ...about('luck.silent', ({ hash }) => hash === undefined),
  ];
}

/** Reads what the seats have added, one entry for each. Throws {@link BadInput}. */
export function readContributions(raw: unknown, where: string, players: number): readonly Contribution[] {
  const list = readArray(raw, where, 100);
  if (list.length !== players) throw new BadInput(where, `needs one entry for each of the ${players} seats`);
  return list.map((entry, seat) => readContribution(entry, join(where, seat)));
}

function readContribution(raw: unknown, where: string): Contribution {
  const { hash, value } = readObject(raw, where, [], ['hash', 'value']);
  if (value !== undefined && hash === undefined) throw new BadInput(where, 'was opened without a hash');
  return {
    ...(hash === undefined ? {} : { hash: readHex(hash, join(where, 'hash')) }),
    ...(value === undefined ? {} : { value: readHex(value, join(where, 'value')) }),
  };
}

/** Throws {@link BadInput} at what is no hash. */
export function readHex(raw: unknown, where: string): string {
  if (typeof raw !== 'string' || !HEX.test(raw))
    throw new BadInput(where, `must be ${LUCK_BYTES} bytes in hexadecimal digits`);
  return raw;
}

/** Throws {@link BadInput} at a contribution that is not the one whose hash was given. */
export function checkContributions(commitment: string, contributions: readonly Contribution[], where: string): void {
  for (const [seat, { hash, value }] of contributions.entries()) {
    if (value !== undefined && contributionHash(commitment, seat, value) !== hash)
      throw new BadInput(join(where, seat), 'does not fit its hash');
  }
}
