import type { Phrase, Seat, WrittenAction } from '@starboard/kernel';
import { actions } from '../actions.ts';
import { COMETS } from '../content/comets.ts';
import { priceOf } from '../rules/market.ts';
import { setPoints } from '../score.ts';
import type { Seen } from '../view.ts';

/** What an open action will cause, as far as it can be known before: it stands below the action, and costs no question. */
export function causesOf(view: Seen, viewer: Seat, written: WrittenAction): readonly Phrase[] {
  const action = actions.read(written);
  switch (action.do) {
    case 'burn':
      return [{ key: 'cause.fuel-left', values: { n: view.fuel[viewer] - action.fuel } }];
    case 'tow':
      return [{ key: 'cause.points', values: { n: COMETS[view.comet].points } }];
    case 'refine':
      return [{ key: 'cause.points', values: { n: setPoints(view, viewer) } }];
    case 'sell':
      return [{ key: 'cause.fuel', values: { n: priceOf(view, viewer) } }];
    default:
      return [];
  }
}
