import { type Phrase, type Phrasebook, type PhraseValue, sum } from '@starboard/kernel';
import type { CometAction } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import { CRYSTALS } from '../content/crystals.ts';
import type { CometEvent } from '../events.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const crystal = (index: number): Phrase => ({ key: `crystal.${CRYSTALS[index]}` });
const comet = (index: number): Phrase => ({ key: `comet.${COMETS[index].id}` });

/** "2 ice and 1 glow" */
function crystals(counts: readonly number[]): PhraseValue {
  if (sum(counts) === 0) return { key: 'nothing' };
  return {
    list: counts.flatMap((n, i) => (n === 0 ? [] : [{ key: 'crystals', values: { n, crystal: crystal(i) } }])),
  };
}

function action(action: CometAction): Phrase {
  const key = `action.${action.do}`;
  switch (action.do) {
    case 'burn':
      return { key, values: { fuel: action.fuel } };
    case 'sell':
      return { key, values: { crystal: crystal(action.crystal) } };
    case 'offer':
      return { key, values: { give: crystals(action.give), want: crystals(action.want) } };
    case 'drop':
      return { key, values: { crystals: crystals(action.crystals) } };
    default:
      return { key };
  }
}

/** An event as its viewer got it: what was cut out of it (see `view.ts`) has another sentence. */
function event(event: CometEvent): Phrase {
  const key = `event.${event.event}`;
  if (event.event === 'comet-appeared') {
    return { key, values: { comet: comet(event.comet), points: COMETS[event.comet].points } };
  }
  const seat = { seat: event.seat };
  switch (event.event) {
    case 'burned':
      return { key, values: { seat, fuel: event.fuel } };
    case 'tie-rolled':
      return { key, values: { seat, die: event.die } };
    case 'towed':
    case 'cracked':
      return { key, values: { seat, comet: comet(event.comet) } };
    case 'scooped':
      if (event.crystal === undefined) return { key: 'event.scooped-unseen', values: { seat } };
      return { key, values: { seat, crystal: crystal(event.crystal) } };
    case 'wished':
    case 'sold':
      return { key, values: { seat, crystal: crystal(event.crystal) } };
    case 'offered':
      return { key, values: { seat, give: crystals(event.give), want: crystals(event.want) } };
    case 'swapped':
      return { key, values: { seat, captain: { seat: event.captain } } };
    case 'dropped':
      if (event.crystals === undefined) return { key: 'event.dropped-unseen', values: { seat, count: event.count } };
      return { key, values: { seat, crystals: crystals(event.crystals) } };
    default:
      return { key, values: { seat } };
  }
}

export const phrases: Phrasebook<CometAction, CometEvent> = { words: { en, de }, action, event };
