import { actionCodec, counts, int, oneOf } from '@starboard/kernel';
import { CRYSTALS } from './content/crystals.ts';

/** Everything that a seat can do. */
export type CometAction =
  | { readonly do: 'burn'; readonly fuel: number }
  | { readonly do: 'tow' }
  | { readonly do: 'crack' }
  | { readonly do: 'refine' }
  | { readonly do: 'sell'; readonly crystal: number }
  | { readonly do: 'offer'; readonly give: readonly number[]; readonly want: readonly number[] }
  | { readonly do: 'accept' }
  | { readonly do: 'decline' }
  | { readonly do: 'close-market' }
  | { readonly do: 'drop'; readonly crystals: readonly number[] };

export type OfferAction = Extract<CometAction, { do: 'offer' }>;
export type DropAction = Extract<CometAction, { do: 'drop' }>;

/** How they are written in logs, and how anything that comes from outside becomes one of them. */
export const actions = actionCodec<CometAction>({
  burn: { fuel: int(0, 3) },
  tow: {},
  crack: {},
  refine: {},
  sell: { crystal: oneOf(CRYSTALS) },
  offer: { give: counts(CRYSTALS, 12), want: counts(CRYSTALS, 12) },
  accept: {},
  decline: {},
  'close-market': {},
  drop: { crystals: counts(CRYSTALS, 12) },
});
