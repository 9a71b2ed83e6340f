import { type Action, type Game, type GameEvent, Match, type OptionValues, Random } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { policyBot } from './policyBot.ts';
import { searchBot } from './searchBot.ts';
import { situationIn } from './situation.ts';

interface Plays {
  readonly players: number;
  readonly options?: OptionValues;
  /** How many decisions of a match are looked at, and at which distance. */
  readonly looks?: number;
  readonly every?: number;
}

/** How many futures of one decision are looked at. */
const ITERATIONS = 60;

/** Tests that a search judges all its futures at one moment: `value` compares best where everybody has moved as often. */
export function searchTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  plays: readonly Plays[],
): void {
  describe('a search', () => {
    it.each(plays)(
      'with $players players judges all futures at the same moment',
      async ({ looks = 8, every = 40, ...setup }) => {
        const match = new Match(game, { seed: 'futures', ...setup });
        const random = Random.fromSeed('futures');
        const bot = policyBot(game);
        let looked = 0;
        for (let n = 0; !match.over && looked < looks; n++) {
          if (n % every === every - 1) {
            expect(new Set(endsOf(game, match, random)).size, `after ${n} decisions`).toBeLessThan(2);
            looked++;
          }
          await step(match, bot, random);
        }
        expect(looked).toBeGreaterThan(0);
      },
    );
  });
}

/** Somebody does what looks good at first sight. */
async function step<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  bot: Bot<S, A>,
  random: Random,
): Promise<void> {
  const { seat } = match.next();
  match.take(seat, await bot.decide(situationIn(match, seat), random));
}

/** Tests that a game can say why: every part of its judgement has words in both languages, and parts that tell something. */
export function judgementTests<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  players: number,
): void {
  const { judgement } = game.bot;
  describe('the parts of a judgement', () => {
    it('have words for why something is good, and for what it costs', () => {
      const { en, de } = game.phrases.words;
      const keys = (judgement?.terms ?? []).flatMap((term) => [`why.${term}`, `but.${term}`]);
      expect(keys).not.toEqual([]);
      for (const key of keys) expect([en[key], de[key]], key).toEqual([expect.any(String), expect.any(String)]);
    });
    it('are numbers in whatever position', async () => {
      const match = new Match(game, { seed: 'judged', players });
      const random = Random.fromSeed('judged');
      const bot = policyBot(game);
      const out = new Float64Array(judgement?.terms.length ?? 0);
      const seen = new Set<number>();
      for (let n = 0; n < 150 && !match.over; n++) {
        for (let seat = 0; seat < players; seat++) {
          judgement?.judge(match.state, seat, match.state, out);
          expect(out.every(Number.isFinite), `seat ${seat} after ${n} decisions`).toBe(true);
          for (const [term, worth] of out.entries()) if (worth !== 0) seen.add(term);
        }
        await step(match, bot, random);
      }
      expect(seen.size).toBeGreaterThan(1);
    });
  });
}

/** The turns in which the futures of the next decision were judged; where the match is over, its outcome judges. */
function endsOf<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  match: Match<S, A, E>,
  random: Random,
): readonly number[] {
  const { bot } = game;
  const ends: number[] = [];
  const judged = (judge: (state: S, out: number[]) => void) => (state: S, out: number[]) => {
    ends.push(bot.turn?.(state) ?? 0);
    judge(state, out);
  };
  const watched = {
    ...game,
    bot: {
      ...bot,
      value: judged(bot.value),
      ...(bot.valueAfterTurn === undefined ? {} : { valueAfterTurn: judged(bot.valueAfterTurn) }),
    },
  };
  searchBot(watched, { iterations: ITERATIONS }).analyse(situationIn(match, match.next().seat), random);
  return ends;
}
