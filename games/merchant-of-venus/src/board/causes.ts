import {
  aboutOf,
  BadInput,
  type OpenDecision,
  type Phrase,
  type PhraseValue,
  type WrittenAction,
} from '@starboard/kernel';
import { type Action, actions } from '../actions.ts';
import { GOODS } from '../content/cultures.ts';
import { INTEL } from '../content/encounters.ts';
import { PASSENGERS } from '../content/passengers.ts';
import { PIRATES } from '../content/pirates.ts';
import { CATEGORIES, LASER, SHIELD, STRONG } from '../content/terms.ts';
import * as nouns from '../nouns.ts';
import { modified } from '../rules/advantages.ts';
import { contractPrice, equipmentPrice, goodPrice, techPrice } from '../rules/buying.ts';
import { FAILED, testValue } from '../rules/hazards.ts';
import { isSkipped, stepCost } from '../rules/movement.ts';
import { FIGHT, strengthOf } from '../rules/pirates.ts';
import { buildPrice } from '../rules/spaceports.ts';
import { cultureAt, here, isLandingPlace } from '../state.ts';
import type { Seen } from '../view.ts';
import { percent } from './names.ts';
import { riskAt } from './reach.ts';
import { bestPrice, pricesOf } from './trade.ts';

type Phrases = readonly Phrase[];

const cause = (key: string, values?: Readonly<Record<string, PhraseValue>>): Phrase =>
  values === undefined ? { key: `cause.${key}` } : { key: `cause.${key}`, values };
const price = (n: number): Phrase => cause('price', { n });
const odds = (needs: number): Phrase =>
  cause('odds', { n: Math.max(0, needs), percent: percent(Math.max(0, Math.min(6, needs)) / 6) });

/** A step: what is left, and what waits there. */
function step(view: Seen, viewer: number, to: number, isRolled: boolean): Phrases {
  const left = view.bp - stepCost(view, here(view), to);
  const risk = riskAt(view, viewer, to, isRolled ? left : 1);
  return [
    ...(isSkipped(view, to) ? [cause('skips')] : []),
    ...(isRolled ? [cause('left', { n: left })] : []),
    ...(risk !== undefined && risk.chance < 1 ? [cause('test-there', { percent: percent(risk.chance) })] : []),
  ];
}

function resale(view: Seen, good: number): Phrase {
  const best = bestPrice(view, good, cultureAt(view, here(view)));
  return best > 0 ? cause('best-resale', { n: best }) : cause('no-buyer');
}

/** MV-5.11.2: the odds of a fight, and what it brings. */
function fight(view: Seen, viewer: number, stat: number, pirate: number): Phrases {
  const { modifier, category } = PIRATES[pirate];
  const win =
    stat === LASER
      ? cause('win-laser')
      : stat === SHIELD
        ? cause('win-shield')
        : cause('win-pilot', { n: view.level[viewer] });
  return [
    odds(strengthOf(view, viewer, stat) - modifier),
    win,
    cause('lose-cash', { category: { key: `category.${CATEGORIES[category]}` } }),
  ];
}

function fare(view: Seen, viewer: number, passenger: number): Phrases {
  const { fare: printed, fame } = PASSENGERS[passenger];
  return [
    cause('fare', { n: modified(view, viewer, 'fare', printed) }),
    ...(fame > 0 ? [cause('fame', { n: fame })] : fame < 0 ? [cause('infamy', { n: -fame })] : []),
  ];
}

function causesOfAction(view: Seen, viewer: number, action: Action, decisions: readonly OpenDecision[]): Phrases {
  const culture = cultureAt(view, here(view));
  switch (action.do) {
    case 'stay':
      return [isLandingPlace(view, here(view)) ? cause('stay') : cause('stay-nothing')];
    case 'declare':
      return step(view, viewer, action.to, false);
    case 'fly':
      return step(view, viewer, action.to, true);
    case 'thrust':
      return [cause('extra-die')];
    case 'course':
      return [cause('exits')];
    case 'sell': {
      const [now, next] = pricesOf(view, culture, action.good);
      return [cause('paid', { n: now }), cause('next-price', { n: next })];
    }
    case 'rush-sale':
      return [cause('paid', { n: GOODS[action.good].resale[STRONG] })];
    case 'buy-good':
      return [price(goodPrice(view, viewer, action.good)), resale(view, action.good)];
    case 'buy-tech':
      return [price(techPrice(view, viewer, action.tech))];
    case 'buy-equipment':
      return [price(equipmentPrice(view, viewer, action.item))];
    case 'buy-contract':
      return [price(contractPrice(view, viewer))];
    case 'buy-intel':
      return [price(INTEL[action.intel].price)];
    case 'build':
      return [cause('needs-price', { n: buildPrice(view, viewer, action.orbital) })];
    case 'take-aboard':
    case 'drop-off':
      return fare(view, viewer, action.passenger);
    case 'fight': {
      const pirate = aboutOf(FIGHT, decisions);
      return pirate === undefined ? [] : fight(view, viewer, action.with, pirate);
    }
    case 'roll-again': {
      const stat = aboutOf(FAILED, decisions);
      return stat === undefined ? [] : [odds(testValue(view, viewer, stat))];
    }
    case 'lower-dial': {
      const dial = action.stat === LASER ? view.laser[viewer] : view.shield[viewer];
      return [cause('dial-to', { stat: nouns.stat.say(action.stat), n: dial - 1 })];
    }
    case 'end-turn':
      return [cause('turn-over')];
    default:
      return [];
  }
}

/** What an open action will cause, as far as it can be known before. */
export function causesOf(
  view: Seen,
  viewer: number,
  written: WrittenAction,
  decisions: readonly OpenDecision[],
): Phrases {
  try {
    return causesOfAction(view, viewer, actions.read(written), decisions);
  } catch (error) {
    if (error instanceof BadInput) return [];
    throw error;
  }
}
