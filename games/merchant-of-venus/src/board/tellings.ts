import type { Telling } from '@starboard/board';
import type { Phrase, PhraseValue } from '@starboard/kernel';
import { CHALLENGES } from '../content/challenges.ts';
import { CULTURES, GOODS } from '../content/cultures.ts';
import { INTEL } from '../content/encounters.ts';
import { MISSIONS } from '../content/missions.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PILOT_IDS, SIDES } from '../content/pilots.ts';
import { SYSTEMS } from '../content/systems.ts';
import { MOST_LEVEL, roundEvent } from '../content/tables.ts';
import { TECHS, UPGRADES } from '../content/technologies.ts';
import { EQUIPMENT, MARKETS, PILOT } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { roomOf } from '../rules/cargo.ts';
import { testValue } from '../rules/hazards.ts';
import { totalFame } from '../score.ts';
import { aboard, dieOn, goodsOf, isSolo, techsOf } from '../state.ts';
import type { Seen } from '../view.ts';
import { fieldLines } from './fieldTellings.ts';
import { percent } from './names.ts';
import { bestBuyer, ownTurn } from './trade.ts';

/** What is told of a thing to whoever touches `?` and then the thing: what it is, and what it does to this seat now. */

type Phrases = readonly Phrase[];
type Values = Readonly<Record<string, PhraseValue>>;
type Tell = (view: Seen, viewer: number, id: string, ref: string) => Telling | undefined;

const key = (word: string, values?: Values): Phrase => (values === undefined ? { key: word } : { key: word, values });
const now = (word: string, values?: Values): Phrase => key(`now.${word}`, values);
const told = (title: Phrase, ...lines: Phrases): Telling => ({ title, lines });

/** A thing without a name of its own: its label on the board, its explanation, and what is so now. */
const labelled = (label: string, about: string, ...lines: Phrases): Telling =>
  told(key(`board.${label}`), key(`explain.${about}`), ...lines);

/** By a noun: nothing is told of what does not exist. */
const of =
  (noun: { readonly ids: readonly string[] }, tell: (view: Seen, viewer: number, index: number) => Telling): Tell =>
  (view, viewer, id) => {
    const index = noun.ids.indexOf(id);
    return index < 0 ? undefined : tell(view, viewer, index);
  };

function goodLines(view: Seen, viewer: number, good: number): Phrases {
  const { cost, size, buyers, resale, category } = GOODS[good];
  const [weak, active, strong] = resale;
  const list = buyers.map((culture) =>
    key('explain.buyer', { n: CULTURES[culture].number, culture: nouns.culture.say(culture) }),
  );
  const best = bestBuyer(view, good);
  const own = viewer < 0 ? 0 : goodsOf(view, viewer, good);
  return [
    nouns.category.say(category),
    key('explain.good', { cost, weak, active, strong, size, buyers: { list } }),
    best === undefined
      ? now('no-buyer')
      : now('best-buyer', { n: best.now, next: best.next, system: nouns.system.say(best.system) }),
    ...(own > 0 ? [now('aboard', { n: own })] : []),
  ];
}

const tellGood = of(nouns.good, (view, viewer, good) => told(nouns.good.say(good), ...goodLines(view, viewer, good)));

function tellSystem(view: Seen, _viewer: number, system: number): Telling {
  const title = key(`system.${SYSTEMS[system].id}`);
  const culture = view.culture[system];
  const seen = view.contact[system];
  if (culture < 0)
    return told(
      title,
      key('explain.unknown'),
      ...(seen < 0 ? [] : [now('culture-seen', { culture: nouns.culture.say(seen) })]),
    );
  const [top, next] = view.market.slice(culture * 3).map((token) => key(`market.${MARKETS[token]}`));
  return told(title, now('culture', { system: title, culture: nouns.culture.say(culture) }), key('explain.market'), {
    key: 'now.market',
    values: { now: top, next },
  });
}

function tellTech(view: Seen, viewer: number, tech: number): Telling {
  const { id, type, cost } = TECHS[tech];
  const die = viewer >= 0 && view.active === viewer && UPGRADES.includes(tech) ? dieOn(view, tech) : 0;
  return told(
    nouns.tech.say(tech),
    key(`tech.${id}.text`),
    key('explain.tech', { type: key(`tech-type.${type}`), cost }),
    ...(viewer >= 0 && techsOf(view, viewer, tech) > 0 ? [now(die > 0 ? 'die-on-it' : 'owned', { n: die })] : []),
  );
}

function tellPassenger(view: Seen, viewer: number, passenger: number): Telling {
  const { fare, fame, size, to } = PASSENGERS[passenger];
  const home = to < CULTURES.length ? view.home[to] : -1;
  const isKnown = to >= CULTURES.length || home >= 0;
  return told(
    nouns.passenger.say(passenger),
    key('explain.passenger', { fare, fame, size }),
    ...(isKnown ? [] : [now('destination-unknown')]),
    ...(home >= 0 ? [now('destination', { system: nouns.system.say(home) })] : []),
    ...(viewer >= 0 && view.passengerAt[passenger] === aboard(viewer) ? [now('rides')] : []),
  );
}

function tellStat(view: Seen, viewer: number, stat: number): Telling {
  const n = viewer < 0 ? 0 : testValue(view, viewer, stat);
  const chance = percent(Math.max(0, Math.min(6, n)) / 6);
  const lines = viewer < 0 ? [] : [now('test', { stat: nouns.stat.say(stat), n, percent: chance })];
  return told(nouns.stat.say(stat), key(`explain.${stat === PILOT ? 'pilot' : nouns.stat.ids[stat]}`), ...lines);
}

