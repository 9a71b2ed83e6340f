import { type Box, PlayerMark, shows, times } from '@starboard/board';
import { isIn, nameOf } from '@starboard/kernel';
import { PASSENGERS } from '../content/passengers.ts';
import { TECHS } from '../content/technologies.ts';
import { damageOf } from '../score.ts';
import { readyCount } from '../state.ts';
import { halves } from '../text/names.ts';
import { scoreGlyphs } from './cardGlyphs.tsx';
import { GlyphRow, glyphsOf } from './effects.tsx';
import { Cover, unheard } from './handle.tsx';
import { type SignName, sign } from './Icons.tsx';
import { markOf, NO_SEAT, paintOf, tintOf } from './palette.ts';
import { pointsTotal } from './points.ts';
import { othersOf, type Scene } from './scene.ts';
import { techsOf } from './seen.ts';
import { nameSize } from './Tech.tsx';

type Stat = readonly [sign: SignName, value: string | number];

/** About as wide as a sign with its value is drawn. */
const statWidth = ([, value]: Stat): number => 19 + String(value).length * 8.8;

/** Signs with their values in one row, each as wide as it needs; smaller where there is not enough room. */
function Stats({ stats, x, y, wide }: { stats: readonly Stat[]; x: number; y: number; wide: number }) {
  const needed = stats.reduce((sum, stat) => sum + statWidth(stat), 0);
  const gap = Math.max(0, wide - needed) / stats.length;
  const at = (i: number) => stats.slice(0, i).reduce((sum, stat) => sum + statWidth(stat) + gap, 0);
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.min(1, wide / needed)})`}>
      {stats.map(([name, value], i) => (
        <g key={name} transform={`translate(${at(i) + 7} 0)`}>
          <g transform="scale(0.63)">{sign(name)}</g>
          <text x="9.3" y="4.2" className="sc-other-stat">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** One opponent at a glance: points, crew, damage, and the technologies as dots; a tap shows the ship. */
function Other({ scene, seat, box }: { scene: Scene; seat: number; box: Box }) {
  const { seen, palette, say } = scene;
  const paint = paintOf(palette, seat);
  const name = nameOf(scene.names, seat);
  const passed = isIn(seen.passed, seat);
  const narrow = box.width < 120;
  const all: readonly Stat[] = [
    ['points', halves(pointsTotal(seen, seat))],
    ['crew', readyCount(seen, seat)],
    ['damage', damageOf(seen, seat)],
    ['medal', seen.medals[seat]],
  ];
  const stats = all.slice(0, narrow ? 2 : box.width < 175 ? 3 : 4);
  const points = say({ key: 'board.points-of', values: { n: halves(pointsTotal(seen, seat)) } });
  const label = `${say({ key: 'board.ship-of', values: { name } })}, ${points}`;
  const pip = 9;
  return (
    <>
      <g {...unheard}>
        <rect
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx="8"
          className="sc-other"
          style={{ stroke: paint.main }}
        />
        <g transform={`translate(${box.x + 13} ${box.y + 13}) scale(0.78)`}>
          <PlayerMark paint={paint} mark={markOf(seat)} />
        </g>
        <text
          x={box.x + 26}
          y={box.y + 17.5}
          className="sc-other-name"
          fontSize={nameSize(name, box.width - (narrow ? 38 : 42 + pip * 3), 12)}
        >
          {name}
        </text>
        {!narrow &&
          techsOf(seen, seat).map((card, slot) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              key={slot}
              x={box.x + box.width - 5 - pip * (3 - (slot % 3))}
              y={box.y + 5 + Math.floor(slot / 3) * 8}
              width={pip - 2}
              height="6"
              rx="1.5"
              fill={card >= 0 ? tintOf(TECHS[card].score === undefined ? TECHS[card].colour : 4).main : '#2a3668'}
            />
          ))}
        <g className={passed ? 'sc-idle' : undefined}>
          <Stats stats={stats} x={box.x + 5} y={box.y + box.height - 11} wide={box.width - 8} />
        </g>
      </g>
      <Cover is={shows(`seat ${seat}`, label)} {...box} />
    </>
  );
}

/** SC-22: Captain Shadow with the action cards, and the passenger. */
function Solo({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, say, palette } = scene;
  const half = (box.width - 4) / 2;
  const passenger = PASSENGERS[seen.passenger];
  const name = say({ key: `passenger.${passenger.id}` });
  const told = `${name}. ${say({ key: `passenger.${passenger.id}.text` })}`;
  const shadow = say({ key: 'board.shadow' });
  const left = say({ key: 'board.action-deck', values: { n: seen.actionDeck } });
  const x = box.x + half + 4;
  const glyphs = [...glyphsOf(passenger.action), ...scoreGlyphs(passenger.score)];
  return (
    <>
      <g {...shows('shadow', `${shadow}, ${left}`)}>
        <rect
          x={box.x}
          y={box.y}
          width={half}
          height={box.height}
          rx="8"
          className="sc-other"
          style={{ stroke: '#8f97ab' }}
        />
        <g transform={`translate(${box.x + 14} ${box.y + 14}) scale(0.86)`}>
          <PlayerMark paint={paintOf(palette, NO_SEAT)} mark={markOf(NO_SEAT)} />
        </g>
        <text x={box.x + 28} y={box.y + 18} className="sc-other-name" fontSize={nameSize(shadow, half - 40, 12)}>
          {shadow}
        </text>
        {times(seen.actionDeck + seen.actionsPlayed.length, (i) => (
          <rect
            key={i}
            x={box.x + 28 + i * 13}
            y={box.y + box.height - 19}
            width="10"
            height="14"
            rx="2"
            className={i < seen.actionsPlayed.length ? 'sc-action sc-idle' : 'sc-action'}
          />
        ))}
      </g>
      <g {...unheard}>
        <rect
          x={x}
          y={box.y}
          width={half}
          height={box.height}
          rx="8"
          className="sc-other"
          style={{ stroke: '#f0b429' }}
        />
        <text x={x + 8} y={box.y + 17} className="sc-other-name" fontSize={nameSize(name, half - 14, 12)}>
          {name}
        </text>
        <GlyphRow glyphs={glyphs} x={x + half / 2} y={box.y + box.height - 13} wide={half - 12} high={20} />
      </g>
      <Cover is={shows('passenger', told)} x={x} y={box.y} width={half} height={box.height} />
    </>
  );
}

/** The others, small; where somebody else's ship is shown, the way back to one's own. */
export function Others({ scene, box }: { scene: Scene; box: Box }) {
  const { seen } = scene;
  if (seen.solo) return <Solo scene={scene} box={box} />;
  const seats = othersOf(scene);
  const gap = 4;
  const width = Math.min(230, (box.width - gap * (seats.length - 1)) / seats.length);
  return seats.map((seat, i) => (
    <Other key={seat} scene={scene} seat={seat} box={{ ...box, x: box.x + i * (width + gap), width }} />
  ));
}
