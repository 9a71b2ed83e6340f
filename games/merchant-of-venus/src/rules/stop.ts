import type { T } from '../state.ts';

/** MV-4.2, MV-4.3: the turn ends in the middle of the movement; all later phases are lost, the step at its end too (MV-5.14.2). */
export function stopTurn(t: T): void {
  t.state.stopped = true;
  t.state.phase = 'jam';
}