/** MV-15.3: the pilot of a seat, or one that is chosen from. */
function tellPilot(view: Seen, _viewer: number, id: string): Telling | undefined {
  const seat = Number(id);
  const chosen = Number.isInteger(seat);
  const pilot = chosen ? view.pilot[seat] : PILOT_IDS.indexOf(id);
  if (pilot === undefined || pilot < 0) return undefined;
  const name = PILOT_IDS[pilot];
  const level = chosen ? view.level[seat] : 1;
  const side = chosen && level === MOST_LEVEL ? SIDES[view.side[seat]] : undefined;
  return told(
    nouns.pilot.say(pilot),
    key('explain.pilot'),
    key('explain.pilot-2', { text: key(`pilot.${name}.2`) }),
    side === undefined
      ? key('explain.pilot-3', { a: key(`pilot.${name}.a`), b: key(`pilot.${name}.b`) })
      : now('side', { text: key(`pilot.${name}.${side}`) }),
  );
}

const tellChallenge = (view: Seen): Telling | undefined =>
  isSolo(view) && view.challenge >= 0
    ? told(nouns.challenge.say(view.challenge), key(`challenge.${CHALLENGES[view.challenge].id}.text`))
    : undefined;

function tellRound(view: Seen): Telling {
  const isLast = view.round >= view.rounds;
  const next = isLast ? now('last-round') : now(`next-${roundEvent(view.round + 1)}`);
  return told(key('board.round', { n: view.round, of: view.rounds }), key('explain.round'), next);
}

function tellFame(view: Seen, viewer: number): Telling {
  return labelled('fame-word', 'fame', ...(viewer < 0 ? [] : [now('fame', { n: totalFame(view, viewer) })]));
}

/** What is told by the first word of a ref. */
const BY_SORT: Readonly<Record<string, Tell>> = {
  field: of(nouns.field, (view, viewer, field) => told(nouns.field.say(field), ...fieldLines(view, viewer, field))),
  good: tellGood,
  cargo: (view, viewer, _, ref) => tellGood(view, viewer, ref.split(':')[2] ?? '', ref),
  system: of(nouns.system, tellSystem),
  tech: (view, viewer, id, ref) => {
    const tech = nouns.tech.ids.indexOf(ref.split(':')[2] ?? id);
    return tech < 0 ? undefined : tellTech(view, viewer, tech);
  },
  equipment: of(nouns.equipment, (_view, _viewer, item) =>
    told(
      nouns.equipment.say(item),
      key(`explain.equipment.${EQUIPMENT[item].id}`),
      key('explain.costs', { n: EQUIPMENT[item].price }),
    ),
  ),
  passenger: of(nouns.passenger, tellPassenger),
  mission: of(nouns.mission, (_view, _viewer, mission) => {
    const { id, fame } = MISSIONS[mission];
    return told(nouns.mission.say(mission), key(`mission.${id}.text`), key('explain.mission', { fame }));
  }),
  reward: of(nouns.reward, (_view, _viewer, reward) =>
    told(nouns.reward.say(reward), key(`reward.${nouns.reward.ids[reward]}.text`), key('explain.reward')),
  ),
  intel: of(nouns.intel, (_view, _viewer, intel) =>
    told(
      nouns.intel.say(intel),
      key(`intel.${nouns.intel.ids[intel]}.text`),
      key('explain.costs', { n: INTEL[intel].price }),
    ),
  ),
  title: of(nouns.title, (_view, _viewer, title) =>
    told(nouns.title.say(title), key(`title.${nouns.title.ids[title]}.text`)),
  ),
  stat: of(nouns.stat, tellStat),
  pilot: tellPilot,
  side: (view, viewer, id) =>
    viewer < 0 || !(SIDES as readonly string[]).includes(id)
      ? undefined
      : told(key(`side.${id}`), key(`pilot.${PILOT_IDS[view.pilot[viewer]]}.${id}`)),
  drive: () => labelled('drive', 'drive'),
  die: () => labelled('dice', 'die'),
};

/** Things of which there is one. */
const BY_NAME: Readonly<Record<string, (view: Seen, viewer: number) => Telling | undefined>> = {
  'slot:course': (view, viewer) =>
    labelled(
      'course',
      'course',
      ...(view.active === viewer && view.course > 0 ? [now('set', { n: view.course })] : []),
    ),
  'slot:thrust': () => labelled('thrust', 'thrust'),
  ship: () => labelled('tab.ship', 'ship'),
  'encounter-deck': (view) => told(key('board.deck', { n: view.encounterDeck.length }), key('explain.deck')),
  round: tellRound,
  challenge: tellChallenge,
  hold: (view, viewer) => labelled('holds', 'hold', ...(viewer < 0 ? [] : [now('room', { n: roomOf(view, viewer) })])),
  upgrade: () => labelled('upgrades', 'upgrade'),
  fame: tellFame,
  infamy: () => labelled('infamy-word', 'infamy'),
  markers: () => labelled('markers-word', 'markers'),
  cash: () => labelled('cash-word', 'cash'),
  'effect-die': () => labelled('effect-die', 'effect-die'),
};

/** What a ref, or something that only changes the picture, is about; undefined where there is nothing to tell. */
export function tellingOf(whole: Seen, viewer: number, ref: string): Telling | undefined {
  const view = ownTurn(whole, viewer);
  const named = BY_NAME[ref];
  if (named !== undefined) return named(view, viewer);
  const [sort, id = ''] = ref.split(':');
  return BY_SORT[sort]?.(view, viewer, id, ref);
}
