import { handle } from '@starboard/board';
import type { ReactNode } from 'react';
import type { Spot } from './geometry.ts';
import type { Still } from './scene.ts';
import { tellingOf } from './tellings.ts';

export const at = ({ x, y }: Spot): string => `translate(${x} ${y})`;
/** What is told by the name of its site alone. */
export const unheard = { 'aria-hidden': true } as const;

/** A small thing of the map: its site speaks for it, but while things are explained it can be touched itself. */
export function Thing({ scene, of, children }: { scene: Still; of: string; children: ReactNode }) {
  const { view, viewer, say, explaining } = scene;
  const telling = explaining ? tellingOf(view, viewer, of) : undefined;
  return telling === undefined ? (
    <g className="ec-quiet" {...unheard}>
      {children}
    </g>
  ) : (
    <g {...handle(of, 'option', say(telling.title))} className="ec-thing">
      {children}
    </g>
  );
}
