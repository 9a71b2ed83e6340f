import type { AnyGame, OptionSpec } from '../game.ts';
import { Random } from '../random.ts';
import type { Situation } from '../simulator.ts';

type OptionValue = boolean | string | readonly string[];

/** One match to try the laws on; everything that happens in it follows from this. */
export interface LawCase {
  readonly seed: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Time to think, see `MatchSetup.clock`. */
  readonly clock?: number;
  /** Only so many decisions are looked at: what a search for a small example makes smaller. */
  readonly steps?: number;
}

/** Decides for a seat, for law 8: with the same situation and the same luck always the same. */
// biome-ignore lint/suspicious/noExplicitAny: a bot plays every game
export type LawBot = (situation: Situation<any, any>, random: Random) => any;

export interface LawSettings {
  /** IDs of the game's rule catalogue, see {@link ruleIds}. Without them, any ID with the game's letters will do. */
  readonly rules?: ReadonlySet<string>;
  /** Decisions after which a match should have ended. */
  readonly most?: number;
  /** How many steps of each match the laws look at closely. */
  readonly samples?: number;
  /** How many steps further they follow a copy. */
  readonly follow?: number;
  readonly bot?: (game: AnyGame) => LawBot;
  /** Fields of the state that hold hidden things through most of a match, so that re-dealing must be seen to change them. */
  readonly hidden?: readonly string[];
}

export const MOST_DECISIONS = 200_000;

/** A law that does not hold, and where. */
export class LawBroken extends Error {
  readonly law: number;
  readonly lawCase: LawCase;
  readonly step: number | undefined;

  constructor(law: number, game: AnyGame, lawCase: LawCase, step: number | undefined, what: string, cause?: unknown) {
    const place = step === undefined ? '' : `, step ${step}`;
    const { id } = game.meta;
    const again = `npm run laws -- --game ${id} --law ${law} --case '${JSON.stringify(lawCase)}'`;
    super(`Law ${law} broken by ${id}, seed ${lawCase.seed}${place}: ${what}\n  again: ${again}`, { cause });
    this.name = 'LawBroken';
    this.law = law;
    this.lawCase = lawCase;
    this.step = step;
  }
}

/** The match that belongs to a seed: number of players, options and clock fall by it, too. */
export function caseOf(game: AnyGame, seed: string): LawCase {
  const random = Random.fromSeed(`${seed}/case`);
  const { min, max } = game.meta.players;
  const players = min + random.below(max - min + 1);
  const options: Record<string, OptionValue> = {};
  for (const spec of game.meta.options) {
    if (random.below(3) > 0) options[spec.id] = randomOption(spec, players, random);
  }
  return { seed, players, options, ...(random.below(3) === 0 ? { clock: 60_000 } : {}) };
}

function randomOption(spec: OptionSpec, players: number, random: Random): OptionValue {
  if (spec.kind === 'switch') return random.below(2) === 0;
  if (spec.kind === 'choice') return spec.choices[random.below(spec.choices.length)];
  if (spec.unique) return random.shuffle([...spec.choices]).slice(0, players);
  return Array.from({ length: players }, () => spec.choices[random.below(spec.choices.length)]);
}

/** The IDs in a rule catalogue: `- **SF-1.1** …`. */
export function ruleIds(markdown: string): ReadonlySet<string> {
  return new Set(Array.from(markdown.matchAll(/^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\* /gm), ([, id]) => id));
}

/** The case, whether given as such or as a seed. */
export const readCase = (game: AnyGame, given: string | LawCase): LawCase =>
  typeof given === 'string' ? caseOf(game, given) : given;
