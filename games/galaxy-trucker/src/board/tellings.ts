import type { Telling } from '@starboard/board';
import type { Phrase, PhraseValue, Seat } from '@starboard/kernel';
import { CARDS } from '../content/cards.ts';
import { GOODS, SPECIALISATIONS } from '../content/tables.ts';
import { TILE_KINDS, TILES } from '../content/tiles.ts';
import * as nouns from '../nouns.ts';
import { ALIENS, boardOf, cell, FIRST_ALIEN, goodsCount } from '../state.ts';
import { cardDetails } from '../text/cardDetails.ts';
import { cardPhrase, connectorsPhrase, goodsPhrase } from '../text/names.ts';
import type { Seen } from '../view.ts';
import { cannonsOf, enginesOf, halves, leastOf, mostOf, storesOf } from './strength.ts';

/** What is told of a thing to whoever touches `?` and then the thing: what it is, and what it does to this seat now. */

type Phrases = readonly Phrase[];
type Values = Readonly<Record<string, PhraseValue>>;

const line = (word: string, values: Values = {}): Phrase => ({ key: `telling.${word}`, values });
const now = (word: string, values: Values = {}): Phrase => ({ key: `now.${word}`, values });
const told = (title: Phrase, ...lines: Phrases): Telling => ({ title, lines });
const when = (holds: boolean, ...phrases: Phrases): Phrases => (holds ? phrases : []);

/** What a component is, and its connectors. */
const tileLines = (tile: number): Phrases => [
  { key: `tile.${TILE_KINDS[TILES[tile].kind]}.text` },
  line('connectors', { sides: connectorsPhrase(tile) }),
];

const tellTile = (tile: number): Telling | undefined =>
  TILES[tile] === undefined ? undefined : told({ key: `tile.${TILE_KINDS[TILES[tile].kind]}` }, ...tileLines(tile));

/** Who and what is aboard one component. */
function aboard(seen: Seen, at: number): Phrases {
  const crew = seen.crew[at];
  const goods = GOODS.map((_, good) => goodsCount(seen.goods[at], good));
  return [
    ...when(crew >= FIRST_ALIEN, { key: `alien.${ALIENS[crew - FIRST_ALIEN]}.text` }),
    ...when(crew > 0 && crew < FIRST_ALIEN, now('humans', { n: crew })),
    ...when(seen.tokens[at] > 0, now('tokens', { n: seen.tokens[at] })),
    ...when(
      goods.some((n) => n > 0),
      now('goods', { goods: goodsPhrase(goods) }),
    ),
  ];
}

function tellSquare(seen: Seen, viewer: Seat, square: number): Telling | undefined {
  if (!(square < boardOf(seen).count)) return undefined;
  const at = cell(Math.max(0, viewer), square);
  const tile = seen.ship[at] >> 2;
  const title = nouns.square.say(square);
  const phrase = typeof title === 'object' && 'key' in title ? title : { key: 'square' };
  if (TILES[tile] === undefined) return told(phrase, line('square'));
  return told({ key: `tile.${TILE_KINDS[TILES[tile].kind]}` }, ...tileLines(tile), ...aboard(seen, at));
}

/** A card of the flight: what its kind does, and what stands on this one. */
function tellCard(card: number): Telling | undefined {
  const one = CARDS[card];
  if (one === undefined) return undefined;
  const text = one.kind === 'evil' ? `evil.${one.name}.text` : `card.${one.kind}.text`;
  return told(cardPhrase(card), { key: text }, ...cardDetails(card));
}

const EMPTY_HAND = line('hand-empty');

function tellHand(seen: Seen, viewer: Seat): Telling {
  const tile = viewer < 0 ? -1 : seen.hand[viewer];
  return told({ key: 'label.hand' }, line('hand'), ...(tile >= 0 ? tileLines(tile) : [EMPTY_HAND]));
}

/** A strength, and from what to what it goes. */
function tellStrength(seen: Seen, viewer: Seat, engines: boolean): Telling {
  const word = engines ? 'engines' : 'cannons';
  if (viewer < 0) return told({ key: `label.${word}` }, line(word));
  const strength = engines ? enginesOf(seen, viewer) : cannonsOf(seen, viewer);
  const { tokens } = storesOf(seen, viewer);
  const written = engines ? String : halves;
  const values = { least: written(leastOf(strength)), most: written(mostOf(strength, tokens)) };
  return told({ key: `label.${word}` }, line(word), now('strength', values));
}

