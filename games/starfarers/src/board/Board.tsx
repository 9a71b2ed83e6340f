import { type BoardProps, litState, picking } from '@starboard/board';
import { useId, useMemo } from 'react';
import {
  BASES,
  CHIT_PRODUCES,
  PEOPLES,
  PLANETS,
  POINTS,
  SYSTEMS,
  TRANSPORTERS_PER_PLAYER,
  VIEW_BOX,
} from '../content/index.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { cardsAtBase, isBuilding, PIECE } from '../state.ts';
import type { Seen } from '../view.ts';
import { Backdrop, Defs, Suns } from './Backdrop.tsx';
import { Base } from './Base.tsx';
import { type Happenings, happenings } from './happenings.ts';
import { type PlaceNames, placeNames, planetName, pointName, shipName, stepsLeft } from './names.ts';
import { Piece } from './Piece.tsx';
import { Planet } from './Planet.tsx';
import { Point } from './Point.tsx';
import { Ship } from './Ship.tsx';
import { goodSites } from './sites.ts';

/** Everything that the parts of the map are drawn from. */
interface Scene extends BoardProps<Seen, SeenEvent> {
  readonly art: string;
  readonly places: PlaceNames;
  readonly news: Happenings;
  /** Where the viewer would do well to found next, while it is his turn. */
  readonly good: readonly number[];
}

function Planets({ view: seen, art, lit, say, places, news }: Scene) {
  return PLANETS.map(({ id }, planet) => {
    const chit = seen.chit[planet];
    const faceUp = seen.faceUp[planet] === 1;
    return (
      <Planet
        key={id}
        art={art}
        planet={planet}
        chit={chit}
        faceUp={faceUp}
        lit={litState(lit, id)}
        name={planetName(places.planets[planet], chit, faceUp, say)}
        producing={faceUp && news.rolled > 0 && ((CHIT_PRODUCES[chit] >> news.rolled) & 1) === 1}
      />
    );
  });
}

function Bases({ view: seen, lit, say, palette, places }: Scene) {
  return BASES.map((_, people) => (
    <Base
      key={PEOPLES[people]}
      people={people}
      name={places.bases[people]}
      title={say({ key: `people.${PEOPLES[people]}` })}
      lit={litState(lit, nouns.people.ref(people))}
      palette={palette}
      disc={seen.disc[people] < 0 ? -1 : seen.colour[seen.disc[people]]}
      cards={cardsAtBase(seen, people).length}
    />
  ));
}

function Points({ view: seen, lit, names, say, places, good }: Scene) {
  return POINTS.map(({ id }, point) => (
    <Point
      key={id}
      point={point}
      lit={litState(lit, id)}
      name={pointName(places.points[point], seen.piece[point], names, say, good.includes(point))}
      taken={seen.piece[point] !== PIECE.none}
      good={good.includes(point)}
    />
  ));
}

function Pieces({ view: seen, palette, news }: Scene) {
  return POINTS.map(({ id }, point) => {
    const piece = seen.piece[point];
    if (!isBuilding(piece)) return null;
    const colour = piece < PIECE.neutral ? seen.colour[piece % 10] : -1;
    return (
      <Piece key={id} point={point} piece={piece} colour={colour} palette={palette} fresh={news.builtAt === point} />
    );
  });
}

function Ships({ view: seen, lit, names, say, palette, motion, places, news }: Scene) {
  return seen.shipAt.map((at, ship) => {
    if (at < 0) return null;
    const seat = Math.floor(ship / TRANSPORTERS_PER_PLAYER);
    const transporter = ship % TRANSPORTERS_PER_PLAYER;
    const ref = nouns.ship.ref(transporter, seat);
    return (
      <Ship
        key={ref}
        seat={seat}
        transporter={transporter}
        kind={seen.shipKind[ship]}
        at={at}
        colour={seen.colour[seat]}
        palette={palette}
        lit={litState(lit, ref)}
        name={shipName(seen, seat, transporter, places.points[at], names, say)}
        left={stepsLeft(seen, seat, transporter)}
        way={motion && news.flownShip === ship ? news.way : ''}
        fresh={news.builtAt === at}
      />
    );
  });
}

/** The whole star map. Whatever stands for something carries its ref; what is lit takes the click. */
export function Board(props: BoardProps<Seen, SeenEvent>) {
  const { view: seen, viewer, onPick, say, motion, events } = props;
  const art = useId();
  const places = useMemo(() => placeNames(say), [say]);
  const news = useMemo(() => happenings(events), [events]);
  const good = useMemo(() => (seen.active === viewer ? goodSites(seen, viewer) : []), [seen, viewer]);
  const scene: Scene = { ...props, art, places, news, good };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the map; every handle has its own name
    <svg
      className="sf-board"
      viewBox={VIEW_BOX.join(' ')}
      data-motion={motion ? 'on' : 'off'}
      preserveAspectRatio="xMidYMid meet"
      {...picking(onPick)}
    >
      <Defs art={art} />
      <Backdrop art={art} />
      <Suns art={art} names={SYSTEMS.map(({ id }) => say({ key: `system.${id}` })).join('\n')} />
      <Planets {...scene} />
      <Bases {...scene} />
      <Pieces {...scene} />
      <Points {...scene} />
      <Ships {...scene} />
    </svg>
  );
}
