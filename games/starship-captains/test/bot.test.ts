import { policyBot, situationIn } from '@starboard/bots';
import { driftTests, judgementTests, searchTests } from '@starboard/bots/testing';
import { Match, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { GLANCE, prospects } from '../src/bot/value.ts';
import { starshipCaptains } from '../src/index.ts';

searchTests(starshipCaptains, [{ players: 2 }, { players: 4 }]);
judgementTests(starshipCaptains, 3);
driftTests(starshipCaptains, 4, 2);

describe('the judgement', () => {
  it.each([1, 3])('adds up to what a seat may expect, %s at the table', async (players) => {
    const match = new Match(starshipCaptains, { seed: 'parts', players });
    const { terms, judge } = starshipCaptains.bot.judgement!;
    const random = Random.fromSeed('parts');
    const bot = policyBot(starshipCaptains);
    const out = new Float64Array(terms.length);
    for (let n = 0; n < 120 && !match.over; n++) {
      for (let seat = 0; seat < players; seat++) {
        judge(match.state, seat, match.state, out);
        const sum = out.reduce((all, part) => all + part, 0);
        expect(sum, `seat ${seat} after ${n} decisions`).toBeCloseTo(prospects(GLANCE, match.state, seat));
      }
      const { seat } = match.next();
      match.take(seat, await bot.decide(situationIn(match, seat), random));
    }
  });
});
