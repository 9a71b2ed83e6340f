import {
  Counted,
  Dice,
  type EventArtProps,
  InARow,
  NOTHING_LIT,
  Picture,
  type Say,
  times,
  Vignette,
} from '@starboard/board';
import type { ReactNode } from 'react';
import { CARDS } from '../content/cards.ts';
import { ROADS } from '../content/roads.ts';
import { TILES } from '../content/tiles.ts';
import type { SeenEvent } from '../events.ts';
import { CARD_HEIGHT, CARD_WIDTH, Card, cardTitle } from './Card.tsx';
import { Alien, Cell, Cube, Human } from './Figures.tsx';
import { Projectile } from './Flying.tsx';
import { type SignName, sign } from './Icons.tsx';
import { tileName } from './names.ts';
import { halves } from './strength.ts';
import { Tile, TileBack } from './Tile.tsx';

const cardArt = (card: number, say: Say): ReactNode =>
  CARDS[card] === undefined ? undefined : (
    <svg
      className="sb-picture"
      viewBox={`-3 -3 ${CARD_WIDTH + 6} ${CARD_HEIGHT + 6}`}
      width="210"
      role="img"
      aria-label={cardTitle(CARDS[card], say)}
    >
      <Card
        card={card}
        lit={NOTHING_LIT}
        say={say}
        visitors={[]}
        palette="normal"
        level={Math.max(1, CARDS[card].level)}
      />
    </svg>
  );

const tileArt = (tile: number | undefined, turn: number, say: Say): ReactNode =>
  tile === undefined || TILES[tile] === undefined ? (
    <Picture wide={110} size={62}>
      <TileBack />
    </Picture>
  ) : (
    <Picture wide={110} size={62} name={tileName(tile, say)}>
      <Tile tile={tile} turn={turn} />
    </Picture>
  );

/** Some cubes in a row; `counts` by colour. */
const cubesArt = (counts: readonly number[]): ReactNode => {
  const cubes = counts.flatMap((count, good) => times(count, () => good));
  return cubes.length === 0 ? undefined : <InARow kinds={cubes} apart={30} draw={(good) => <Cube good={good} />} />;
};

const one = (good: number): readonly number[] => [0, 1, 2, 3].map((other) => (other === good ? 1 : 0));

const count = (of: SignName, n: number | string): ReactNode => <Counted sign={sign(of)} n={n} />;

const figure = (art: ReactNode): ReactNode => (
  <Picture wide={44} high={46} size={46}>
    {art}
  </Picture>
);

const STRENGTH_SIGNS = { engines: 'engine', cannons: 'cannon', rear: 'cannon' } as const;

/** What fell, was drawn, hit or lost, as a picture; undefined for what has none. */
export function artOf(event: SeenEvent, say: Say): ReactNode {
  switch (event.event) {
    case 'dice-rolled':
    case 'difficulty-rolled':
      return <Dice dice={event.dice} />;
    case 'fussy-roll':
      return <Dice dice={[event.die]} />;
    case 'die-shown':
      return <Dice dice={[event.number]} />;
    case 'launched':
      return <Vignette of="launch" />;
    case 'enemy-fought':
      return <Vignette of="battle" />;
    case 'gave-up':
      return <Vignette of="distress" />;
    case 'card-revealed':
      return cardArt(event.card, say);
    case 'plotted':
      return event.card === undefined ? undefined : cardArt(event.card, say);
    case 'road-drawn':
      return <b className="gt-road">{say({ key: `road.${ROADS[event.road].name}` })}</b>;
    case 'tile-taken':
    case 'tile-returned':
    case 'tile-picked-up':
    case 'tile-reserved':
      return tileArt(event.tile, 0, say);
    case 'tile-placed':
    case 'tile-moved':
    case 'tile-added':
    case 'part-lost':
      return tileArt(event.tile, event.turn, say);
    case 'hit':
      return (
        <Picture wide={100} high={150} size={70}>
          <g transform={`translate(0 20) rotate(${event.side * 90})`}>
            <Projectile meteor={event.meteor} large={event.large} />
          </g>
        </Picture>
      );
    case 'alien-boarded':
      return figure(<Alien kind={event.alien} />);
    case 'crew-lost':
      return event.alien >= 0 && event.humans === 0
        ? figure(<Alien kind={event.alien} />)
        : count('crew', `−${event.humans}`);
    case 'crew-boarded':
      return figure(<Human />);
    case 'tokens-lost':
      return count('battery', `−${event.count}`);
    case 'tokens-gained':
      return figure(<Cell full={true} />);
    case 'goods-offered':
    case 'goods-returned':
      return cubesArt(event.goods);
    case 'goods-loaded':
    case 'goods-unloaded':
    case 'goods-lost':
    case 'goods-burnt':
      return cubesArt(one(event.good));
    case 'credits':
      return count('credit', event.change < 0 ? `−${-event.change}` : event.change);
    case 'ledger-line':
      return count('credit', event.credits < 0 ? `−${-event.credits}` : event.credits);
    case 'loan-taken':
      return count('loan', '');
    case 'strength-stated':
      return count(
        STRENGTH_SIGNS[event.what],
        event.what === 'engines' ? String(event.strength) : halves(event.strength),
      );
    case 'crew-stated':
      return count('crew', String(event.crew));
    case 'moved':
      return count('day', event.days < 0 ? `−${-event.days}` : event.days);
    default:
      return undefined;
  }
}

/** A picture of one event, or nothing. */
export const EventArt = ({ event, say }: EventArtProps<SeenEvent>): ReactNode => artOf(event, say) ?? null;
