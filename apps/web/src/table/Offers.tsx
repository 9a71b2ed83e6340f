import { useEffect, useState } from 'react';
import { change, useSettings } from '../app/settings.ts';
import type { OpenOffer } from '../games/boardModule.ts';
import { useWords } from '../words/index.ts';
import type { TableProps } from './Table.tsx';
import type { Sitting } from './useSitting.ts';

type Wish = 'all' | 'people' | 'none';

/** Offers of others, and whose one wants to hear of: the rest is declined without asking. */
export function Offers({ state, session, board, sitting }: TableProps & { readonly sitting: Sitting }) {
  const words = useWords();
  const { botOffers } = useSettings();
  const { view, viewer, info } = state;
  const { asked, acting } = sitting;
  const [quiet, setQuiet] = useState<number>();
  const turn = (view.state as { readonly turn?: number }).turn ?? 0;
  const offers = board?.offersOf?.(view.state, asked.decision?.options ?? []);
  const wish: Wish = quiet === turn ? 'none' : botOffers ? 'all' : 'people';
  const isBot = (seat: number) =>
    (session.bots ?? info?.seats.flatMap(({ kind }, i) => (kind === 'bot' ? [i] : [])) ?? []).includes(seat);
  const unheard = offers?.find(({ from }) => wish === 'none' || (wish === 'people' && isBot(from)));
  const { act, busy } = acting;
  const declined = JSON.stringify(unheard?.decline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer
  useEffect(() => {
    if (unheard !== undefined && !busy) void act((unheard satisfies OpenOffer).decline);
  }, [declined, busy]);
  if (offers === undefined || viewer < 0 || view.over || session.kind === 'replay') return null;
  return (
    <label className="field offers">
      <span>{words.offers}</span>
      <select
        value={wish}
        onChange={({ target: { value } }) => {
          setQuiet(value === 'none' ? turn : undefined);
          if (value !== 'none') change({ botOffers: value === 'all' });
        }}
      >
        {(['all', 'people', 'none'] as const).map((one) => (
          <option key={one} value={one}>
            {words.offerWishes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
