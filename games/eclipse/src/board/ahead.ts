import { RESOURCE } from '../content/terms.ts';
import { incomeOf, storeOf, upkeepOf } from '../rules/population.ts';
import type { Open } from '../state.ts';

/** What a seat will have in store after upkeep. */
export const afterUpkeep = (view: Open, seat: number, kind: number): number =>
  storeOf(view, seat, kind) + incomeOf(view, seat, kind) - (kind === RESOURCE.money ? upkeepOf(view, seat) : 0);

/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
