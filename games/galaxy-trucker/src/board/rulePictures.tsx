import type { RulePicture, RulePictures } from '@starboard/board';
import { GOODS } from '../content/tables.ts';
import { TILE_KINDS, TILES } from '../content/tiles.ts';
import { ALIENS } from '../state.ts';
import { Alien, Cube, Human } from './Figures.tsx';
import { type SignName, sign } from './Icons.tsx';
import { Tile, TileBack } from './Tile.tsx';

/** What the chapters of the rulebook speak of, drawn as on the board. */

const of = (key: string, reach: number, draw: RulePicture['draw']): RulePicture => ({ name: { key }, reach, draw });

/** The first tile of a kind. */
function tile(id: (typeof TILE_KINDS)[number]): RulePicture {
  const first = TILES.findIndex(({ kind }) => TILE_KINDS[kind] === id);
  return of(`tile.${id}`, 52, <Tile tile={first} />);
}

const signed = (name: SignName, label: string): RulePicture => of(`label.${label}`, 13, sign(name));

const goods = GOODS.map((id, good) => of(`good.${id}`, 16, <Cube good={good} />));
const human = of('label.humans', 24, <Human />);
const aliens = ALIENS.map((id, kind) => of(`alien.${id}`, 26, <Alien kind={kind} />));
const back = of('label.face-down', 52, <TileBack />);

export const rulePictures: RulePictures = {
  1: [back, tile('cabin'), tile('engine'), tile('cannon')],
  4: [back, tile('start-cabin'), tile('structural')],
  5: [tile('structural'), tile('cabin')],
  6: [
    tile('cabin'),
    tile('engine'),
    tile('double-engine'),
    tile('cannon'),
    tile('double-cannon'),
    tile('battery-2'),
    tile('hold-2'),
    tile('special-hold-1'),
    tile('shield'),
  ],
  7: [tile('engine'), tile('cannon')],
  8: [tile('cabin'), tile('life-support-brown'), tile('life-support-purple'), human],
  9: [signed('day', 'flight-board'), ...goods],
  10: [tile('engine'), tile('double-engine'), tile('cannon'), tile('double-cannon'), signed('battery', 'batteries')],
  11: [tile('shield'), tile('cannon')],
  13: [human],
  14: [signed('credit', 'credits'), signed('exposed', 'exposed'), signed('lost', 'lost'), ...goods],
  15: [signed('credit', 'credits')],
  16: [
    tile('luxury-cabin'),
    tile('stasis-chamber'),
    tile('bi-cannon'),
    tile('cannon-engine'),
    tile('shield-booster'),
    tile('reactor'),
    tile('plating'),
    ...aliens,
  ],
  19: [signed('loan', 'loans')],
};
