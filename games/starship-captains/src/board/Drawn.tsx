import { memo } from 'react';
import type { CaptainsEvent } from '../events.ts';
import { artOf } from './EventArt.tsx';
import type { Say } from './seen.ts';

export interface DrawnProps {
  /** What happened in the last step, as the viewer may know it. */
  readonly events: readonly unknown[];
  readonly say: Say;
  readonly names: readonly string[];
  readonly motion: boolean;
}

/** More than these at once nobody sees. */
const SHOWN = 4;

/** What just came: cards, figures, tokens. Nothing where nothing came. */
export const Drawn = memo(({ events, say, motion }: DrawnProps) => {
  const drawn = (events as readonly CaptainsEvent[]).flatMap((event, i) => {
    const art = artOf(event, say);
    return art === undefined ? [] : [{ key: `${i} ${event.event}`, art }];
  });
  if (drawn.length === 0) return null;
  return (
    <div className="sc-drawn" data-motion={motion ? 'on' : 'off'}>
      {drawn.slice(-SHOWN).map(({ key, art }) => (
        <figure key={key}>{art}</figure>
      ))}
    </div>
  );
});
