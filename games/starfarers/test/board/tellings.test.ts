import { voicesOf } from '@starboard/text/testing';
import { describe, expect, it } from 'vitest';
import { tellingOf } from '../../src/board/tellings.ts';
import { PLANETS, RESOURCES } from '../../src/content/index.ts';
import { starfarers } from '../../src/index.ts';
import { table } from '../table.ts';
import { propsOf } from './scenes.ts';

const { both } = voicesOf(starfarers);

describe('what is told of things', () => {
  const lines = (ref: string, setting: object = {}) => {
    const { match } = table({ state: { seats: { 0: setting } } });
    return tellingOf(propsOf(match, 0).view, 0, ref)?.lines.map(both) ?? [];
  };
  /** A home planet of trade goods, and the two colony points beside it. */
  const goods = PLANETS.findIndex(({ system, resource }) => system < 4 && RESOURCES[resource] === 'goods');

  it('says how the bank swaps, and trade goods as one and as many (SF-8.2, SF-8.4)', () => {
    expect(lines('resource:goods')).toContainEqual([
      'The bank takes 2 trade goods for 1 card of another kind.',
      'Die Bank nimmt 2 Handelswaren für 1 Karte einer anderen Sorte.',
    ]);
    expect(lines('resource:goods', { cards: ['merchant-goods'] })).toContainEqual([
      'The bank takes 1 trade good for 1 card of another kind.',
      'Die Bank nimmt 1 Handelsware für 1 Karte einer anderen Sorte.',
    ]);
    expect(lines('resource:ore')).toContainEqual([
      'The bank takes 3 ore for 1 card of another kind.',
      'Die Bank nimmt 3 Erz für 1 Karte einer anderen Sorte.',
    ]);
  });

  it('says what a planet pays (SF-4.1)', () => {
    const { match } = table();
    const { view } = propsOf(match, 0);
    const paid = (seat: number) => (tellingOf(view, seat, PLANETS[goods].id)?.lines ?? []).map(both);
    const all = [0, 1, 2, 3].map((seat) => paid(seat).at(-1));
    expect(all).toContainEqual(['It pays you 1 trade good each time.', 'Er gibt dir jedes Mal 1 Handelsware.']);
    expect(paid(0)[0]).toEqual([
      'Gives trade goods to everybody who has a colony or a spaceport beside it, whenever its number is rolled, by whomever.',
      'Gibt allen, die daneben eine Kolonie oder einen Raumhafen haben, Handelsware, sobald seine Zahl fällt, egal bei wem.',
    ]);
  });

  it('says what a mothership adds (SF-10.2)', () => {
    expect(lines('mothership:0', { upgrades: { drive: 2, cannon: 1 } }).at(-1)).toEqual([
      'That of Ann adds 2 to speed and 1 to combat strength.',
      'Das von Ann bringt 2 zur Geschwindigkeit und 1 zur Kampfkraft dazu.',
    ]);
  });
});
