import { anyLit, type BoardProps, homeSeat, type LitMap, picking, Sky, useSize, useStep } from '@starboard/board';
import { useId, useMemo, useRef, useState } from 'react';
import type { SeenEvent } from '../events.ts';
import type { Seen } from '../view.ts';
import { Building } from './Building.tsx';
import { Course } from './Course.tsx';
import { Ghost, useDragging } from './dragging.tsx';
import { Extras, hasExtras } from './Extras.tsx';
import { FlightSky } from './FlightSky.tsx';
import { type Happenings, happenings } from './happenings.ts';
import { KindDefs } from './KindArt.tsx';
import { LargeShip } from './LargeShip.tsx';
import { Others } from './Others.tsx';
import { HIT } from './refs.ts';
import { othersOf, type Scene, type Shown, shapeOf } from './scene.ts';
import { flightScreen, isWide, ledgerScreen, shipScreen } from './screen.ts';
import { BUILDING_PHASES, SHIP_PHASES, settled } from './seen.ts';
import { litWithTurn, turnedTile, useTurning, useTurningHands } from './turning.ts';

/** Everything that is not building: the check, the flight, the accounts. */
function Flight({ scene }: { scene: Scene }) {
  const { seen, art, lit, say, palette, own, room } = scene;
  const others = othersOf(scene);
  const extras = own && hasExtras(seen, lit);
  const grounded = SHIP_PHASES.includes(seen.phase);
  const screen = grounded
    ? shipScreen(room, others.length > 0, extras)
    : settled(seen)
      ? ledgerScreen(room, others.length > 0, shapeOf(seen))
      : flightScreen(room, others.length > 0, extras, shapeOf(seen));
  return (
    <>
      <Others scene={scene} box={screen.others} />
      {!grounded && <Course scene={scene} box={screen.track} />}
      <LargeShip scene={scene} box={screen.ship} />
      {extras && (
        <Extras seen={seen} seat={scene.seat} art={art} lit={lit} say={say} palette={palette} box={screen.extras} />
      )}
    </>
  );
}

/** Remembers the card of the flight after it is done with. */
function useLastCard(seen: Seen, news: Happenings): number {
  const last = useRef(-1);
  if (seen.phase !== 'flight') last.current = -1;
  else if (seen.card >= 0) last.current = seen.card;
  else if (news.card >= 0) last.current = news.card;
  return last.current;
}

const NOTHING_SHOWN: Shown = { seat: -1, kind: -1, pile: -1, closed: -1 };

/** What a click that only changes the picture comes to. */
function after(shown: Shown, what: string): Shown {
  const [sort, value] = what.split(':');
  const number = Number(value);
  if (sort === 'seat') return { ...shown, seat: number };
  if (sort === 'kind') return { ...shown, kind: number };
  if (sort === 'close') return { ...shown, pile: -1, closed: number };
  return { ...shown, pile: shown.pile === number ? -1 : number };
}

/** Whether a question is about squares of the viewer's ship: then it is his that is shown. */
const asksForShip = (lit: LitMap): boolean => anyLit(lit, 'square:') || lit.has(HIT);

/** The whole table of Galaxy Trucker, for every phase. Whatever stands for something carries its ref. */
export function Board(props: BoardProps<Seen, SeenEvent>) {
  const { view: seen, viewer, onPick, motion, events } = props;
  const art = useId();
  const frame = useRef<SVGSVGElement>(null);
  const room = useSize(frame, props.size);
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const news = useMemo(() => happenings(events), [events]);
  const step = useStep(events);
  const home = homeSeat(viewer);
  const turning = useTurning({ seen, viewer, lit: props.lit, onPick });
  const { turn } = turning;
  const lit = useMemo(() => litWithTurn(props.lit, seen, viewer, turn), [props.lit, seen, viewer, turn]);
  const turnable = seen.phase === 'build' && viewer >= 0 && turnedTile(seen, viewer) >= 0;
  const { dragged, ghost } = useDragging(frame, { seen, viewer, lit, turn, onPick, onTurn: turning.hold });
  useTurningHands(frame, turnable && dragged?.from !== 'table', turning);
  if (shown.closed > 0 && !(seen.looking[viewer] > 0)) setShown({ ...shown, closed: -1 });
  const wanted = shown.seat >= 0 && shown.seat < seen.players ? shown.seat : home;
  const seat = viewer >= 0 && wanted !== home && asksForShip(lit) && seen.phase !== 'build' ? home : wanted;
  const card = useLastCard(seen, news);
  const scene: Scene = { ...props, lit, seen, seat, own: seat === viewer, art, news, step, shown, room, card, turn };
  const building = BUILDING_PHASES.includes(seen.phase);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the board; every handle has its own name
    <svg
      ref={frame}
      className={`sb-board gt-board${building ? ' gt-building' : ' gt-flight'}${isWide(room) ? '' : ' gt-tall'}`}
      viewBox={`0 0 ${room.width} ${room.height}`}
      data-motion={motion ? 'on' : 'off'}
      preserveAspectRatio="xMidYMid meet"
      {...picking(turning.pick, (what) => setShown((old) => after(old, what)))}
    >
      <KindDefs art={art} />
      <Sky />
      {seen.phase === 'flight' && <FlightSky room={room} />}
      {building ? <Building scene={scene} /> : <Flight scene={scene} />}
      <Ghost of={dragged} ghost={ghost} turn={turn} art={art} palette={props.palette} />
    </svg>
  );
}
