import {
  aboutOf,
  BadInput,
  type OpenDecision,
  opposite,
  type Phrase,
  type PhraseValue,
  SIDES,
  type WrittenAction,
} from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { NEXT, stackOf } from '../content/galaxy.ts';
import { SECTORS, SITES, turnedEdges } from '../content/sectors.ts';
import { FIRST_PASS_MONEY, INCOME, TRAITOR_POINTS, UPKEEP } from '../content/tables.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { KINDS, RESOURCE, TYPES } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { TO_TRACK } from '../nouns.ts';
import { AIM, battleSite, laneValue } from '../rules/battle.ts';
import { mayShow, slotAt } from '../rules/blueprints.ts';
import { damageOf } from '../rules/dice.ts';
import { areAllied } from '../rules/diplomacy.ts';
import { PLACE, sectorsLeft } from '../rules/explore.ts';
import { siteAt, wormholesOf } from '../rules/galaxy.ts';
import { storeOf, upkeepOf } from '../rules/population.ts';
import { speciesOf } from '../rules/powers.ts';
import { alliesOf } from '../rules/reputation.ts';
import { priceOf } from '../rules/research.ts';
import { unbuilt } from '../rules/ships.ts';
import { activations, hasPassed } from '../rules/turn.ts';
import { GUARD_SIDE, SHIP_TYPE, SHIPS, SUPPLY } from '../state.ts';
import type { Seen } from '../view.ts';
import { afterUpkeep } from './ahead.ts';
import { battlesOf, winsAt } from './chances.ts';
import { squadsAt } from './squads.ts';
import { partLines } from './strengths.ts';
import { totalsWith } from './totals.ts';

type Phrases = readonly Phrase[];
type Of<K extends Action['do']> = Extract<Action, { readonly do: K }>;
type Causes = {
  readonly [K in Action['do']]?: (
    view: Seen,
    seat: number,
    action: Of<K>,
    decisions: readonly OpenDecision[],
  ) => Phrases;
};

const cause = (key: string, values: Readonly<Record<string, PhraseValue>> = {}): Phrase => ({
  key: `cause.${key}`,
  values,
});

/** EC-4.5: what one disc more or less makes of the upkeep. */
const discCost = (view: Seen, seat: number, discs: number): Phrase =>
  cause('upkeep', { from: upkeepOf(view, seat), to: UPKEEP[Math.max(0, view.discs[seat] + discs)] });

/** EC-6.5: what a sector would be joined to. */
function joins(view: Seen, { sector, turn }: Of<'place'>, decisions: readonly OpenDecision[]): Phrases {
  const zone = aboutOf(PLACE, decisions)?.zone;
  if (zone === undefined) return [];
  const wormholes = turnedEdges(SECTORS[sector].wormholes, turn);
  const joined: number[] = [];
  for (let side = 0; side < SIDES; side++) {
    const next = siteAt(view, NEXT[zone * SIDES + side], opposite(side));
    if (next >= 0 && ((wormholes >> side) & 1) === 1 && ((wormholesOf(view, next) >> opposite(side)) & 1) === 1)
      joined.push(next);
  }
  return joined.length === 0
    ? [cause('joins-none')]
    : [cause('joins', { n: joined.length, sites: { list: joined.map((site) => nouns.site.say(site)) } })];
}

/** Who is already there, and what would come of it. */
function company(view: Seen, seat: number, site: number, ships: readonly number[]): Phrases {
  const squads = squadsAt(view, site).filter((squad) => squad.seat !== seat);
  const n = squads.reduce((sum, { count }) => sum + count, 0);
  const wins = winsAt(view, seat, site, { seat, ships });
  const betrays = view.owner[site] !== seat && isAlly(view, seat, view.owner[site]);
  return [
    ...(n === 0 ? [] : [cause('opponents', { n })]),
    ...(wins === undefined ? [] : [cause('wins', { n: wins })]),
    ...(betrays || squads.some((squad) => isAlly(view, seat, squad.seat))
      ? [cause('betrays', { n: -TRAITOR_POINTS })]
      : []),
  ];
}

