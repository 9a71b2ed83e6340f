import type { Say } from '@starboard/board';
import type { Effects } from '../content/effects.ts';
import { MISSIONS } from '../content/missions.ts';
import { TECHS } from '../content/technologies.ts';
import { COLOURS, EDGES, FACTIONS, SYMBOLS } from '../content/terms.ts';
import { ARTIFACT_TYPES } from '../content/tokens.ts';
import { FIGURE_IDS } from '../state.ts';
import { effectsPhrase, rowPhrase } from '../text/effects.ts';

/** Names of things for those who hear the board. Parts are joined by commas, which every language knows. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

export const techName = (card: number, say: Say): string => say({ key: `tech.${TECHS[card].id}` });
export const techText = (card: number, say: Say): string => say({ key: `tech.${TECHS[card].id}.text` });

/** "repair at the top": what stands on the edges of a card. */
const edgesName = (card: number, say: Say): string =>
  TECHS[card].symbols
    .flatMap((symbol, edge) =>
      symbol < 0 ? [] : [`${say({ key: `board.edge.${EDGES[edge]}` })} ${say({ key: `symbol.${SYMBOLS[symbol]}` })}`],
    )
    .join(', ');

/** "Vector Nozzles, red. Up to 3 moves. (top repair, bottom medal)" */
export function techLabel(card: number, say: Say): string {
  const { colour } = TECHS[card];
  const name = joined(techName(card, say), colour < 0 ? undefined : say({ key: `colour.${COLOURS[colour]}` }));
  return `${name}. ${techText(card, say)} (${edgesName(card, say)})`;
}

export const missionName = (mission: number, say: Say): string => say({ key: `mission.${MISSIONS[mission].id}` });

export const effectsName = (effects: Effects, say: Say): string => say(effectsPhrase(effects));
/** "Red: make up to 2 moves, jump" */
export const rowLabel = (mission: number, row: number, say: Say): string => say(rowPhrase(mission, row));

export function missionLabel(mission: number, say: Say): string {
  const { points, rows } = MISSIONS[mission];
  const lines = rows.map((_, row) => rowLabel(mission, row, say));
  return `${missionName(mission, say)}, ${say({ key: 'board.worth', values: { n: points } })}. ${lines.join('; ')}`;
}

export const figureName = (figure: number, say: Say): string => say({ key: `figure.${FIGURE_IDS[figure]}` });
export const artifactName = (kind: number, say: Say): string => say({ key: `artifact.${ARTIFACT_TYPES[kind]}` });
export const trackName = (faction: number, say: Say): string => say({ key: `track.${FACTIONS[faction]}` });
