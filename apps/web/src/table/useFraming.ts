import type { WrittenAction } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { zoomBoard } from './BoardFrame.tsx';
import { FINGER, frameAll, MOUSE, whenStill } from './framing.ts';
import type { TableProps } from './Table.tsx';
import { useMedia } from './useMedia.ts';
import type { Sitting } from './useSitting.ts';

const NARROW = '(max-width: 700px)';

/** What most of these answers are about: a ship that may fly to many places. */
function heartOf(options: readonly WrittenAction[], refsOf: (action: WrittenAction) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const ref of options.flatMap(refsOf)) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most > 1 ? [...counts.keys()].filter((ref) => counts.get(ref) === most).slice(0, 1) : [];
}

/** On a small screen, and for those who want large letters, the board comes so close that what is asked about can be touched, and shows the whole again afterwards. */
export function useFraming(
  { board, guide }: TableProps,
  { asked, picks, hints, refsOf, explaining, whole }: Sitting,
): void {
  const narrow = useMedia(NARROW);
  const large = useSettings().size === 'large';
  const finger = useMedia('(pointer: coarse)') || large;
  const framed = useRef(false);
  const rests =
    !(narrow || large) ||
    (board?.staysWhole === true && !large) ||
    !asked.owed ||
    asked.race ||
    guide !== undefined ||
    hints.open !== undefined ||
    explaining.asked !== undefined;
  const byItself = board?.frames?.includes(asked.decision?.kind ?? '') === true;
  const key = rests || byItself ? String(byItself) : `${asked.key} ${picks.picked.join()} ${whole}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and for what is picked towards its answer
  useEffect(() => {
    if (rests || byItself) {
      if (framed.current && !byItself) zoomBoard('fit');
      framed.current = false;
      return;
    }
    const refs = [...picks.lit.keys()];
    return whenStill(refs, () => {
      const near = frameAll(refs, {
        least: finger ? FINGER : MOUSE,
        heart: heartOf(picks.open, refsOf),
      });
      if (!near && framed.current) zoomBoard('fit');
      framed.current = near;
    });
  }, [key, finger]);
}
