import { type Action, type AnyGame, CLOCK, Match, Random, type Seat } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { expectClean, type Voices } from './voices.ts';

/** Which random matches are told, and how they are played to see much of the game. */
export interface Telling {
  readonly matches: readonly { readonly players: number; readonly options: object }[];
  /** How many times each of them is played. */
  readonly times?: number;
  /** What random players would do too early or too often. */
  readonly rarely?: readonly string[];
  /** What they would hardly ever do. */
  readonly eagerly?: readonly string[];
  /** How many different things are said in each of them at least. */
  readonly things?: number;
}

const MOST = 6000;
const SECOND = 1000;

/** Random matches: all that can be chosen, all that is refused and all that happens can be told, in both languages. */
export function toldTests(game: AnyGame, voices: Voices, telling: Telling): void {
  const { matches, times = 1, things = 0, rarely = [], eagerly = [] } = telling;
  const { speakers, expectWords, expectSaid } = voices;
  const { actions, phrases } = game;

  const weight = ({ do: kind }: Action): number => (rarely.includes(kind) ? 1 : eagerly.includes(kind) ? 400 : 40);

  describe.each(matches)('random matches of $players with $options', ({ players, options }) => {
    it('are told to everybody in both languages, with all that can be chosen and all that is refused', () => {
      const said = new Set<string>();
      const once = (thing: unknown, check: () => void): void => {
        const text = JSON.stringify(thing);
        if (!said.has(text)) check();
        said.add(text);
      };
      for (let time = 0; time < times; time++) playAndTell(`a match in words ${time}`, once);
      expect(said.size).toBeGreaterThan(things);
    }, 120_000);

    function playAndTell(seed: string, once: (thing: unknown, check: () => void) => void): void {
      const match = new Match(game, { players, options, seed });
      const luck = Random.fromSeed(seed);

      const sayAll = (seat: Seat): void => {
        const decision = match.decisions(seat).find((open) => open.seat === seat);
        if (decision === undefined) return;
        const { kind, options: open = [], refused = [], forms = [] } = decision;
        once(kind, () => expectWords(`question.${kind}`));
        for (const action of [...open, ...refused.map((one) => one.action)])
          once(action, () => expectSaid(phrases.action(actions.read(action))));
        for (const { verdict } of refused)
          once(verdict, () => speakers.forEach((voice) => void expectClean(voice.refusal(verdict), verdict)));
        for (const { do: form, fields } of forms)
          once(form, () => expectWords(...fields.map(({ name }) => `field.${name}`)));
      };

      for (let step = 0; step < MOST && !match.over; step++) {
        const now = step * SECOND;
        const late = match.asks.find((ask) => (match.deadline(ask) ?? Number.POSITIVE_INFINITY) <= now);
        if (late !== undefined) {
          match.submit(CLOCK, { do: 'time-up', seat: late.seat }, now);
          continue;
        }
        const ask = luck.below(4) > 0 ? match.next() : match.asks[luck.below(match.asks.length)];
        const { seat, question, about } = ask;
        if (step % 3 === 0) sayAll(seat);
        const forms = question.forms?.filter((form) => form.open?.(match.state, seat, about).ok !== false) ?? [];
        const sampled = forms.flatMap((form) => form.sample(match.state, seat, luck, about) ?? []);
        const choices: Action[] = [...sampled, ...match.fork().menu(ask).options];
        if (choices.length === 0) continue;
        const choice = choices[luck.pick(choices.map(weight))];
        once(choice, () => expectSaid(phrases.action(choice)));
        const verdict = match.take(seat, choice, now);
        if (!verdict.ok) throw new Error(`${JSON.stringify(choice)}: ${verdict.code}`);
      }

      for (let viewer = -1; viewer < players; viewer++)
        for (const event of match.history(viewer).flat()) once(event, () => expectSaid(phrases.event(event)));
      expect(match.over).toBe(true);
    }
  });
}
