import type { Drama } from '@starboard/board';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PACE, settings } from '../app/settings.ts';
import { inRace } from '../panel/race.ts';
import type { TableSession, TableState } from '../session.ts';
import { Director, type Shown } from './director.ts';

export interface OnStage extends Shown {
  skip(): void;
}

const NO_DRAMA: Drama = {};

/** As fast as the bots play. */
const tempo = (): number => PACE[settings().pace] / PACE.normal;

/** What is on the stage: the table as far as it was seen. Nobody waits in a race, and a replay is watched step by step anyway. */
export function useDrama({ kind }: TableSession, state: TableState, drama = NO_DRAMA): OnStage {
  const calm = kind === 'replay' || inRace(state.view.decisions, state.viewer);
  const plan = useRef({ drama, calm });
  plan.current = { drama, calm };
  const [director] = useState(
    () => new Director(state, { drama: () => plan.current.drama, tempo: () => (plan.current.calm ? 0 : tempo()) }),
  );
  useEffect(() => () => director.close(), [director]);
  useLayoutEffect(() => director.take(state), [director, state]);
  const shown = useSyncExternalStore(director.subscribe, director.shown);
  return { ...shown, skip: () => director.skip() };
}
