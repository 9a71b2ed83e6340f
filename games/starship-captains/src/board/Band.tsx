import {
  type Box,
  handle,
  homeSeat,
  LitBox,
  type LitMap,
  litState,
  PlayerMark,
  picture,
  round,
  rows,
  shows,
  times,
} from '@starboard/board';
import { nameOf } from '@starboard/kernel';
import { REF } from '../actions.ts';
import { EVENTS } from '../content/events.ts';
import { MISSIONS } from '../content/missions.ts';
import { ROUNDS } from '../content/tables.ts';
import { back, option } from '../nouns.ts';
import { matchesRow } from '../rules/missions.ts';
import { FIGURE_IDS } from '../state.ts';
import { openOptions } from './causes.ts';
import { type Glyph, GlyphRow, glyphsOf } from './effects.tsx';
import { Figure } from './Figures.tsx';
import { type SignName, sign } from './Icons.tsx';
import { MissionRow } from './MissionCard.tsx';
import { effectsName, figureName, joined, missionName, rowLabel } from './names.ts';
import { markOf, paintOf } from './palette.ts';
import type { Scene } from './scene.ts';
import { nameSize } from './Tech.tsx';

interface Button {
  readonly ref: string;
  readonly sign: SignName | undefined;
  readonly word: string;
  /** What an option does, in signs. */
  readonly glyphs?: readonly Glyph[];
}

const MOST_OPTIONS = 10;

/** What can be answered without a thing to point at. */
function buttonsOf({ lit, say, decisions }: Scene): readonly Button[] {
  const options = openOptions(decisions);
  const choice = (i: number): Button => ({
    ref: option.ref(i),
    sign: undefined,
    word: options[i] === undefined ? say({ key: 'board.option', values: { n: i + 1 } }) : effectsName(options[i], say),
    glyphs: glyphsOf(options[i] ?? []),
  });
  const button = (ref: string, name: SignName | undefined, word: string): Button => ({ ref, sign: name, word });
  return [
    ...times(MOST_OPTIONS, choice),
    ...times(3, (i) => button(back.ref(i + 1), undefined, say({ key: 'board.back-by', values: { n: i + 1 } }))),
    button(REF.mend, 'repair', say({ key: 'board.mend' })),
    button(REF.row, 'check', say({ key: 'board.row' })),
    button(REF.skipRow, 'cross', say({ key: 'board.skip-row' })),
    button(REF.decline, 'cross', say({ key: 'board.decline' })),
    button(REF.pass, 'round', say({ key: 'board.pass' })),
  ].filter(({ ref }) => lit.has(ref));
}

function Buttons({ scene, buttons, box }: { scene: Scene; buttons: readonly Button[]; box: Box }) {
  const width = box.width / Math.max(1, buttons.length);
  const small = width < 84;
  return buttons.map(({ ref, sign: name, word, glyphs = [] }, i) => {
    const state = litState(scene.lit, ref);
    const wide = width - 4;
    return (
      <g
        key={ref}
        transform={`translate(${round(box.x + width * (i + 0.5))} ${round(box.y + box.height / 2)})`}
        {...handle(ref, state, word)}
      >
        <rect x={-wide / 2} y={-box.height / 2 + 2} width={wide} height={box.height - 4} rx="9" className="sc-button" />
        <LitBox lit={state} wide={wide / 2} high={box.height / 2 - 2} corner={9} />
        {name !== undefined && (
          <g transform={small ? 'translate(0 -6) scale(0.8)' : `translate(${-wide / 2 + 15} 0) scale(0.85)`}>
            {sign(name)}
          </g>
        )}
        {glyphs.length > 0 ? (
          <GlyphRow glyphs={glyphs} x={0} y={0} wide={wide - 12} high={28} />
        ) : (
          <text
            x={small || name === undefined ? 0 : 11}
            y={small && name !== undefined ? 14 : 4.5}
            className="sc-button-word"
            fontSize={nameSize(word, small || name === undefined ? wide - 6 : wide - 34, 13)}
          >
            {word}
          </text>
        )}
      </g>
    );
  });
}

/** A figure that is pointed at while somebody is to be assigned. */
function pointedFigure(lit: LitMap): number {
  for (const [ref, light] of lit)
    if (light === 'chosen' && ref.startsWith('figure:')) return FIGURE_IDS.findIndex((id) => ref === `figure:${id}`);
  return -1;
}

