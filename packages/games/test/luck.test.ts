import {
  type AnyGame,
  commitmentTo,
  type Drawn,
  type LuckVersion,
  luckFrom,
  luckOf,
  Menu,
  Random,
  Run,
  readOptions,
  sha256,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';
import { type Attacker, attackers, Linear, type Shown, wordsOf } from './attackers.ts';

const DRAWS = 10_000;

interface Score {
  guesses: number;
  hits: number;
  /** Hits that chance alone would give, and how far they scatter (squared). */
  expected: number;
  variance: number;
}

/** All words of luck that one match of random players shows, and what was public before the first of them. */
function played(game: AnyGame, n: number, version: LuckVersion) {
  const players = game.meta.players.max;
  const seed = sha256(`${game.meta.id} ${n}`);
  const values = Array.from({ length: players }, (_, seat) => sha256(`${seed} ${seat}`));
  const draws: Drawn[] = [];
  const luck = luckOf({ version, seed, contributions: values.map((value) => ({ value })) });
  const run = Run.setUp(game, players, readOptions(game.meta, {}, players), luck, { drawn: (one) => draws.push(one) });
  run.begin();
  const random = Random.fromSeed(seed);
  for (let i = 0; i < 3000 && !run.over; i++) {
    const { seat, question, about } = run.next();
    const menu = new Menu<never>(false);
    question.options?.(menu, run.state, seat, about);
    const form = question.forms?.find((one) => one.open?.(run.state, seat, about).ok ?? true);
    const answer =
      menu.options[random.below(Math.max(1, menu.options.length))] ?? form?.sample(run.state, seat, random, about);
    if (answer === undefined) break;
    run.answer(seat, answer);
  }
  return { known: { commitment: commitmentTo(seed, version), values }, words: draws.flatMap(wordsOf) };
}

/** How likely a guess is right if nobody knows anything. */
const chanceOf = ({ n, counts }: Shown, guess: number): number => (counts === undefined ? 1 / n : counts[guess] / n);

const newScore = (): Score => ({ guesses: 0, hits: 0, expected: 0, variance: 0 });

function attackOn(attacker: Attacker, words: readonly Shown[], score = newScore()): Score {
  for (const word of words) {
    const guess = attacker.guess({ n: word.n, ...(word.counts === undefined ? {} : { counts: word.counts }) });
    const chance = chanceOf(word, guess);
    score.guesses++;
    score.hits += guess === word.is ? 1 : 0;
    score.expected += chance;
    score.variance += chance * (1 - chance);
    attacker.see(word);
  }
  return score;
}

/** What each attacker reaches over as many words as were asked for, match after match. */
function attacked(game: AnyGame, version: LuckVersion, most = DRAWS): ReadonlyMap<string, Score> {
  const scores = new Map<string, Score>();
  for (let n = 0, seen = 0; seen < most; n++) {
    const { known, words } = played(game, n, version);
    seen += words.length;
    for (const attacker of attackers(known)) {
      const score = scores.get(attacker.name) ?? newScore();
      scores.set(attacker.name, score);
      attackOn(attacker, words, score);
    }
  }
  return scores;
}

/** Standard deviations above chance. */
const luckier = ({ hits, expected, variance }: Score): number => (hits - expected) / Math.sqrt(variance);

describe.each(games.map((game) => [game.meta.id, game] as const))('the luck of %s', (_, game) => {
  it(`cannot be guessed by anybody who knows all that is public, over ${DRAWS} draws`, () => {
    for (const [name, score] of attacked(game, 2)) {
      expect(score.guesses).toBeGreaterThanOrEqual(DRAWS);
      expect(luckier(score), `${name}: ${score.hits} hits, ${score.expected.toFixed(1)} by chance`).toBeLessThan(4);
    }
  });

  it('of version 1 could: it lay in the commitment, draw by draw', () => {
    const known = attacked(game, 1, 1500).get('the commitment is the state of the quick generator')!;
    expect(known.hits).toBe(known.guesses);
  });
});

it('two dice a turn gave the luck of version 1 away after 80 turns, and give that of version 2 away never', () => {
  const words = (version: LuckVersion, n: number): readonly Shown[] => {
    const luck = luckOf(luckFrom(`spectator ${n}`, 4, version));
    return Array.from({ length: 400 }, () => ({ n: 6, is: luck.below(6) }));
  };
  const linear = new Linear();
  attackOn(linear, words(1, 0).slice(0, 160));
  expect(attackOn(linear, words(1, 0).slice(160)).hits).toBe(240);
  const score = newScore();
  for (let n = 0; n < 50; n++) attackOn(new Linear(), words(2, n), score);
  expect(luckier(score)).toBeLessThan(4);
});