const isAlly = (view: Seen, seat: number, other: number): boolean => other >= 0 && areAllied(view, seat, other);

/** The battles that are due, before and after something. */
function battlesThen(view: Seen, then: Seen, seat: number): Phrases {
  return battlesOf(view, seat).flatMap((site) => {
    const [from, to] = [winsAt(view, seat, site), winsAt(then, seat, site)];
    return from === undefined || to === undefined || from === to
      ? []
      : [cause('battle-then', { site: nouns.site.say(site), from, to })];
  });
}

const lost = (view: Seen, seat: number, site: number): Phrases => {
  const { points } = SECTORS[SITES[site].sector];
  return [discCost(view, seat, 1), ...(points === 0 ? [] : [cause('points', { n: -points })])];
};

const incomeBy = (view: Seen, seat: number, track: number, cubes: number): Phrase => {
  const now = view.track[seat * KINDS + track];
  return cause('income', {
    resource: nouns.resource.say(track),
    from: INCOME[now],
    to: INCOME[Math.max(0, Math.min(12, now + cubes))],
  });
};

/** What a technology gives: what it does, or what its part does. */
function gives(tech: number): Phrases {
  const { part } = TECHNOLOGIES[tech];
  return part === undefined ? [{ key: `tech.${nouns.tech.ids[tech]}.text` }] : partLines(part);
}

const CAUSES: Causes = {
  'choose-species': (_view, _seat, { species }) => [{ key: `species.${nouns.species.ids[species]}.text` }],
  'take-action': (view, seat, { action }) => [
    cause('activations', { n: activations(view, seat, action) }),
    discCost(view, seat, -1),
  ],
  pass: (view, seat) =>
    hasPassed(view, seat) ? [] : [view.passed === 0 ? cause('pass-first', { n: FIRST_PASS_MONEY }) : cause('pass')],
  explore: (view, _seat, { zone }) => [cause('ring', { ring: stackOf(zone) + 1, n: sectorsLeft(view, stackOf(zone)) })],
  place: (view, _seat, action, decisions) => joins(view, action, decisions),
  'place-disc': (view, seat) => [discCost(view, seat, -1)],
  research: (view, seat, { tech, track }) => {
    const price = priceOf(view, seat, tech, track);
    return [cause('science', { n: price, left: storeOf(view, seat, RESOURCE.science) - price }), ...gives(tech)];
  },
  'take-tech': (_view, _seat, { tech }) => gives(tech),
  fit: (view, seat, { type, slot, part }) => {
    if (!mayShow(view, seat, type, slot, part).ok) return [];
    const { energy, initiative, hull } = totalsWith(view, seat, type, slot, part);
    const parts = [...view.parts];
    parts[slotAt(seat, type, slot)] = part;
    return [cause('ship', { energy, initiative, hull }), ...battlesThen(view, { ...view, parts }, seat)];
  },
  build: (view, seat, { what, site }) => {
    const price = speciesOf(view, seat).prices[what];
    const ship = what < TYPES.length ? unbuilt(view, seat, what) : -1;
    const wins = ship < 0 ? undefined : winsAt(view, seat, site, { seat, ships: [ship] });
    return [
      cause('materials', { n: price, left: storeOf(view, seat, RESOURCE.materials) - price }),
      ...(wins === undefined ? [] : [cause('wins', { n: wins })]),
    ];
  },
  move: (view, seat, { ship, to }) => company(view, seat, to, [ship]),
  influence: (view, seat, { from, to }) => [
    ...(from === TO_TRACK ? [discCost(view, seat, -1)] : to === TO_TRACK ? lost(view, seat, from) : []),
  ],
  colonise: (view, seat, { track }) => [incomeBy(view, seat, track, -1)],
  'give-cube': (view, seat, { track }) => [incomeBy(view, seat, track, -1)],
  'return-cube': (view, seat, { track }) => [incomeBy(view, seat, track, 1)],
  trade: (view, seat, { give, take }) => [
    cause('trade', { n: speciesOf(view, seat).rate, give: nouns.resource.say(give), take: nouns.resource.say(take) }),
  ],
  'accept-envoy': () => [cause('points', { n: 1 })],
  propose: (view, seat, { player }) => [
    cause('ambassadors', { n: alliesOf(view, seat), theirs: alliesOf(view, player) }),
  ],
  attack: (view, seat) => {
    const wins = winsAt(view, seat, battleSite(view));
    return wins === undefined ? [] : [cause('wins', { n: wins })];
  },
  retreat: () => [cause('retreat')],
  aim: (view, seat, { target }, decisions) => {
    const die = aboutOf(AIM, decisions)?.die;
    if (die === undefined) return [];
    const wins = winsAt(struck(view, target, die), seat, battleSite(view));
    return [hitPhrase(view, target, damageOf(die)), ...(wins === undefined ? [] : [cause('wins', { n: wins })])];
  },
  abandon: (view, seat, { site }) => lost(view, seat, site),
  'pay-upkeep': (view, seat) => [
    cause('after', {
      money: afterUpkeep(view, seat, RESOURCE.money),
      science: afterUpkeep(view, seat, RESOURCE.science),
      materials: afterUpkeep(view, seat, RESOURCE.materials),
    }),
  ],
};