/** SC-15: the mission that is being carried out: its rows, who goes where, and whether they match. */
function Rows({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, lit, say } = scene;
  const { rows, points } = MISSIONS[seen.onMission];
  const head = 30;
  const width = (box.width - head) / rows.length;
  const done = seen.team.length === 0 && seen.row >= 0 && seen.missionDone[seen.onMission] > 0;
  return (
    <>
      <g
        transform={`translate(${box.x + head / 2} ${box.y + box.height / 2})`}
        {...shows(
          `mission ${seen.onMission}`,
          joined(missionName(seen.onMission, say), say({ key: 'board.worth', values: { n: points } })),
        )}
      >
        <g transform="scale(1.2)">{sign('points')}</g>
        <text y="4.6" className="sc-points-on-star">
          {points}
        </text>
      </g>
      {rows.map(({ colour }, row) => {
        const assigned = seen.team[row] ?? -1;
        const ghost = assigned < 0 && row === seen.team.length ? pointedFigure(lit) : -1;
        const figure = assigned >= 0 ? assigned : ghost;
        const fits = figure >= 0 && matchesRow(figure, colour);
        const current = !done && row === seen.row;
        const wide = width - 4;
        const label = joined(
          rowLabel(seen.onMission, row, say),
          figure >= 0 ? figureName(figure, say) : undefined,
          figure >= 0 ? say({ key: fits ? 'board.row-fits' : 'board.row-fails' }) : undefined,
        );
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={row}
            transform={`translate(${round(box.x + head + width * row + 2)} ${box.y + 2})`}
            data-show={`mission ${seen.onMission}`}
            {...picture(label)}
          >
            <MissionRow mission={seen.onMission} row={row} wide={wide - 24} high={box.height - 4} />
            <rect width={wide} height={box.height - 4} rx="4" className={current ? 'sc-row sc-row-now' : 'sc-row'} />
            {figure >= 0 && (
              <g transform={`translate(${wide - 12} ${box.height / 2 + 1}) scale(0.84)`} opacity={ghost >= 0 ? 0.6 : 1}>
                <Figure figure={figure} />
                <g transform="translate(8 -12) scale(0.5)">
                  <circle r="12" fill="#0a1029" />
                  {sign(fits ? 'check' : 'cross')}
                </g>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Whose turn it is, or which event asks, unless something else is to be said about the screen. */
function turnText(scene: Scene): string {
  const { seen, say, seat, viewer } = scene;
  if (seat !== homeSeat(viewer)) return say({ key: 'board.ship-of', values: { name: nameOf(scene.names, seat) } });
  if (seen.phase === 'over') return say({ key: 'board.over' });
  if (seen.resolving >= 0)
    return `${say({ key: 'board.event' })}: ${say({ key: `event-card.${EVENTS[seen.resolving].id}` })}`;
  return say({ key: 'board.turn-of', values: { name: nameOf(scene.names, seen.active) } });
}

/** Which round it is, and whose turn; or whose ship is shown. */
function Status({ scene, box }: { scene: Scene; box: Box }) {
  const { seen, say, palette } = scene;
  const over = seen.phase === 'over';
  const shown = scene.seat === homeSeat(scene.viewer) ? seen.active : scene.seat;
  const turn = turnText(scene);
  const text = joined(say({ key: 'board.round', values: { n: seen.round, of: ROUNDS } }), turn);
  return (
    <g {...picture(text)}>
      {!over && (
        <g transform={`translate(${box.x + 18} ${box.y + box.height / 2})`}>
          <PlayerMark paint={paintOf(palette, shown)} mark={markOf(shown)} />
        </g>
      )}
      <text x={box.x + 34} y={box.y + box.height / 2 - 2} className="sc-status" fontSize="12">
        {say({ key: 'board.round', values: { n: seen.round, of: ROUNDS } })}
      </text>
      <text
        x={box.x + 34}
        y={box.y + box.height / 2 + 13}
        className="sc-status sc-status-more"
        fontSize={nameSize(turn, box.width - 38, 12)}
      >
        {turn}
      </text>
    </g>
  );
}

const BACK = 34;

/** The way back from somebody else's ship. */
function Back({ scene, box }: { scene: Scene; box: Box }) {
  const home = homeSeat(scene.viewer);
  return (
    <g
      transform={`translate(${box.x + BACK / 2 + 2} ${round(box.y + box.height / 2)})`}
      {...shows(`seat ${home}`, scene.say({ key: 'board.back' }))}
    >
      <circle r="15" className="sc-back" />
      <path
        d="M4-7L-5 0L4 7"
        fill="none"
        stroke="#eef2ff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** On a small screen rows and answers would leave each other no room: then the answers stand below. */
export const hasTwoLines = (scene: Scene): boolean => scene.seen.onMission >= 0 && buttonsOf(scene).length > 0;

/** What is going on, and the answers that need no thing to point at. */
export function Band({ scene, box, stacked = false }: { scene: Scene; box: Box; stacked?: boolean }) {
  const { seen } = scene;
  const buttons = buttonsOf(scene);
  const busy = seen.onMission >= 0;
  const away = seen.players > 1 && scene.seat !== homeSeat(scene.viewer);
  const first = away ? BACK : 0;
  const room = box.width - first;
  const each = Math.min(busy ? 76 : 104, room / (buttons.length + (busy ? 2.4 : 1.4)));
  const taken = stacked ? 0 : buttons.length * each;
  const [line, below] = rows(box, 0, [undefined, stacked ? box.height * 0.48 : 0]);
  const left = { ...line, x: box.x + first, width: room - taken - 4 };
  return (
    <>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="10" className="sc-band" />
      {away && <Back scene={scene} box={line} />}
      {busy ? <Rows scene={scene} box={left} /> : <Status scene={scene} box={left} />}
      <Buttons
        scene={scene}
        buttons={buttons}
        box={stacked ? below : { ...box, x: box.x + box.width - taken, width: taken }}
      />
    </>
  );
}
