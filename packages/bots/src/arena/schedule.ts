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
  const line = new WaitingLine(bots, Random.fromSeed(`${seed} line-ups`));
  return inBlocks(games, seed, () => line.take(players));
}

/** One challenger among rivals that are all the same, in every seat: for "is the new one better?". */
export function challenge(
  challenger: string,
  rival: string,
  { players, games, seed }: Omit<ArenaPlan, 'bots'>,
): Fixture[] {
  const lineUp = [challenger, ...Array.from({ length: players - 1 }, () => rival)];
  return inBlocks(games, seed, () => lineUp);
}

function inBlocks(games: number, seed: string, lineUp: () => readonly string[]): Fixture[] {
  const fixtures: Fixture[] = [];
  for (let block = 0; fixtures.length < games; block++)
    fixtures.push(...rotations(lineUp(), block, `${seed}/${block}`));
  return fixtures;
}

/** A line-up in all its rotations; one that looks the same when it is turned would only play the same games again. */
export function rotations(lineUp: readonly string[], block: number, seed: string): Fixture[] {
  const turned = lineUp.map((_, by) => lineUp.map((_, seat) => lineUp[(seat + by) % lineUp.length]));
  const isNew = (seats: readonly string[], i: number) => turned.findIndex((one) => one.join() === seats.join()) === i;
  return turned.filter(isNew).map((seats) => ({ block, seed, seats }));
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
