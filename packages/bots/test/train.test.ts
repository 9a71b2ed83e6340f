import { Random } from '@starboard/kernel';
import { starfarers } from '@starboard/starfarers';
import { describe, expect, it } from 'vitest';
import { chances, type Example, examplesOf, knowing, learn, surprise, surpriseOf, type Weights } from '../src/index.ts';

const TRUE: Weights = { terms: [1.5, 0.2], early: 0.4, late: 1.2 };

/** Positions whose winners are drawn by known weights. */
function drawn(count: number, seed: string): Example[] {
  const random = Random.fromSeed(seed);
  const said: number[] = [];
  return Array.from({ length: count }, () => {
    const terms = Float64Array.from({ length: 3 * 2 }, () => 4 * random.fraction());
    const progress = random.fraction();
    chances(TRUE, terms, progress, said);
    let left = random.fraction();
    const winner = said.findIndex((chance) => {
      left -= chance;
      return left < 0;
    });
    return { terms, progress, said: [1 / 3, 1 / 3, 1 / 3], won: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)) };
  });
}

describe('learning weights', () => {
  const weights = learn(drawn(3000, 'lessons'), 2);

  it('finds what winners were drawn by, in proportion', () => {
    expect(weights.terms[1] / weights.terms[0]).toBeCloseTo(TRUE.terms[1] / TRUE.terms[0], 1);
    expect((weights.late * weights.terms[0]) / (TRUE.late * TRUE.terms[0])).toBeCloseTo(1, 0);
    expect(weights.late).toBeGreaterThan(2 * weights.early);
  });

  it('is less surprised by positions that it has not seen, and hardly more than who knows the truth', () => {
    const judges = drawn(2000, 'judges');
    const learnt = surpriseOf(weights, judges);
    expect(learnt).toBeLessThan(surprise(judges, ({ said }) => said) - 0.05);
    expect(learnt).toBeLessThan(surpriseOf(TRUE, judges) + 0.01);
  });
});

describe('examples', () => {
  it('are positions of a match, with the terms of every seat; weights of 1 judge by their sum', async () => {
    const players = 3;
    const examples = await examplesOf(starfarers, players, {}, 'train');
    const { judgement } = starfarers.bot;
    const each = judgement?.terms.length ?? 0;
    expect(examples.length).toBeGreaterThan(10);
    for (const { terms, won, said, progress } of examples) {
      expect(terms).toHaveLength(players * each);
      expect(won.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(said).toHaveLength(players);
      const out: number[] = [];
      // Starfarers compares the sums of its terms by 0.35, and by 0.85 at the end.
      chances({ terms: new Array<number>(each).fill(1), early: 0.35, late: 0.85 }, terms, progress, out);
      out.forEach((chance, seat) => {
        expect(chance).toBeCloseTo(said[seat]);
      });
    }
    const bot = knowing(starfarers.bot, { terms: new Array<number>(each).fill(1), early: 0.35, late: 0.85 }, players);
    expect(bot.prior).toBe(starfarers.bot.prior);
  });
});
