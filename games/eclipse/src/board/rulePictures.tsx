import type { RulePicture, RulePictures } from '@starboard/board';
import { PART_IDS } from '../content/parts.ts';
import { RESOURCES, TYPES } from '../content/terms.ts';
import { type SignName, sign } from './Icons.tsx';
import { PartSign } from './PartSign.tsx';
import { paintOf } from './palette.ts';
import { FIRST_GUARD, Ship } from './Ships.tsx';
import { Disc } from './Tile.tsx';

/** What the chapters of the rulebook speak of, drawn as on the board. */

const of = (key: string, reach: number, draw: RulePicture['draw']): RulePicture => ({ name: { key }, reach, draw });

const paint = paintOf('normal', 0);
const ships = TYPES.map((id, kind) => of(`type.${id}`, 15, <Ship kind={kind} paint={paint} />));
const guards = ['ancient', 'guardian', 'gcds'].map((id, guard) =>
  of(`guard.${id}`, 15, <Ship kind={FIRST_GUARD + guard} paint={paintOf('normal', -1)} />),
);
const part = (id: string): RulePicture => of(`part.${id}`, 24, <PartSign part={PART_IDS.indexOf(id)} />);
const signed = (name: SignName, key: string): RulePicture => of(key, 15, <g color="#dfe6ff">{sign(name)}</g>);
const resources = RESOURCES.map((id) => signed(id as SignName, `resource.${id}`));
const disc = of('telling.disc', 14, <Disc paint={paint} mark="" />);
const structures = [signed('orbital', 'build.orbital'), signed('monolith', 'build.monolith')];

export const rulePictures: RulePictures = {
  1: [...ships, disc, ...resources],
  4: resources,
  7: [part('plasma-cannon'), part('gauss-shield'), part('fusion-source'), part('improved-hull')],
  8: [part('ion-cannon'), part('electron-computer'), part('hull'), part('nuclear-drive'), part('nuclear-source')],
  9: [...ships, ...structures],
  10: [ships[0], part('nuclear-drive')],
  11: [disc],
  16: [...ships, part('ion-cannon'), part('plasma-missile')],
  17: [part('electron-computer'), part('gauss-shield'), part('hull')],
  18: guards,
  23: structures,
  27: [part('rift-cannon')],
};