const tellGood = (id: string): Telling | undefined =>
  (GOODS as readonly string[]).includes(id) ? told({ key: `good.${id}` }, { key: `good.${id}.text` }) : undefined;

/** Numbers in panels. */
const STATS: Readonly<Record<string, (seen: Seen, viewer: Seat) => Telling>> = {
  engines: (seen, viewer) => tellStrength(seen, viewer, true),
  cannons: (seen, viewer) => tellStrength(seen, viewer, false),
  crew: () => told({ key: 'label.crew' }, line('crew')),
  batteries: () => told({ key: 'label.batteries' }, line('batteries')),
  exposed: () => told({ key: 'label.exposed' }, line('exposed')),
  lost: () => told({ key: 'label.lost' }, line('lost')),
  loans: () => told({ key: 'label.loans' }, line('loans')),
};

/** Things of which there is one. */
const BY_NAME: Readonly<Record<string, (seen: Seen, viewer: Seat) => Telling | undefined>> = {
  heap: () => told({ key: 'label.face-down' }, line('heap')),
  shelf: () => told({ key: 'label.face-up' }, line('shelf')),
  stash: () => told({ key: 'label.stash' }, line('stash')),
  stack: () => told({ key: 'label.stack' }, line('stack')),
  hand: tellHand,
  timer: () => told({ key: 'label.timer' }, line('timer')),
  deck: () => told({ key: 'label.deck' }, line('deck')),
  card: (seen) => tellCard(seen.card) ?? told({ key: 'label.card' }, line('card')),
  strength: () => told({ key: 'label.engines' }, line('strength')),
  hit: () => told({ key: 'label.card' }, line('hit')),
};

type Tell = (seen: Seen, viewer: Seat, id: string) => Telling | undefined;

const about =
  (word: string, title: (id: string) => Phrase): Tell =>
  (_seen, _viewer, id) =>
    told(title(id), line(word));

const numbered =
  (key: string) =>
  (id: string): Phrase => ({ key, values: { number: Number(id), n: Number(id) } });

/** What is told by the first word of a ref. */
const BY_SORT: Readonly<Record<string, Tell>> = {
  square: (seen, viewer, id) => tellSquare(seen, viewer, Number(id)),
  tile: (_seen, _viewer, id) => tellTile(nouns.printedTile.ids.indexOf(id)),
  good: (_seen, _viewer, id) => tellGood(id),
  alien: (_seen, _viewer, id) =>
    (ALIENS as readonly string[]).includes(id) ? told({ key: `alien.${id}` }, { key: `alien.${id}.text` }) : undefined,
  role: (_seen, _viewer, id) =>
    (SPECIALISATIONS as readonly string[]).includes(id)
      ? told({ key: `role.${id}` }, { key: `role.${id}.text` })
      : undefined,
  card: (_seen, _viewer, id) => tellCard(nouns.card.ids.indexOf(id)),
  turn: about('turn', (id) => ({ key: `turn.${id}` })),
  side: about('side', (id) => ({ key: `side.${id}` })),
  pile: about('pile', numbered('label.pile')),
  number: about('number', numbered('label.number-tile')),
  planet: about('planet', numbered('board.planet')),
  field: about('field', numbered('board.field')),
  'card-row': about('card-row', numbered('board.card-row')),
  column: about('line', numbered('number.column')),
  row: about('line', numbered('number.row')),
  die: about('die', () => ({ key: 'label.card' })),
  player: (seen, _viewer, id) => {
    const seat = Number(id);
    const credits = seen.credits[seat];
    return credits === undefined
      ? undefined
      : told({ key: 'board.credits-of', values: { n: credits } }, line('credits'), now('belongs', { seat: { seat } }));
  },
  stat: (seen, viewer, id) => (Object.hasOwn(STATS, id) ? STATS[id](seen, viewer) : undefined),
};

/** What a ref is about; undefined where there is nothing to tell. */
export function tellingOf(seen: Seen, viewer: Seat, ref: string): Telling | undefined {
  if (Object.hasOwn(BY_NAME, ref)) return BY_NAME[ref](seen, viewer);
  const [sort, id = ''] = ref.split(':');
  return Object.hasOwn(BY_SORT, sort) ? BY_SORT[sort](seen, viewer, id) : undefined;
}
