import {
  anyLit,
  type Box,
  handle,
  homeSeat,
  LitBox,
  litState,
  NOTHING_LIT,
  picture,
  placed,
  shows,
} from '@starboard/board';
import { aboutOf } from '@starboard/kernel';
import { defendQuestion } from '../rules/hits.ts';
import { Projectile } from './Flying.tsx';
import { HIT, STRENGTH, sideRef } from './refs.ts';
import { Ship, shipSize } from './Ship.tsx';
import type { Scene } from './scene.ts';
import { INWARD, LAYOUTS } from './shipLayout.ts';

const NOTHING: readonly number[] = [];

/** Squares that are powered or boosted while the viewer counts a strength. */
function glowing({ seen, own, lit }: Scene): readonly number[] {
  return own && lit.has(STRENGTH)
    ? [...seen.powered, ...seen.boosted.map((part) => (part < 0 ? ~part : part))]
    : NOTHING;
}

/** The ship in the middle of everything. */
export function LargeShip({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, seat, own, art, palette, lit, say, news, motion, step, names, viewer } = scene;
  const [wide, high] = shipSize(seen);
  const home = homeSeat(viewer);
  return (
    <>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} className="gt-area" data-turns="" />
      <g transform={placed(box, wide, high + 20)} data-turns="">
        <g
          transform="translate(0 16)"
          {...(own ? {} : picture(say({ key: 'board.ship-of', values: { name: names[seat] ?? '' } })))}
        >
          <Ship
            seen={seen}
            seat={seat}
            art={art}
            palette={palette}
            lit={own ? lit : NOTHING_LIT}
            own={own}
            glowing={glowing(scene)}
            say={say}
            news={news}
            motion={motion}
            step={step}
            numbers={true}
          />
          {own && <Sides scene={scene} />}
          {own && <Coming scene={scene} />}
        </g>
      </g>
      {seat !== home && (
        <g {...shows(`seat:${home}`, say({ key: 'board.back' }))}>
          <rect
            x={box.x + 4}
            y={box.y + 4}
            width={Math.min(220, box.width * 0.5)}
            height="34"
            rx="17"
            className="gt-back"
          />
          <text x={box.x + 20} y={box.y + 26} className="gt-back-word">
            ← {names[seat]}
          </text>
        </g>
      )}
    </>
  );
}

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** GT-18.5: the four directions that a ship of class IA may choose. */
function Sides({ scene: { seen, lit, say } }: { scene: Scene }) {
  if (!anyLit(lit, 'side:')) return null;
  const { width, height } = LAYOUTS[seen.classes[seen.round]];
  return SIDES.map((id, side) => {
    const state = litState(lit, sideRef(side));
    const { x, y } = INWARD[side];
    const out = 34;
    return (
      <g
        key={id}
        transform={`translate(${width / 2 - x * (width / 2 - out)} ${height / 2 - y * (height / 2 - out)})`}
        {...handle(sideRef(side), state, say({ key: `board.side.${id}` }))}
      >
        <circle r="40" fill="#0a1029" stroke="#8ea2e0" strokeWidth="3" />
        <path d="M0-26L22 14H-22Z" fill="#ffe27a" transform={`rotate(${side * 90})`} />
        <LitBox lit={state} wide={44} corner={44} />
      </g>
    );
  });
}

/** What is about to hit the viewer's ship: it waits for his answer, and taking it is one. */
function Coming({ scene: { seen, viewer, decisions, lit, say } }: { scene: Scene }) {
  const state = litState(lit, HIT);
  const layout = LAYOUTS[seen.classes[seen.round]];
  const hit = aboutOf(defendQuestion, decisions, viewer);
  if (state === '' || hit === undefined) return null;
  const at = layout.spots[hit.at];
  const { x, y } = INWARD[hit.side];
  const [fromX, fromY] = [
    x === 0 ? at.x : x > 0 ? 30 : layout.width - 30,
    y === 0 ? at.y : y > 0 ? 30 : layout.height - 30,
  ];
  const size = hit.large ? 'large' : 'small';
  const name = say({ key: `board.coming.${size}-${hit.meteor ? 'meteor' : 'shot'}` });
  return (
    <>
      <path d={`M${fromX} ${fromY}L${at.x - x * 46} ${at.y - y * 46}`} className="gt-course" />
      <g transform={`translate(${at.x} ${at.y})`} className="gt-target">
        <path d="M-40-20V-40H-20M20-40H40V-20M40 20V40H20M-20 40H-40V20" />
      </g>
      <g transform={`translate(${fromX} ${fromY})`} {...handle(HIT, state, name)}>
        <g transform={`rotate(${hit.side * 90})`}>
          <g className="gt-hover">
            <Projectile meteor={hit.meteor} large={hit.large} />
          </g>
        </g>
        <LitBox lit={state} wide={44} corner={44} />
      </g>
    </>
  );
}
