import { Random, SPECTATOR, seats, viewState } from '@starboard/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { happenings } from '../../src/board/happenings.ts';
import type { Scene } from '../../src/board/scene.ts';
import { FINDER_TABS, type FinderTab, TradeFinder } from '../../src/board/TradeFinder.tsx';
import { buyersOf, fareOf, hiddenBuyers, offersOf, pricesOf, Trips, turnsOf } from '../../src/board/trade.ts';
import { GOODS } from '../../src/content/cultures.ts';
import { BASE, FIELD_COUNT, FIELDS } from '../../src/content/fields.ts';
import { lineCost, NEIGHBOURS } from '../../src/content/map.ts';
import { REWARD } from '../../src/content/rewards.ts';
import { SYSTEMS } from '../../src/content/systems.ts';
import { BLUE, CITY, FIELD_KINDS } from '../../src/content/terms.ts';
import { merchantOfVenus } from '../../src/index.ts';
import { goodPrice } from '../../src/rules/buying.ts';
import { isSkipped, stepCost } from '../../src/rules/movement.ts';
import { salePrice } from '../../src/rules/selling.ts';
import { isLandingPlace, isPort, systemAt } from '../../src/state.ts';
import type { Seen } from '../../src/view.ts';
import { at, drawn, played, propsOf, type Table } from './scenes.ts';

const late = played(3, 'finder', (state) => state.round >= 12 && state.phase === 'declare', {}, 4000);
const solo = at(1, 'finder alone', 'declare', 8);
const viewOf = (match: Table, seat = match.next().seat): Seen => propsOf(match, seat).view;

/** The finder alone, as a seat sees it. */
function found(match: Table, seat: number, tab: FinderTab, view = viewOf(match, seat)): string {
  const nothing = { seat, own: true, explaining: false, reach: new Map(), stop: undefined, way: [] };
  const scene: Scene = { ...propsOf(match, seat), ...nothing, view, news: happenings([]) };
  return renderToStaticMarkup(<TradeFinder scene={scene} tab={tab} />);
}

/** The fewest movement points from a field to all others, one step after the other, without hazards and dice. */
function fewest(view: Seen, start: number): readonly number[] {
  const far = Array<number>(FIELD_COUNT).fill(Number.POSITIVE_INFINITY);
  far[start] = 0;
  for (let i = 0; i < FIELD_COUNT; i++)
    for (let from = 0; from < FIELD_COUNT; from++) {
      if (from !== start && view.kind[from] === CITY) continue;
      for (const to of NEIGHBOURS[from])
        if (!(view.kind[to] === CITY && isPort(view, from)))
          far[to] = Math.min(far[to], far[from] + (isSkipped(view, to) ? 0 : lineCost(from, to)));
    }
  return far;
}

/** Ten systems are known, each with the culture of its own number, and three of its good; markets in all their orders. */
function discovered(view: Seen): Seen {
  const isKnown = (i: number): boolean => i < 10;
  return {
    ...view,
    culture: SYSTEMS.map((_, i) => (isKnown(i) ? i : -1)),
    home: GOODS.map((_, i) => (isKnown(i) ? i : -1)),
    market: GOODS.flatMap((_, i) => (isKnown(i) ? [i % 3, (i + 1) % 3, (i + 2) % 3] : [-1, -1, -1])),
    stock: SYSTEMS.flatMap((_, system) => GOODS.map((_, good) => (good === system && isKnown(system) ? 3 : 0))),
  };
}

