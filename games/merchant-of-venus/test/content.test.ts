import { connected, distances, sum } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { CHALLENGES } from '../src/content/challenges.ts';
import { BASE_STOP, BUYS, CULTURES, GOODS } from '../src/content/cultures.ts';
import { ENCOUNTERS, INTEL, isForSolo } from '../src/content/encounters.ts';
import { BASE, CHART, FIELD, FIELDS } from '../src/content/fields.ts';
import { LINES, lineCost, NAVIGATION_EXITS, NEIGHBOURS, ROUTES } from '../src/content/map.ts';
import { MISSIONS } from '../src/content/missions.ts';
import { PASSENGERS } from '../src/content/passengers.ts';
import { PILOTS } from '../src/content/pilots.ts';
import { PIRATES } from '../src/content/pirates.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { ANOMALIES, ORBITAL_AT, ORBITALS, SYSTEM_AT, SYSTEMS } from '../src/content/systems.ts';
import { HOLD_FAME, ROUNDS, roundEvent, UPGRADE_FAME } from '../src/content/tables.ts';
import { FAMILY, TECHS, TECHS_OF, UPGRADES } from '../src/content/technologies.ts';
import {
  CATEGORIES,
  CITY,
  EQUIPMENT,
  FIELD_KINDS,
  NAVIGATION,
  ORBITAL,
  RED,
  SPACEPORT,
  YELLOW,
} from '../src/content/terms.ts';
import { merchantOfVenus } from '../src/index.ts';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const idsOf = <T extends { readonly id: string }>(list: readonly T[], is: (one: T) => boolean): string[] =>
  list.filter(is).map(({ id }) => id);
function tally(values: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
}

