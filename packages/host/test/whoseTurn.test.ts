import type { AnyMatch, LogEntry, Seat, Urgency } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { atScreen, nextBot } from '../src/index.ts';

/** A table where each seat is asked with this urgency, if at all; `race` for all of them. */
function table(urgencies: readonly (Urgency | undefined)[], { race = false, acted = [] as readonly Seat[] } = {}) {
  const asks = urgencies.flatMap((urgency, seat) =>
    urgency === undefined ? [] : [{ seat, question: { kind: 'any', rule: '', race, urgency: () => urgency } }],
  );
  const log = acted.map((seat, i) => ({ seat, at: i * 1000, action: { do: 'any' }, hash: '' }) satisfies LogEntry);
  const first = (urgency: Urgency) => asks.find(({ question }) => question.urgency() === urgency);
  const next = () => first('invited') ?? first('owed') ?? asks[0];
  const bot = { pause: () => 500 };
  return { state: {}, over: false, asks, log, next, game: { bot } } as unknown as AnyMatch;
}

/** Seats 0 and 1 are people, the others admirals. */
const levelOf = (seat: Seat) => (seat < 2 ? undefined : 'admiral');

describe('whose turn it is', () => {
  it('is that of the bot that is owed an answer, before that of people', () => {
    const match = table(['owed', undefined, 'owed', undefined]);
    expect(nextBot(match, levelOf)).toEqual({ seat: 2, waits: false });
    expect(atScreen(match, levelOf, 0)).toEqual({ bot: 2 });
  });

  it('is, of several bots, that of the one that was silent for longest', () => {
    const owed = ['owed', 'owed', 'owed', 'owed'] as const;
    expect(nextBot(table(owed, { acted: [3, 2] }), levelOf)?.seat).toBe(3);
    expect(nextBot(table(owed, { acted: [2, 3] }), levelOf)?.seat).toBe(2);
  });

  it('is not yet a bot’s where a person has been invited to speak', () => {
    const match = table([undefined, 'invited', 'owed', undefined]);
    expect(nextBot(match, levelOf)).toEqual({ seat: 2, waits: true });
    expect(atScreen(match, levelOf, 0)).toEqual({ person: 1 });
    expect(atScreen(table(['owed', undefined, 'invited', undefined]), levelOf, 0)).toEqual({ bot: 2 });
  });

  it('is that of whoever is at the screen, if of several people', () => {
    const both = table(['owed', 'owed', 'free', undefined]);
    expect(atScreen(both, levelOf, 1)).toEqual({ person: 1 });
    expect(atScreen(both, levelOf, 0)).toEqual({ person: 0 });
    expect(atScreen(table(['owed', 'free', undefined, undefined]), levelOf, 1)).toEqual({ person: 0 });
  });

  it('is that of the first where nobody is waited for', () => {
    expect(atScreen(table(['free', 'free', 'free', undefined]), levelOf, 1)).toEqual({ person: 0 });
    expect(atScreen(table([undefined, undefined, 'free', 'free']), levelOf, 1)).toEqual({ bot: 2 });
    expect(nextBot(table(['free', undefined, 'free', undefined]), levelOf)).toBeUndefined();
  });

  it('is everybody’s in a race: the person’s at the screen, and a bot’s when it has thought long enough', () => {
    const match = table(['owed', 'owed', 'owed', 'owed'], { race: true, acted: [0, 2, 3] });
    expect(atScreen(match, levelOf, 1)).toEqual({ person: 1, bot: 2, botAt: 1500 });
    expect(atScreen(table(['free', 'owed', undefined, undefined], { race: true }), levelOf, 0)).toEqual({ person: 1 });
  });
});
