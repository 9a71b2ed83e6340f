import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of the galaxy is drawn, from the least on. */
export const LEVEL = { overview: 0, play: 1, close: 2, one: 3 } as const;

/** From so many pixels across a hex on, a level holds. */
const FROM: readonly number[] = [0, 76, 116, 181];

/** How much is drawn of hexes of this width. */
export const levelOf = (hex: number): number => FROM.findLastIndex((least) => hex >= least);

/** By level: how much larger than by itself a thing with a number on it is drawn, so that the number can be read. */
export const TOKEN_SCALE: readonly number[] = [2, 1.36, 1, 1];
export const STAR_SCALE: readonly number[] = [2, 1.6, 1.08, 1];

const zoomOf = (frame: HTMLElement): number => Number(frame.style.getPropertyValue('--zoom')) || 1;

/** The level for hexes of this width before zooming, followed as the frame within comes closer. */
export function useLevel(of: RefObject<HTMLElement | null>, hex: number): number {
  const zoom = useRef(1);
  const [, setLevel] = useState(0);
  const level = levelOf(hex * zoom.current);
  const width = useRef(hex);
  width.current = hex;
  useEffect(() => {
    const frame = of.current?.querySelector<HTMLElement>('.board-zoom');
    if (frame === null || frame === undefined) return;
    const follow = () => {
      zoom.current = zoomOf(frame);
      // Everything is drawn anew only where it makes a difference.
      setLevel(levelOf(width.current * zoom.current));
    };
    const watch = new MutationObserver(follow);
    watch.observe(frame, { attributes: true, attributeFilter: ['style'] });
    follow();
    return () => watch.disconnect();
  }, [of]);
  return level;
}