describe('MV-1: the map', () => {
  it('MV-1.2, MV-1.11: 268 fields of these kinds', () => {
    expect(FIELDS).toHaveLength(268);
    expect(isUnique(FIELDS.map(({ id }) => id))).toBe(true);
    expect(tally(FIELDS.map(({ kind }) => FIELD_KINDS[kind]))).toEqual({
      blue: 57,
      yellow: 38,
      red: 51,
      'laser-hazard': 8,
      'shield-hazard': 11,
      'pilot-hazard': 9,
      asteroid: 12,
      encounter: 24,
      navigation: 9,
      orbital: 23,
      'surface-city': 21,
      'neutral-spaceport': 4,
      'galactic-base': 1,
    });
  });

  it('MV-1.10: 322 lines, 27 of them green; all fields hang together', () => {
    expect(LINES).toHaveLength(322);
    expect(LINES.filter(({ green }) => green)).toHaveLength(27);
    expect(isUnique(LINES.map(({ a, b }) => [a, b].sort().join()))).toBe(true);
    expect(connected(NEIGHBOURS, BASE, () => true)).toHaveLength(268);
    expect(tally(LINES.map(({ style }) => style))).toEqual({ solid: 159, thick: 52, dashed: 111 });
    expect([lineCost(FIELD['RP-C1'], FIELD['RP-R1']), lineCost(FIELD['RP-R1'], FIELD['RP-R2'])]).toEqual([2, 1]);
  });

  it('MV-1.2: 14 systems, two anomalies, 24 trade routes', () => {
    expect(SYSTEMS.map(({ id }) => id).join(' ')).toBe('RP DW IB JW IW CW NH WT PP IM WW GS GP AS');
    expect(
      tally(FIELDS.filter(({ region }) => (ANOMALIES as readonly string[]).includes(region)).map((f) => f.region)),
    ).toEqual({
      SN: 6,
      SG: 6,
    });
    expect([ROUTES.length, sum(ROUTES.map(({ fields }) => fields.length))]).toEqual([24, 83]);
  });

  it('MV-7.1.5: three systems have neutral spaceports instead of cities', () => {
    expect(idsOf(SYSTEMS, ({ cities }) => cities.length === 0)).toEqual(['NH', 'GS', 'AS']);
    for (const { cities, spaceports } of SYSTEMS) {
      expect(cities.every((field) => FIELDS[field].kind === CITY)).toBe(true);
      expect(spaceports.every((field) => FIELDS[field].kind === SPACEPORT)).toBe(true);
      expect(cities.length === 0).toBe(spaceports.length > 0);
    }
  });

  it('MV-9.2, MV-9.6, MV-10.3: 25 orbital fields, each with the place from which it is built', () => {
    expect(ORBITALS).toHaveLength(25);
    expect(tally(ORBITALS.map(({ link }) => link))).toEqual({
      'single-green': 21,
      'contract-only': 2,
      'triple-green': 2,
    });
    for (const { field, landing, link, system } of ORBITALS) {
      expect([ORBITAL, NAVIGATION]).toContain(FIELDS[field].kind);
      expect([SYSTEM_AT[field], SYSTEM_AT[landing]]).toEqual([system, system]);
      if (link === 'single-green') expect(lineCost(field, landing)).toBe(2);
    }
    const ways = [
      ['AS-A2', 'AS-B2', 'AS-B1', 'AS-C1'],
      ['AS-I6', 'AS-H5', 'AS-G4', 'AS-F3'],
    ];
    for (const way of ways) expect(way.slice(1).map((id, i) => lineCost(FIELD[way[i]], FIELD[id]))).toEqual([2, 2, 2]);
    expect(ORBITAL_AT[FIELD['RP-R2']]).toBe(-1);
  });

  it('MV-5.7.1: nine navigation fields; every neighbour is an exit, and every number has one', () => {
    const fields = FIELDS.flatMap(({ kind }, field) => (kind === NAVIGATION ? [field] : []));
    expect(fields).toHaveLength(9);
    for (const field of fields) {
      expect(NAVIGATION_EXITS[field]).toHaveLength(6);
      expect([...new Set(NAVIGATION_EXITS[field])].sort((a, b) => a - b)).toEqual(NEIGHBOURS[field]);
    }
    expect(NAVIGATION_EXITS.filter((exits) => exits.length > 0)).toHaveLength(9);
  });

  it('MV-5.6.7: yellow and red fields have two or more lines, all grey, and no ring is made of them alone', () => {
    const skipped = FIELDS.flatMap(({ kind }, field) => (kind === YELLOW || kind === RED ? [field] : []));
    for (const field of skipped) {
      expect(NEIGHBOURS[field].length).toBeGreaterThan(1);
      expect(NEIGHBOURS[field].every((other) => lineCost(field, other) === 1)).toBe(true);
    }
    const inside = NEIGHBOURS.map((next, field) =>
      skipped.includes(field) ? next.filter((to) => skipped.includes(to)) : [],
    );
    for (const field of skipped) {
      const group = connected(inside, field, () => true);
      expect(sum(group.map((one) => inside[one].length)) / 2, FIELDS[field].id).toBe(group.length - 1);
    }
  });

  it('has room for every field on the chart', () => {
    const apart = (a: number, b: number) => Math.hypot(FIELDS[a].x - FIELDS[b].x, FIELDS[a].y - FIELDS[b].y);
    for (const [field, { x, y }] of FIELDS.entries()) {
      expect(x > 0 && x < CHART.width && y > 0 && y < CHART.height).toBe(true);
      for (let other = 0; other < field; other++) expect(apart(field, other)).toBeGreaterThan(56);
    }
  });

  it('knows how far it is from the base to each system', () => {
    const far = distances(NEIGHBOURS);
    expect(far.between(BASE, FIELD['NH-B3'])).toBe(3);
    expect(far.between(BASE, BASE)).toBe(0);
  });
});