const strucks = new WeakMap<Seen, Map<string, Seen>>();

/** The table after a die has struck a ship. */
function struck(view: Seen, target: number, die: number): Seen {
  const known = strucks.get(view) ?? new Map<string, Seen>();
  strucks.set(view, known);
  const key = `${target} ${die}`;
  const then = known.get(key) ?? withDamage(view, target, die);
  known.set(key, then);
  return then;
}

function withDamage(view: Seen, target: number, die: number): Seen {
  const site = battleSite(view);
  const at = view.dice.indexOf(die);
  const dice = view.dice.filter((_, i) => i !== at);
  const { damage, cells, side } = hitOf(view, target, damageOf(die));
  if (target >= SHIPS) {
    const guardDamage = view.guardDamage.map((n, i) => (i === target - SHIPS ? damage : n));
    if (damage < cells) return { ...view, dice, guardDamage };
    const guards = view.guards.map((n, i) => (i === site ? n - 1 : n));
    return { ...view, dice, guards, guardDamage: guardDamage.filter((_, i) => i !== target - SHIPS).concat(0) };
  }
  const ship = side * SHIPS + target;
  if (damage >= cells) return { ...view, dice, shipAt: view.shipAt.map((where, i) => (i === ship ? SUPPLY : where)) };
  return { ...view, dice, damage: view.damage.map((n, i) => (i === ship ? damage : n)) };
}

/** EC-17.4: whether the damage destroys the target. */
function hitPhrase(view: Seen, target: number, by: number): Phrase {
  const { damage, cells } = hitOf(view, target, by);
  return damage >= cells
    ? cause('destroys', { site: nouns.site.say(battleSite(view)) })
    : cause('hits', { n: damage, of: cells });
}

/** What the target will have suffered, and how much destroys it. */
function hitOf(view: Seen, target: number, by: number) {
  const side = view.firing < 4 ? view.defender : view.attacker;
  const lane = (view.firing < 4 ? 4 : 0) + (side === GUARD_SIDE ? 0 : SHIP_TYPE[target]);
  const before = target >= SHIPS ? view.guardDamage[target - SHIPS] : view.damage[side * SHIPS + target];
  return { side, damage: before + by, cells: laneValue(view, lane, 'hull') + 1 };
}

/** What an open action will cause, as far as it can be known before. */
export function causesOf(
  view: Seen,
  viewer: number,
  written: WrittenAction,
  decisions: readonly OpenDecision[],
): Phrases {
  try {
    const action = actions.read(written);
    const tell = CAUSES[action.do] as
      | ((...of: readonly [Seen, number, Action, readonly OpenDecision[]]) => Phrases)
      | undefined;
    return tell?.(view, viewer, action, decisions) ?? [];
  } catch (error) {
    if (error instanceof BadInput) return [];
    throw error;
  }
}
