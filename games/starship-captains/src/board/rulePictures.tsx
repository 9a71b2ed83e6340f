import type { RulePicture, RulePictures } from '@starboard/board';
import { FACTIONS } from '../content/terms.ts';
import { FIGURE_IDS } from '../state.ts';
import { Artifact, Figure, Pirate, Triangle } from './Figures.tsx';
import { emblem, type SignName, sign } from './Icons.tsx';
import { TECH_HEIGHT, TECH_WIDTH, TechBack } from './Tech.tsx';

/** What the chapters of the rulebook speak of, drawn as on the board. */

const of = (key: string, reach: number, draw: RulePicture['draw']): RulePicture => ({ name: { key }, reach, draw });

/** The first figure whose id ends so. */
const figure = (kind: string): RulePicture =>
  of(`crew.${kind}`, 22, <Figure figure={FIGURE_IDS.findIndex((id) => id.endsWith(kind))} />);

const crew = ['cadet', 'ensign', 'commander', 'android'].map(figure);
const artifacts = ['red-yellow', 'red-blue', 'yellow-blue'].map((id, kind) =>
  of(`artifact.${id}`, 16, <Artifact kind={kind} />),
);
const signed = (name: SignName, key: string): RulePicture => of(key, 15, sign(name));
const pirate = of('board.pirate-token', 22, <Pirate pirate={0} />);
const factions = FACTIONS.map((id, faction) => of(`faction.${id}`, 17, emblem(faction)));
const tech = of(
  'board.techs',
  62,
  <g transform={`translate(${-TECH_WIDTH / 2} ${-TECH_HEIGHT / 2})`}>
    <TechBack />
  </g>,
);
const triangle = of('board.number-up', 24, <Triangle number={1} up />);
const medal = signed('medal', 'board.medal');
const storage = signed('storage', 'board.storage-name');

export const rulePictures: RulePictures = {
  1: [...crew, ...artifacts, pirate, tech],
  2: [triangle, ...factions],
  4: [storage, ...crew],
  6: [medal, ...crew],
  7: crew,
  8: [crew[2]],
  9: [signed('move', 'room.helm'), pirate],
  10: [triangle],
  11: [signed('damage', 'room.maintenance')],
  12: [...artifacts, pirate],
  13: [pirate],
  14: [tech],
  15: [...crew],
  17: crew,
  18: [...factions],
  21: [medal],
};