describe('MV-1: cultures, goods and technologies', () => {
  it('MV-1.8, MV-1.9: 14 goods, 76 tokens, each category in its band', () => {
    expect(GOODS.map(({ id }) => id)).toEqual(CULTURES.map(({ number }) => `G${`${number}`.padStart(2, '0')}`));
    expect(sum(GOODS.map(({ count }) => count))).toBe(76);
    const bands = [
      [10, 40],
      [50, 110],
      [120, 200],
    ];
    for (const { cost, category, resale, size } of GOODS) {
      expect(cost >= bands[category][0] && cost <= bands[category][1]).toBe(true);
      expect(cost < resale[0] && resale[0] < resale[1] && resale[1] < resale[2]).toBe(true);
      expect([1, 2]).toContain(size);
    }
  });

  it('MV-7.3.1: no culture buys its own good; each buys four or five', () => {
    expect(BUYS.map((goods) => goods.length)).toEqual([4, 4, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    expect(BUYS.some((goods, culture) => goods.includes(culture))).toBe(false);
  });

  it('MV-16.4: on the black market culture 1 follows 14, and the list is read as printed', () => {
    expect(GOODS.map(({ blackMarket }) => blackMarket + 1)).toEqual([7, 7, 8, 9, 11, 11, 12, 14, 1, 1, 3, 4, 4, 5]);
    for (const { buyers, blackMarket } of GOODS) expect(buyers).not.toContain(blackMarket);
  });

  it('MV-7.2.5: every culture sells equipment, and everything is sold somewhere', () => {
    const sold = CULTURES.flatMap(({ equipment }) => equipment.map((item) => EQUIPMENT[item].id));
    expect(tally(sold)).toEqual({
      shield: 3,
      laser: 3,
      'yellow-drive': 3,
      'red-drive': 3,
      'combined-drive': 2,
      'cargo-hold': 3,
    });
    expect(EQUIPMENT.map(({ price }) => price)).toEqual([40, 40, 60, 80, 120, 200]);
  });

  it('MV-6.6: credits on the first-contact cards', () => {
    expect(CULTURES.map(({ credits }) => credits)).toEqual([
      80, 120, 90, 80, 60, 90, 90, 100, 100, 100, 80, 90, 90, 120,
    ]);
  });

  it('MV-16.0: 15 technologies, 34 tokens; each booster is a kind of its own', () => {
    expect(new Set(TECHS.map(({ id }) => id.replace(/-\d$/, ''))).size).toBe(15);
    expect([TECHS.length, sum(TECHS.map(({ count }) => count))]).toEqual([17, 34]);
    expect(tally(TECHS.map(({ type }) => type))).toEqual({ structure: 3, 'ship-upgrade': 5, supply: 5, special: 4 });
    expect(TECHS_OF.map((techs) => techs.length)).toEqual([2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1]);
    expect(UPGRADES.map((tech) => TECHS[tech].id)).toEqual([
      'market-flux',
      'cloaking-field',
      'shuttle',
      'variable-shield',
      'variable-laser',
    ]);
    expect(FAMILY[0]).toEqual([0, 1]);
  });
});

describe('cards and tokens', () => {
  it('MV-19.35: 36 encounter cards; MV-18.7: 28 of them alone', () => {
    expect(tally(ENCOUNTERS.map(({ kind }) => kind))).toEqual({
      teleportal: 6,
      pirates: 9,
      asteroid: 4,
      quiet: 3,
      production: 4,
      title: 4,
      intel: 4,
      archaeology: 2,
    });
    expect(ENCOUNTERS.map(({ id }) => id).at(-1)).toBe('E36');
    expect(ENCOUNTERS.filter((_, card) => isForSolo(card))).toHaveLength(28);
    expect(INTEL.map(({ price }) => price)).toEqual([30, 30, 40, 30]);
  });

  it('MV-13.1: 24 missions, one for each system and ten without target', () => {
    expect(MISSIONS).toHaveLength(24);
    const targets = MISSIONS.filter(({ target }) => target >= 0).map(({ target }) => target);
    expect([...targets].sort((a, b) => a - b)).toEqual(SYSTEMS.map((_, system) => system));
    expect(sum(MISSIONS.map(({ fame }) => fame))).toBe(87);
  });

  it('MV-14: 24 rewards, 6 of them relics with 3 fame each', () => {
    expect(REWARDS).toHaveLength(24);
    expect(idsOf(REWARDS, ({ relic }) => relic)).toEqual(['R01', 'R02', 'R03', 'R04', 'R05', 'R06']);
    expect(REWARDS.filter(({ relic }) => relic).every(({ fame, tradeIn }) => fame === 3 && !tradeIn)).toBe(true);
    expect(idsOf(REWARDS, ({ tradeIn }) => !tradeIn)).toEqual(['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R21', 'R22']);
    expect(idsOf(REWARDS, ({ once }) => once !== undefined)).toEqual([
      ...['R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R23', 'R24'],
    ]);
  });

  it('MV-15.4: four pilots, each at home with the culture of its name', () => {
    expect(PILOTS.map(({ id, home }) => [id, CULTURES[home].number])).toEqual([
      ['human', 6],
      ['eeepeeep', 10],
      ['whynom', 11],
      ['qossuth', 14],
    ]);
  });

  it('MV-7.4.4: 20 passengers from and to places that exist', () => {
    expect(PASSENGERS).toHaveLength(20);
    for (const { from, to, fare, size } of PASSENGERS) {
      expect(from).not.toBe(to);
      expect([from, to].every((stop) => stop >= 0 && stop <= BASE_STOP)).toBe(true);
      expect([fare % 10, size === 1 || size === 2]).toEqual([0, true]);
    }
    expect(idsOf(PASSENGERS, ({ fame }) => fame < 0)).toEqual(['P15', 'P17']);
    expect(idsOf(PASSENGERS, ({ size }) => size === 2)).toEqual(['P12', 'P16', 'P19']);
  });

  it('MV-5.11.2: nine pirates, three of each category', () => {
    expect(tally(PIRATES.map(({ category }) => CATEGORIES[category]))).toEqual({ basic: 3, quality: 3, luxury: 3 });
    expect(PIRATES.map(({ modifier }) => modifier)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  it('MV-18.1: six challenges', () => {
    expect(CHALLENGES.map(({ id }) => id)).toEqual(['CH1', 'CH2', 'CH3', 'CH4', 'CH5', 'CH6']);
    expect(idsOf(CHALLENGES, ({ rounds }) => rounds === 20)).toEqual(['CH2']);
  });

  it('MV-18.6: challenge cards say what they ask for, in both languages', () => {
    const { en, de } = merchantOfVenus.phrases.words;
    for (const { id, rounds, credits, fame, spaceports } of CHALLENGES) {
      const asked = [credits, fame, spaceports, rounds].filter((number) => number > 0).sort((a, b) => a - b);
      const said = [en, de].map((words) => (words[`challenge.${id}.text`].match(/\d+/g) ?? []).map(Number));
      expect([id, ...said.map((numbers) => numbers.sort((a, b) => a - b))]).toEqual([id, asked, asked]);
    }
  });

  it('MV-3.3, MV-3.4: passengers in odd rounds, drilling in even ones', () => {
    const events = Array.from({ length: ROUNDS }, (_, i) => roundEvent(i + 1));
    expect(events.slice(0, 5)).toEqual(['setup-passenger', 'drilling', 'passenger', 'drilling', 'passenger']);
    expect(tally(events)).toEqual({ 'setup-passenger': 1, drilling: 15, passenger: 14 });
  });

  it('MV-12.2: fame of the dashboard adds up', () => {
    expect([HOLD_FAME, UPGRADE_FAME]).toEqual([
      [0, 2, 6],
      [0, 0, 2, 6],
    ]);
  });

  it('is frozen', () => {
    for (const content of [
      FIELDS[0],
      LINES[0],
      SYSTEMS[0].market,
      CULTURES[0].good.resale,
      TECHS[0].lasting[0],
      REWARDS[0],
    ])
      expect(Object.isFrozen(content)).toBe(true);
    for (const content of [MISSIONS[0].condition, PILOTS[0].third[0], ENCOUNTERS[0], PASSENGERS[0], PIRATES[0]])
      expect(Object.isFrozen(content)).toBe(true);
  });
});
