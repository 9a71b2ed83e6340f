import { Random } from '@starboard/kernel';

/** A game to be played: which bot sits where, on which seed. All games of a block share its seed. */
export interface Fixture {
  readonly block: number;
  readonly seed: string;
  /** Bot names by seat. */
  readonly seats: readonly string[];
}

/** A game that was played. Plain data, one line of JSON each. */
export interface GameRecord extends Fixture {
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly decisions: number;
  readonly unfinished: boolean;
}

export interface ArenaPlan {
  readonly bots: readonly string[];
  /** Each of the bots sits alone among bots of this name, instead of all together. */
  readonly among?: string;
  readonly players: number;
  /** At least so many games; blocks are always complete. */
  readonly games: number;
  readonly seed: string;
}

/**
 * Who plays whom: for each seed a line-up that sits down in every rotation, so that neither seat nor luck favours anybody.
 * Bots take turns to be in; where there are fewer bots than seats they sit down several times.
 */
export function schedule({ bots, among, players, games, seed }: ArenaPlan): Fixture[] {
  if (among !== undefined) return bots.flatMap((bot) => challenge(bot, among, { players, games, seed }));
  const blocks = Math.ceil(games / players);
  const line = new WaitingLine(bots, Random.fromSeed(`${seed} line-ups`));
  return Array.from({ length: blocks }, (_, block) => rotations(line.take(players), block, `${seed}/${block}`)).flat();
}

/** One challenger among rivals that are all the same, in every seat: for "is the new one better?". */
export function challenge(
  challenger: string,
  rival: string,
  { players, games, seed }: Omit<ArenaPlan, 'bots'>,
): Fixture[] {
  const lineUp = [challenger, ...Array.from({ length: players - 1 }, () => rival)];
  const blocks = Math.ceil(games / players);
  return Array.from({ length: blocks }, (_, block) => rotations(lineUp, block, `${seed}/${block}`)).flat();
}

function rotations(lineUp: readonly string[], block: number, seed: string): Fixture[] {
  return lineUp.map((_, turned) => ({
    block,
    seed,
    seats: lineUp.map((_, seat) => lineUp[(seat + turned) % lineUp.length]),
  }));
}

/** Everybody once, in random order, before anybody twice. */
class WaitingLine {
  readonly #bots: readonly string[];
  readonly #random: Random;
  #waiting: string[] = [];

  constructor(bots: readonly string[], random: Random) {
    this.#bots = bots;
    this.#random = random;
  }

  take(count: number): string[] {
    return Array.from({ length: count }, () => {
      if (this.#waiting.length === 0) this.#waiting = this.#random.shuffle([...this.#bots]);
      return this.#waiting.shift() ?? this.#bots[0];
    });
  }
}
