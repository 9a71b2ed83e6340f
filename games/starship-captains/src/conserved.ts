import { seats, sum } from '@starboard/kernel';
import { TECH_COUNT } from './content/technologies.ts';
import { FIGURES, QUEUE, type State } from './state.ts';

/** SC-25.2, SC-25.9: tokens and cards are in exactly one place, always. */
export function conserved(state: State): Readonly<Record<string, number>> {
  const techs = [
    ...[...state.techDeck, ...state.techDiscard, ...state.omegaDeck, ...state.omegaDiscard, ...state.drawn],
    ...[...state.display, ...state.tech, ...state.trackTech].filter((card) => card >= 0),
  ];
  const onRoutes = state.pirate.filter((pirate) => pirate >= 0).length;
  return {
    pirates:
      onRoutes +
      state.token.filter((pirate) => pirate >= 0).length +
      sum(state.pirateSupply) +
      sum(state.pirateDiscard),
    artifacts:
      sum(state.artifactSupply) +
      sum(state.artifactDiscard) +
      sum(state.artifacts) +
      state.sealed.filter((kind) => kind > 0).length,
    technologies: techs.length,
    'technologies twice': TECH_COUNT - new Set(techs).size,
    missions:
      state.missionDeck.length +
      state.mission.filter((mission) => mission >= 0).length +
      state.missionDone.filter((done) => done > 0).length +
      (state.onMission >= 0 && state.missionDone[state.onMission] === 0 ? 1 : 0),
    'action cards': state.actionDeck.length + state.actionLater.length + state.actionsPlayed.length,
    'cards on damaged slots': state.tech.filter((card, i) => card >= 0 && state.slotDamage[i] === 1).length,
    'figures too many or too few': sum(seats(state.players).map((seat) => figuresOff(state, seat))),
  };
}

/** SC-25.6: 7 figures without androids, 8 from round 3 on, 9 in round 4. */
function figuresOff(state: State, seat: number): number {
  let figures = state.queued[seat];
  for (let figure = 0; figure < FIGURES - 1; figure++) figures += state.ready[seat * FIGURES + figure];
  if (seat === state.active) {
    if (state.atWork >= 0) figures++;
    figures += state.team.filter((figure) => figure < FIGURES - 1).length;
  }
  const queue = state.queue.slice(seat * QUEUE, seat * QUEUE + QUEUE);
  if (queue.filter((figure) => figure >= 0).length !== state.queued[seat]) return 100;
  return figures - (7 + Math.max(0, state.round - 2));
}
