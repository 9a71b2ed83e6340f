import { type RefObject, useEffect, useRef } from 'react';

/** Two fingers turn the sector by one side after so many degrees. */
const TWIST = 30;

/** The direction from one finger to the other. */
function angleOf({ touches }: TouchEvent): number | undefined {
  const [a, b] = touches;
  if (b === undefined) return undefined;
  return (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI;
}

/** From one direction to another, the shorter way round. */
const twist = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** EC-6.5: R, the wheel over it, and two fingers turn the sector that is in hand, instead of what they usually do. */
export function useTurning(of: RefObject<HTMLElement | null>, on: boolean, turn: (by: number) => void): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = of.current;
    if (!on || element === null) return;
    let held: number | undefined;
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(event.shiftKey ? -1 : 1);
    };
    const wheel = (event: WheelEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('.ec-ghost') === null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(event.deltaY < 0 ? -1 : 1);
    };
    const touch = (event: TouchEvent) => {
      const angle = angleOf(event);
      if (angle === undefined || held === undefined) {
        held = angle;
        return;
      }
      const by = twist(held, angle);
      if (Math.abs(by) < TWIST) return;
      held = angle;
      latest.current(Math.sign(by));
    };
    // Before the frame hears of it.
    addEventListener('keydown', key, true);
    element.addEventListener('wheel', wheel, { passive: false, capture: true });
    for (const kind of ['touchstart', 'touchmove', 'touchend'] as const)
      element.addEventListener(kind, touch, { passive: true, capture: true });
    return () => {
      removeEventListener('keydown', key, true);
      element.removeEventListener('wheel', wheel, true);
      for (const kind of ['touchstart', 'touchmove', 'touchend'] as const)
        element.removeEventListener(kind, touch, true);
    };
  }, [of, on]);
}
