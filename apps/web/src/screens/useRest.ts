import { useEffect } from 'react';
import { inRace } from '../panel/race.ts';
import type { TableState } from '../session.ts';
import type { LocalSession } from '../sessions/localSession.ts';

/** So long in ms a race goes on though nobody touches the table. */
const LEFT_ALONE = 60_000;

/** Alone against bots a race waits for whoever looks away, or lets go of the table; a touch lets it go on. */
export function useRest(session: LocalSession, { view, viewer, resting }: TableState): void {
  const timed = session.people.length === 1 && !view.over && inRace(view.decisions, viewer);
  useEffect(() => {
    if (!timed && resting !== true) return;
    let timer = setTimeout(() => session.rest(), LEFT_ALONE);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => session.rest(), LEFT_ALONE);
    };
    const touched = () => {
      moved();
      void session.goOn();
    };
    const hidden = () => document.hidden && session.rest();
    const listeners = { pointermove: moved, wheel: moved, pointerdown: touched, keydown: touched };
    for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [session, timed, resting]);
}
