import { Random } from '@starboard/kernel';
import { speaker } from '@starboard/text';
import { describe, expect, it } from 'vitest';
import { causesOf } from '../../src/board/causes.ts';
import { type Effects, EVENT, EVENTS, MISSION, MISSIONS, PASSENGER, PASSENGERS } from '../../src/content/index.ts';
import { optionQuestion } from '../../src/effects/verbs.ts';
import { starshipCaptains } from '../../src/index.ts';
import { NAMES, played, seenBy, step, type Table } from './scenes.ts';

const { say } = speaker(starshipCaptains.phrases.words, 'en', NAMES);
const german = speaker(starshipCaptains.phrases.words, 'de', NAMES);

/** Everything that is open, with what it causes. */
function open(match: Table) {
  const { seat } = match.next();
  const seen = seenBy(match, seat);
  const decisions = match.decisions(seat);
  const options = decisions.find((one) => one.seat === seat)?.options ?? [];
  return options.map((action) => ({ action, causes: causesOf(seen, seat, action, decisions) }));
}

/** A match of so many at every question, until it is over. */
function* questions(players: number, seed: string): Generator<Table> {
  const match = played(players, seed, () => true);
  const random = Random.fromSeed(seed);
  for (let i = 0; i < 4000 && !match.over; i++) {
    yield match;
    step(match, random);
  }
}

describe('what an action will cause', () => {
  it('is said in both languages, for whatever is open', () => {
    const told = new Set<string>();
    for (const [players, seed] of [
      [1, 'one'],
      [2, 'two'],
      [4, 'four'],
    ] as const)
      for (const match of questions(players, seed))
        for (const { causes } of open(match))
          for (const phrase of causes) {
            if (told.has(phrase.key)) continue;
            told.add(phrase.key);
            for (const words of [say(phrase), german.say(phrase)]) {
              expect(words, phrase.key).not.toBe(phrase.key);
              expect(words, phrase.key).not.toMatch(/[{}]|undefined|NaN/);
            }
          }
    expect(told.size).toBeGreaterThan(60);
  });

  it('SC-23.11: says of every option what it does, on a mission, in an event and for a passenger', () => {
    const match = played(1, 'option', () => true);
    const told = ([effect]: Effects) => {
      const options = 'options' in effect ? effect.options : [];
      const about = { options, possible: options.map((_, i) => i) };
      const decisions = [{ ...match.decisions(0)[0], kind: optionQuestion.kind, about }];
      return options.map((_, option) =>
        causesOf(seenBy(match, 0), 0, { do: 'choose-option', option }, decisions).map(say).join(', '),
      );
    };
    expect(told(MISSIONS[MISSION.m13].rows[0].effects)).toEqual(['gain 1 artifact', 'gain 1 medal']);
    expect(told(EVENTS[EVENT.en3].effects)).toEqual([
      'discard 1 artifact to gain 2 medals',
      'discard 1 pirate token to gain 2 medals',
    ]);
    expect(told(PASSENGERS[PASSENGER.pa2].action)).toEqual(['lose 1 medal', 'suffer 1 damage']);
  });

  it('SC-9.2, SC-15.5, SC-14.9, SC-18.4: foretells what then happens', () => {
    const checked = new Map<string, number>();
    const check = (kind: string, foretold: boolean, happened: boolean) => {
      expect([kind, foretold]).toEqual([kind, happened]);
      if (foretold) checked.set(kind, (checked.get(kind) ?? 0) + 1);
    };
    for (const players of [1, 2, 3, 4]) {
      const match = played(players, `foretell ${players}`, () => true);
      const random = Random.fromSeed(`foretell ${players}`);
      for (let i = 0; i < 3000 && !match.over; i++) {
        const { seat } = match.next();
        const before = open(match);
        step(match, random);
        const events = match.lastEvents(-1) as readonly { event: string; [field: string]: unknown }[];
        const done = match.log.at(-1);
        const keys = before
          .find(({ action }) => JSON.stringify(action) === JSON.stringify(done?.action))
          ?.causes.map(({ key }) => key);
        if (keys === undefined) continue;
        const moved = events.find(({ event }) => event === 'moved');
        if (done?.action.do === 'move')
          check('past a pirate', keys.includes('cause.past-pirate'), moved?.pirate === true);
        const placed = events.find(({ event, seat: by }) => event === 'tech-placed' && by === seat);
        if (done?.action.do === 'take-tech')
          check('bonus', keys.includes('cause.bonus'), String(placed?.matches) !== '');
        const triggered = events.some(({ event }) => event === 'event-triggered');
        if (done?.action.do === 'advance') check('event', keys.includes('cause.event'), triggered);
      }
    }
    expect([...checked.keys()].sort()).toEqual(['bonus', 'event', 'past a pirate']);
  });
});