describe('the trade finder', () => {
  const view = discovered(viewOf(late));
  const me = view.active;
  const trips = new Trips(view, me, view.at[me]);
  const known = SYSTEMS.flatMap((_, system) => (view.culture[system] >= 0 ? [system] : []));

  it('has something to find', () => {
    expect(known.length).toBeGreaterThan(2);
    expect(GOODS.some((_, good) => buyersOf(view, me, good, trips).length > 1)).toBe(true);
  });

  it('knows every discovered buyer of a good and no other, for what the rules would pay', () => {
    for (const [good, { buyers }] of GOODS.entries()) {
      const rows = buyersOf(view, me, good, trips);
      expect(rows.map(({ culture }) => culture).sort()).toEqual(buyers.filter((one) => view.home[one] >= 0).sort());
      expect(hiddenBuyers(view, good).map(({ culture }) => culture)).toEqual(
        buyers.filter((one) => view.home[one] < 0),
      );
      for (const { culture, system, now, next } of rows) {
        expect(system).toBe(view.home[culture]);
        expect(now).toBe(salePrice(view, culture, good));
        const { market } = view;
        const tokens = market.slice(culture * 3, culture * 3 + 3);
        const shifted = market.toSpliced(culture * 3, 3, tokens[1], tokens[2], tokens[0]);
        expect(next).toBe(salePrice({ ...view, market: shifted }, culture, good));
        expect(pricesOf(view, culture, good)).toEqual(tokens.map((token) => GOODS[good].resale[token]));
      }
    }
  });

  it('reckons each way by the steps of the rules, and ends it where one can trade', () => {
    for (const system of known) {
      const trip = trips.toSystem(system);
      if (trip === undefined) throw new Error(`No way to ${SYSTEMS[system].id}`);
      const end = trip.way[trip.way.length - 1];
      expect([systemAt(end), isLandingPlace(view, end)]).toEqual([system, true]);
      expect(trip.way[0]).toBe(view.at[me]);
      const steps = trip.way.slice(1).map((to, i) => {
        expect(NEIGHBOURS[trip.way[i]]).toContain(to);
        return stepCost(view, trip.way[i], to);
      });
      expect(trip.bp).toBe(steps.reduce((sum, cost) => sum + cost, 0));
    }
    expect([turnsOf(0), turnsOf(10), turnsOf(11), turnsOf(22)]).toEqual([0, 1, 2, 3]);
  });

  it('finds no way that is longer than it must be, with any drive', () => {
    for (const drive of [0, 1, 2, 3]) {
      const danger = /hazard|encounter/;
      const calm = view.kind.map((kind) => (danger.test(FIELD_KINDS[kind]) ? BLUE : kind));
      const seen = { ...view, kind: calm, drive: view.drive.map(() => drive), off: 0 };
      const far = fewest(seen, BASE);
      const from = new Trips(seen, me, BASE);
      for (const [system, { cities, spaceports }] of SYSTEMS.entries()) {
        const ports = FIELDS.flatMap((_, field) => (systemAt(field) === system && isPort(seen, field) ? [field] : []));
        const best = Math.min(...[...cities, ...spaceports, ...ports].map((field) => far[field]));
        expect([SYSTEMS[system].id, from.toSystem(system)?.bp]).toEqual([SYSTEMS[system].id, best]);
      }
    }
  });

  it('takes what a good costs this seat where it lies, with discounts and fees, and what is left of the price', () => {
    const offers = offersOf(view, me, trips, known);
    expect(offers.length).toBe(known.length);
    for (const { system, good, cost, away, buyers } of offers) {
      const landing = away?.way.at(-1) ?? -1;
      const there = { ...view, at: view.at.with(me, landing) };
      expect(cost).toBeGreaterThanOrEqual(goodPrice(there, me, good));
      for (const { profit, now, fee, trip } of buyers) {
        expect(profit).toBe(now - fee - cost);
        expect(systemAt(trip.way[0])).toBe(system);
      }
    }
    const bulk = { ...view, rewardAt: view.rewardAt.with(REWARD.R09, me) };
    const basic = offers.find(({ good }) => GOODS[good].category === 0);
    if (basic === undefined) throw new Error('No basic good is for sale');
    const cheaper = offersOf(bulk, me, new Trips(bulk, me, view.at[me]), [basic.system]).find(
      ({ good }) => good === basic.good,
    );
    expect(cheaper?.cost).toBe(view.rewardAt[REWARD.R09] === me ? basic.cost : basic.cost - 10);
  });

  it('puts what brings most in a turn first', () => {
    const worth = ({ profit, trip }: { profit: number; trip: { bp: number } }) =>
      profit / Math.max(1, turnsOf(trip.bp));
    for (const good of GOODS.keys()) {
      const rows = buyersOf(view, me, good, trips).map(worth);
      expect(rows).toEqual(rows.toSorted((a, b) => b - a));
    }
  });

  it('adds to a fare what a licence adds', () => {
    const plain = { ...view, rewardAt: view.rewardAt.map(() => -1), techs: view.techs.map(() => 0) };
    const licensed = { ...plain, rewardAt: plain.rewardAt.with(REWARD.R10, me) };
    expect(fareOf(licensed, me, 0) - fareOf(plain, me, 0)).toBe(20);
  });

  it('shows nobody what they may not know: tables that differ only in it look the same', () => {
    for (const match of [late, solo])
      for (const seat of seats(match.players))
        for (const tab of FINDER_TABS) {
          const pictures = ['one', 'two'].map((seed) => {
            const state = merchantOfVenus.copy(match.state);
            merchantOfVenus.redeal(state, seat, Random.fromSeed(seed));
            return found(match, seat, tab, viewState(merchantOfVenus.view, state, match.players, seat) as Seen);
          });
          expect(pictures[0]).toBe(pictures[1]);
        }
    expect(drawn(late, SPECTATOR)).not.toContain('mv-finder');
  });

  it.each(FINDER_TABS)('draws what it finds: %s', (tab) => {
    for (const match of [late, solo]) {
      const html = found(match, match.next().seat, tab);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
      expect(html).toContain('board.finder.note');
    }
  });
});
