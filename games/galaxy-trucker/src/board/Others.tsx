import {
  type Box,
  between,
  fitted,
  handle,
  LitBox,
  litState,
  NOTHING_LIT,
  PlayerMark,
  placed,
  shows,
  times,
} from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { markOf, paintOf } from './palette.ts';
import { playerRef } from './refs.ts';
import { Ship, shipSize } from './Ship.tsx';
import { othersOf, type Scene } from './scene.ts';
import { FACE_DOWN } from './seen.ts';
import { Tile, TileBack } from './Tile.tsx';

const NOTHING: readonly number[] = [];
/** A name cut short: the handle beside it says the whole. */
const unheard = { 'aria-hidden': true } as const;

/** What a player holds while he builds: its back, unless all know it. */
function Held({ scene: { seen, art, palette }, seat }: { scene: Scene; seat: number }) {
  const tile = seen.hand[seat];
  if (seen.phase !== 'build' || tile === -1) return null;
  return tile === FACE_DOWN ? <TileBack /> : <Tile tile={tile} art={art} palette={palette} />;
}

function Other({ scene, seat, box }: { scene: Scene; seat: number; box: Box }) {
  const { seen, names, art, lit, say, palette, news, motion, step } = scene;
  const ref = playerRef(seat);
  const state = litState(lit, ref);
  const [wide, high] = shipSize(seen);
  const paint = paintOf(palette, seen.colour[seat]);
  const name = nameOf(names, seat);
  const head = between(15, box.height * 0.24, 16);
  const room = { x: box.x + 2, y: box.y + head, width: box.width - 4, height: box.height - head - 2 };
  const { x, scale } = fitted(room, wide, high);
  const number = seen.number[seat];
  const mark = number > 0 && seen.phase === 'build' ? ` · ${number}` : '';
  const font = head * 0.74;
  const letters = Math.max(3, Math.floor((box.width - head * 1.4) / (font * 0.6)) - mark.length);
  const shown = say({ key: 'board.ship-of', values: { name } });
  const isHandle = state === '' ? shows(`seat:${seat}`, shown) : handle(ref, state, shown);
  return (
    <>
      <g {...isHandle}>
        <rect {...box} rx="8" className="gt-other" style={{ stroke: paint.main }} />
        <g transform={`translate(${box.x + head * 0.7} ${box.y + head * 0.62}) scale(${head * 0.038})`}>
          <PlayerMark paint={paint} mark={markOf(seen.colour[seat])} />
        </g>
        <g transform={placed(room, wide, high)}>
          <Ship
            seen={seen}
            seat={seat}
            art={art}
            palette={palette}
            lit={NOTHING_LIT}
            own={false}
            glowing={NOTHING}
            say={say}
            news={news}
            motion={motion}
            step={step}
            numbers={false}
          />
        </g>
        <g
          transform={`translate(${Math.max(box.x + 12, x + 2)} ${box.y + box.height - 14}) scale(${Math.max(0.2, scale * 1.5)})`}
        >
          <Held scene={scene} seat={seat} />
        </g>
        <g transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}>
          <LitBox lit={state} wide={box.width / 2} high={box.height / 2} corner={8} />
        </g>
      </g>
      <g {...unheard}>
        <text x={box.x + head * 1.4} y={box.y + head * 0.92} className="gt-other-name" fontSize={font}>
          {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
          {mark}
        </text>
      </g>
    </>
  );
}

/** The ships of the others, small; a click shows one large. */
export function Others({ scene, box }: { scene: Scene; box: Box }) {
  const seats = othersOf(scene);
  const gap = 4;
  const width = Math.min((box.width - gap * (seats.length - 1)) / seats.length, box.height * 2.2);
  const left = box.x + (box.width - seats.length * width - gap * (seats.length - 1)) / 2;
  return times(seats.length, (i) => (
    <Other key={seats[i]} scene={scene} seat={seats[i]} box={{ ...box, x: left + i * (width + gap), width }} />
  ));
}
