import { askOf, type Bot, candidates, playMatch, policyBot } from '@starboard/bots';
import { type OptionValues, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/actions.ts';
import { galaxyTrucker } from '../src/index.ts';
import { MOST_ROUNDS, NO_ROUND } from '../src/meta.ts';
import type { State } from '../src/state.ts';

/** Far more than any match of bots needs: whoever comes here comes nowhere. */
const LIMIT = 10_000;

/** Modules at random, Rough Roads more often than not, in one round of any level and class. */
function combination(luck: Random, players: number): OptionValues {
  const options: Record<string, boolean | string | readonly string[]> = {};
  for (const option of galaxyTrucker.meta.options) {
    if (option.kind === 'switch') options[option.id] = luck.below(2) === 0;
    else if (option.kind === 'choice') options[option.id] = option.choices[luck.below(option.choices.length)];
    else if (!option.unique && luck.below(3) === 0)
      options[option.id] = Array.from({ length: players }, () => option.choices[luck.below(option.choices.length)]);
  }
  for (let round = 2; round <= MOST_ROUNDS; round++) options[`round${round}`] = NO_ROUND;
  return options;
}

const cadet = policyBot(galaxyTrucker, 1.5);

/** Always does what looks best at first sight, so that nothing but the state ends what it repeats. */
const stubborn: Bot<State, Action> = {
  name: 'stubborn',
  decide({ seat, simulator }, random) {
    const run = simulator.fork(random);
    const answers = candidates(askOf(run, seat), run.state, random);
    const priors = answers.map((answer) => galaxyTrucker.bot.prior(run.state, seat, answer));
    return answers[priors.indexOf(Math.max(...priors))];
  },
};

describe('bots go on', () => {
  it('GT-20.51: they finish ships that no tile of the Dark Warehouse fits', async () => {
    const options = { roughRoads: '10', round1: '2-IIA', round2: NO_ROUND, round3: NO_ROUND, newTechnology: true };
    for (const seed of ['audit-stall 1', 'audit-stall 3']) {
      const { decisions } = await playMatch(galaxyTrucker, [cadet, cadet], { players: 2, options, seed, limit: LIMIT });
      expect(decisions).toBeLessThan(LIMIT);
    }
  });

  it.each(Array.from({ length: 24 }, (_, i) => `modules ${i}`))(
    'to the end, whatever is played with: %s',
    async (seed) => {
      const luck = Random.fromSeed(seed);
      const players = 2 + luck.below(4);
      const options = combination(luck, players);
      const bots = Array.from({ length: players }, () => (luck.below(2) === 0 ? stubborn : cadet));
      const { decisions } = await playMatch(galaxyTrucker, bots, { players, options, seed, limit: LIMIT });
      expect(decisions, JSON.stringify(options)).toBeLessThan(LIMIT);
    },
  );
});
