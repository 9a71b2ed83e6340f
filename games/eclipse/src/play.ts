import type { Play } from '@starboard/kernel';
import { cleanup } from './rules/cleanup.ts';
import { combatPhase } from './rules/combat.ts';
import { chooseSpecies } from './rules/species.ts';
import { actionPhase } from './rules/turn.ts';
import { upkeepPhase } from './rules/upkeep.ts';
import type { T } from './state.ts';

/** EC-5.1: the whole game. Started on the state of any checkpoint it goes on exactly there: the phase says where. */
export function* play(t: T): Play<void> {
  const { state } = t;
  while (state.phase !== 'over') {
    if (state.phase === 'species') yield* chooseSpecies(t);
    else if (state.phase === 'action') yield* actionPhase(t);
    else if (state.phase === 'combat') yield* combatPhase(t);
    else if (state.phase === 'upkeep') yield* upkeepPhase(t);
    else yield* cleanup(t);
  }
}
