import type { WrittenAction } from '@starboard/kernel';
import { POINT_INDEX, POINT_PLANETS, POINT_TYPE, SPACE } from '../content/index.ts';
import { knowsChit } from '../rules/exploration.ts';
import type { Seen } from '../view.ts';

/** SF-1.3: transporters are all alike, so nobody is asked which one carries a new ship. */
export function twinOf(action: WrittenAction): string {
  const { transporter: _, ...rest } = action as WrittenAction & { readonly transporter?: string };
  return action.do === 'build-ship' || action.do === 'place-trade-ship' ? JSON.stringify(rest) : JSON.stringify(action);
}

/** A flight is plain if nothing can be founded or discovered where it leads. */
export function isPlain(seen: Seen, viewer: number, action: WrittenAction): boolean {
  if (action.do === 'pass') return true;
  const point = POINT_INDEX.get(String((action as WrittenAction & { readonly to?: string }).to));
  if (action.do !== 'fly' || point === undefined || POINT_TYPE[point] !== SPACE) return false;
  return [0, 1].every((i) => {
    const planet = POINT_PLANETS[point * 2 + i];
    return planet < 0 || knowsChit(seen, viewer, planet);
  });
}

/** SF-7.4: the offers of others that this seat may decline, while there is any trade. */
export const offersOf = (seen: Seen, options: readonly WrittenAction[]) =>
  seen.phase !== 'build'
    ? undefined
    : options.flatMap((decline) => {
        const offer = seen.offers.find(
          ({ id }) => id === (decline as WrittenAction & { readonly offer?: number }).offer,
        );
        return decline.do === 'refuse' && offer !== undefined ? [{ from: offer.from, decline }] : [];
      });
