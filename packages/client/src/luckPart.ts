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
 * another luck in the file than at the table. `late`: it says that one's own part came too late, which may even be true. `another`: this
 * device did not give what stands for one's own seat; another of one's own may have, or the server.
 */
export type Distrust = 'commitment' | 'hashes' | 'values' | 'left-out' | 'late' | 'another' | 'seed' | 'file';

export type LuckGiven = { readonly hash: string } | { readonly value: string };

/** What this client knows of its own part. */
interface Kept {
  /** The server's, to which the hash was the answer. */
  readonly commitment: string;
  /** Left out where this device saw a hash of its seat before it gave one. */
  readonly value?: string;
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
    if (status === 'open' || luck.awaited === 'hashes') {
      if (mine.hash === undefined) return { hash: this.#promise(info) };
      if (this.#kept(seat)?.commitment !== info.commitment) this.#keep(seat, { commitment: info.commitment });
      return undefined;
    }
    return luck.awaited === 'values' && mine.value === undefined ? this.#open(info) : undefined;
  }

  #promise({ commitment, yourSeat: seat }: TableInfo): string {
    const before = this.#kept(seat);
    if (before?.commitment === commitment && before.value !== undefined)
      return contributionHash(commitment, seat, before.value);
    const value = toHex(crypto.getRandomValues(new Uint8Array(LUCK_BYTES)));
    this.#keep(seat, { commitment, value });
    return contributionHash(commitment, seat, value);
  }

  /** Nothing where another device gave the hash, or the server has changed its mind since. */
  #open({ commitment, yourSeat: seat, luck: { contributions } }: TableInfo): LuckGiven | undefined {
    const kept = this.#kept(seat);
    if (kept?.value === undefined || kept.commitment !== commitment) return undefined;
    if (!isOwn(kept, seat, contributions[seat]?.hash)) return undefined;
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
    const isFair = found === undefined || found === 'late' || found === 'another';
    if (isFair && info.status === 'over' && seat >= 0) this.#keepsakes.removeItem(this.#key(seat));
    return found;
  }
}

const isOwn = ({ commitment, value }: Kept, seat: number, hash: string | undefined): boolean =>
  value !== undefined && contributionHash(commitment, seat, value) === hash;

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
  const fault = kept?.commitment === commitment ? ownFault(contributions[seat] ?? {}, kept, seat, status) : undefined;
  if (fault !== undefined) return fault;
  if (seed !== undefined && commitmentTo(seed, luck.version === 1 ? 1 : 2) !== commitment) return 'seed';
  return undefined;
}

/** What is wrong with what stands for one's own seat. */
function ownFault(
  { hash, value }: TableInfo['luck']['contributions'][number],
  kept: Kept,
  seat: number,
  status: TableInfo['status'],
): Distrust | undefined {
  if (hash !== undefined && !isOwn(kept, seat, hash)) return 'another';
  if (!isBegun(status) || value !== undefined || kept.value === undefined) return undefined;
  return kept.opened === true ? 'left-out' : 'late';
}
