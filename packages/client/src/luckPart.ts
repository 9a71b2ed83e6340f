import { commitmentTo, contributionHash, LUCK, LUCK_BYTES, toHex } from '@starboard/kernel';
import type { TableInfo } from '@starboard/protocol';

/** Where a client remembers what it has promised, through reloads: the browser's `localStorage` fits. */
export interface Keepsakes {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function keepsakesInMemory(): Keepsakes {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

/**
 * In what the server does not keep its word: another commitment than the one that was answered, other hashes than those that
 * were shown before opening, values that do not fit them, one's own value left out though it was confirmed, another seed, or
 * another luck in the file than at the table. `late`: it says that one's own part came too late, which may even be true.
 */
export type Distrust = 'commitment' | 'hashes' | 'values' | 'left-out' | 'late' | 'seed' | 'file';

export type LuckGiven = { readonly hash: string } | { readonly value: string };

/** What this client knows of its own part. */
interface Kept {
  /** The server's, to which the hash was the answer. */
  readonly commitment: string;
  readonly value: string;
  /** Everybody's, as they were when the value was sent. */
  readonly hashes?: readonly (string | null)[];
  /** The server has confirmed the value. */
  readonly opened?: true;
}

/** This client's part of a table's luck: what it adds, and whether the server keeps to what it has said. */
export class LuckPart {
  readonly #table: string;
  readonly #keepsakes: Keepsakes;

  constructor(table: string, keepsakes: Keepsakes) {
    this.#table = table;
    this.#keepsakes = keepsakes;
  }

  #key(seat: number): string {
    return `starboard luck ${this.#table} ${seat}`;
  }

  #kept(seat: number): Kept | undefined {
    const text = seat < 0 ? null : this.#keepsakes.getItem(this.#key(seat));
    return text === null ? undefined : (JSON.parse(text) as Kept);
  }

  #keep(seat: number, kept: Kept): Kept {
    this.#keepsakes.setItem(this.#key(seat), JSON.stringify(kept));
    return kept;
  }

  /** What is to be sent now: the hash while there is none of this seat, the value when everybody's hash is in. */
  due(info: TableInfo): LuckGiven | undefined {
    const { status, yourSeat: seat, luck, seats } = info;
    if (luck.version !== LUCK || seat < 0 || seats[seat]?.kind !== 'person') return undefined;
    const mine = luck.contributions[seat] ?? {};
    if (status === 'open' || luck.awaited === 'hashes')
      return mine.hash === undefined ? { hash: this.#promise(info) } : undefined;
    return luck.awaited === 'values' && mine.value === undefined ? this.#open(info) : undefined;
  }

  #promise({ commitment, yourSeat: seat }: TableInfo): string {
    const before = this.#kept(seat);
    const value = toHex(crypto.getRandomValues(new Uint8Array(LUCK_BYTES)));
    const kept = before?.commitment === commitment ? before : this.#keep(seat, { commitment, value });
    return contributionHash(commitment, seat, kept.value);
  }

  /** Nothing where another device gave the hash, or the server has changed its mind since. */
  #open({ commitment, yourSeat: seat, luck: { contributions } }: TableInfo): LuckGiven | undefined {
    const kept = this.#kept(seat);
    if (kept?.commitment !== commitment) return undefined;
    if (contributions[seat]?.hash !== contributionHash(commitment, seat, kept.value)) return undefined;
    const hashes = kept.hashes ?? contributions.map(({ hash }) => hash ?? null);
    this.#keep(seat, { ...kept, hashes });
    return { value: kept.value };
  }

  /** The server has confirmed what was sent. */
  confirmed(seat: number, luck: LuckGiven): void {
    const kept = this.#kept(seat);
    if (kept !== undefined && 'value' in luck && kept.value === luck.value) this.#keep(seat, { ...kept, opened: true });
  }

  /** Whether what the server says now fits what it said before, and itself. Forgets what is over and was fair. */
  distrust(info: TableInfo): Distrust | undefined {
    const seat = info.yourSeat;
    const found = wrong(info, this.#kept(seat));
    const isFair = found === undefined || found === 'late';
    if (isFair && info.status === 'over' && seat >= 0) this.#keepsakes.removeItem(this.#key(seat));
    return found;
  }
}

const isBegun = (status: TableInfo['status']): boolean => status !== 'open' && status !== 'starting';

function wrong(
  { commitment, luck, seed, yourSeat: seat, status }: TableInfo,
  kept: Kept | undefined,
): Distrust | undefined {
  const { contributions } = luck;
  if (status !== 'open' && kept !== undefined && kept.commitment !== commitment) return 'commitment';
  if (kept?.hashes?.some((hash, i) => hash !== (contributions[i]?.hash ?? null)) === true) return 'hashes';
  const isWrong = contributions.some(
    ({ hash, value }, i) => value !== undefined && contributionHash(commitment, i, value) !== hash,
  );
  if (isWrong) return 'values';
  if (kept !== undefined && isBegun(status) && contributions[seat]?.value === undefined) {
    if (kept.opened === true) return 'left-out';
    if (contributions[seat]?.hash === undefined || kept.hashes !== undefined) return 'late';
  }
  if (seed !== undefined && commitmentTo(seed, luck.version === 1 ? 1 : 2) !== commitment) return 'seed';
  return undefined;
}
