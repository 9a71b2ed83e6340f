import type { Phrase, PhraseValue, Seat } from '@starboard/kernel';
import { CARDS } from '../content/cards.ts';
import { DIRECTIONS, type Projectile } from '../content/cardTypes.ts';
import { GOODS } from '../content/tables.ts';
import { TILE_KINDS, TILES } from '../content/tiles.ts';
import { ALIENS } from '../state.ts';

const CONNECTORS = ['smooth', 'single', 'double', 'universal'] as const;

export const name = (seat: Seat): PhraseValue => ({ seat });
export const names = (seats: readonly Seat[]): PhraseValue => ({ list: seats.map(name) });

/** "square 7": squares count from 0 inside and from 1 on the table. */
export const squarePhrase = (square: number): Phrase => ({ key: 'square', values: { n: square + 1 } });

/** "a cannon" */
export const tilePhrase = (tile: number): Phrase => ({ key: `a-tile.${TILE_KINDS[TILES[tile].kind]}` });

/** "smooth, single, smooth and universal": clockwise from the top of the tile. */
export const connectorsPhrase = (tile: number): PhraseValue => ({
  list: TILES[tile].connectors.map((connector) => ({ key: `connector.${CONNECTORS[connector]}` })),
});

/** "a cannon (smooth, single, smooth and universal)": tells tiles of a kind apart. */
export const printedTilePhrase = (tile: number): Phrase => ({
  key: 'tile.printed',
  values: { tile: tilePhrase(tile), sides: connectorsPhrase(tile) },
});

/** "Open Space", "Robocops" */
export function cardPhrase(card: number): Phrase {
  const one = CARDS[card];
  return { key: one.kind === 'evil' ? `evil.${one.name}` : `card.${one.kind}` };
}

export const goodPhrase = (good: number): Phrase => ({ key: `a-good.${GOODS[good]}` });

/** "2 red goods and 1 blue good", or "nothing", from how many there are of each colour. */
export function goodsPhrase(counts: readonly number[]): Phrase {
  const list = counts.flatMap((n, good) => (n > 0 ? [{ key: `goods.${GOODS[good]}`, values: { n } }] : []));
  return list.length === 0 ? { key: 'goods.none' } : { key: 'goods.list', values: { goods: { list } } };
}

/** The same from a list of goods, as cards have it. */
export const listedGoodsPhrase = (goods: readonly number[]): Phrase =>
  goodsPhrase(GOODS.map((_, colour) => goods.filter((good) => good === colour).length));

export const anAlien = (alien: number): Phrase => ({ key: `an-alien.${ALIENS[alien]}` });
export const theAlien = (alien: number): Phrase => ({ key: `the-alien.${ALIENS[alien]}` });

export const fromPhrase = (direction: number): Phrase => ({ key: `from.${DIRECTIONS[direction]}` });

/** "a large meteor" */
export const projectilePhrase = (meteor: boolean, large: boolean): Phrase => ({
  key: `projectile.${large ? 'large' : 'small'}-${meteor ? 'meteor' : 'shot'}`,
});

/** "a small shot from the left and a large shot from the rear" */
export const projectilesPhrase = (projectiles: readonly Projectile[], meteor: boolean): PhraseValue => ({
  list: projectiles.map(({ large, from }) => ({
    key: 'projectile.from',
    values: { projectile: projectilePhrase(meteor, large), from: fromPhrase(from) },
  })),
});
