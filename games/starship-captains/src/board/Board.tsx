import {
  type BoardProps,
  type Box,
  EverythingLit,
  homeSeat,
  type LitMap,
  picking,
  type Size,
  Sky,
  shows,
  useSize,
  useStep,
} from '@starboard/board';
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { actions } from '../actions.ts';
import type { SeenEvent } from '../events.ts';
import type { Seen } from '../view.ts';
import { Band, hasTwoLines } from './Band.tsx';
import { causesOf } from './causes.ts';
import { atFoot, beside, Note } from './Detail.tsx';
import { happenings } from './happenings.ts';
import { type SignName, sign } from './Icons.tsx';
import { Others } from './Others.tsx';
import { Shelf } from './Shelf.tsx';
import { Ship, ShipTechs } from './Ship.tsx';
import { StarMap } from './StarMap.tsx';
import type { Scene } from './scene.ts';
import { isSmall, isWide, smallScreen, TABS, type Tab, techsScreen, wholeScreen } from './screen.ts';
import { Tracks } from './Tracks.tsx';
import { type Told, told } from './tellings.ts';

/** What only changes the picture: which ship is large, which part a small screen shows, what is explained. */
interface Shown {
  readonly seat: number;
  readonly tab: Tab;
  /** The step in which the tab was chosen: until the next one it stays, whatever is asked. */
  readonly since: number;
  readonly told: string;
}

const NOTHING_SHOWN: Shown = { seat: -1, tab: 'map', since: -1, told: '' };

const isTab = (word: string): word is Tab => (TABS as readonly string[]).includes(word);

/** What a click that only changes the picture comes to. */
function after(shown: Shown, what: string, step: number): Shown {
  const [sort, value] = what.split(' ');
  if (sort === 'seat') return { ...shown, seat: Number(value), tab: 'ship', since: step, told: '' };
  if (sort === 'tab' && isTab(value)) return { ...shown, tab: value, since: step, told: '' };
  return { ...shown, told: sort === 'close' || shown.told === what ? '' : what };
}

/** Which part of a small screen has a thing. */
const SORTS: Readonly<Record<string, Tab>> = {
  ...{ place: 'map', route: 'map', 'shadow-route': 'map', mission: 'map', deck: 'map' },
  ...{ room: 'ship', figure: 'ship', queue: 'ship', recall: 'ship', artifact: 'ship', token: 'ship', medal: 'ship' },
  ...{ storage: 'ship', colour: 'ship', promote: 'ship', slot: 'ship' },
  ...{ tech: 'techs', track: 'tracks', advance: 'tracks' },
};

const tabOf = (ref: string): Tab | undefined => SORTS[ref.replace(/:.*/, '')];

/** How many things of each part are lit; slots are beside the cards, too. */
function litTabs(lit: LitMap): ReadonlySet<Tab> {
  const tabs = new Set<Tab>();
  for (const ref of lit.keys()) {
    const tab = tabOf(ref);
    if (tab !== undefined) tabs.add(tab);
    if (ref.startsWith('slot:')) tabs.add('techs');
  }
  if (tabs.has('techs') && ![...lit.keys()].some((ref) => ref.startsWith('tech:'))) tabs.delete('techs');
  else if (tabs.has('techs')) tabs.delete('ship');
  return tabs;
}

/** The part that a small screen shows: the one that was chosen, unless what is asked is elsewhere. */
function tabFor({ tab, since }: Shown, step: number, lit: ReadonlySet<Tab>): Tab {
  if (since === step || lit.size === 0 || lit.has(tab)) return tab;
  return TABS.find((one) => lit.has(one)) ?? tab;
}

const TAB_SIGNS: Readonly<Record<Tab, SignName>> = {
  map: 'station',
  ship: 'crew',
  techs: 'tech',
  tracks: 'shiftMarker',
};

function Tabs({ scene, box, tab, lit }: { scene: Scene; box: Box; tab: Tab; lit: ReadonlySet<Tab> }) {
  const width = box.width / TABS.length;
  return TABS.map((id, i) => {
    const word = scene.say({ key: `board.tab.${id}` });
    return (
      <g key={id} transform={`translate(${box.x + i * width} ${box.y})`} {...shows(`tab ${id}`, word, id === tab)}>
        <rect
          x="1"
          width={width - 2}
          height={box.height}
          rx="8"
          className={id === tab ? 'sc-tab sc-tab-open' : 'sc-tab'}
        />
        <g transform={`translate(16 ${box.height / 2}) scale(0.72)`}>{sign(TAB_SIGNS[id])}</g>
        <text x="30" y={box.height / 2 + 4.4} className="sc-tab-word">
          {word}
        </text>
        {lit.has(id) && <circle cx={width - 10} cy="9" r="4.5" className="sc-tab-lit" />}
      </g>
    );
  });
}

function Whole({ scene, size }: { scene: Scene; size: Size }) {
  const screen = wholeScreen(size);
  return (
    <>
      <Others scene={scene} box={screen.others} />
      <StarMap scene={scene} box={screen.map} />
      <Tracks scene={scene} box={screen.tracks} />
      <Band scene={scene} box={screen.band} />
      <Ship scene={scene} box={screen.ship} />
      <Shelf scene={scene} box={screen.shelf} />
    </>
  );
}

function Small({ scene, size, shown }: { scene: Scene; size: Size; shown: Shown }) {
  const stacked = hasTwoLines(scene);
  const { others, tabs, band, main } = smallScreen(size, stacked);
  const lit = litTabs(scene.lit);
  const tab = tabFor(shown, scene.step, lit);
  const [shelf, board] = techsScreen(main);
  return (
    <>
      <Others scene={scene} box={others} />
      <Tabs scene={scene} box={tabs} tab={tab} lit={lit} />
      <Band scene={scene} box={band} stacked={stacked} />
      {tab === 'map' && <StarMap scene={scene} box={main} />}
      {tab === 'ship' && <Ship scene={scene} box={main} />}
      {tab === 'techs' && (
        <>
          <Shelf scene={scene} box={shelf} />
          <ShipTechs scene={scene} box={board} />
        </>
      )}
      {tab === 'tracks' && <Tracks scene={scene} box={main} />}
    </>
  );
}

/** The technology that is picked while its slot is open. */
function pickedTech(lit: LitMap): string {
  for (const [ref, light] of lit) if (light === 'chosen' && ref.startsWith('tech:')) return ref;
  return '';
}

/** What a picked card does, without hiding what is asked next. */
function PickedNote({ telling, size }: { telling: Told; size: Size }) {
  const { tabs, band } = smallScreen(size);
  const box = isSmall(size) ? { ...tabs, height: band.y + band.height - tabs.y } : wholeScreen(size).map;
  const width = Math.min(box.width, 460);
  return (
    <Note
      telling={{ ...telling, lines: telling.lines.slice(0, 1), signs: [] }}
      width={width}
      high={90}
      at={atFoot(box, width)}
    />
  );
}

/** A thing under the pointer, or under the keyboard. */
interface Pointed {
  readonly what: string;
  readonly label: string;
  readonly box: Box;
  readonly step: number;
}

/** What only leads to other things needs no note. */
const LEADS = /^(tab|seat|close)\b/;

/** The thing that an event is about, with its place on the board. */
function pointedBy({ target, currentTarget }: SyntheticEvent, size: Size, step: number): Pointed | undefined {
  const element = (target as Element).closest<SVGElement>('[data-ref], [data-show]');
  const what = element?.dataset.ref ?? element?.dataset.show ?? '';
  if (element === null || LEADS.test(what)) return undefined;
  const [whole, part] = [currentTarget.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = size.width / Math.max(1, whole.width);
  const box = {
    x: (part.left - whole.left) * scale,
    y: (part.top - whole.top) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
  return { what, label: element.getAttribute('aria-label') ?? '', box, step };
}

/** What a thing that is asked for will cause, where it is the same whatever else is picked. */
function causesAt({ options, seen, viewer, say, decisions }: Scene, ref: string): readonly string[] {
  const all = options
    .filter((option) => actions.refs(actions.read(option), viewer).includes(ref))
    .map((option) => causesOf(seen, viewer, option, decisions).map(say));
  return new Set(all.map((causes) => causes.join())).size === 1 ? all[0] : [];
}

/** What is not said already. */
function unsaid(causes: readonly string[], lines: readonly string[]): readonly string[] {
  const said = lines.join(' ').toLowerCase();
  return causes.filter((cause) => !said.includes(cause.toLowerCase())).map((cause) => `→ ${cause}`);
}

/** What is told of the thing under the pointer; of a thing without a story, its name. */
function Pointing({ scene, pointed, size }: { scene: Scene; pointed: Pointed; size: Size }) {
  const { what, label, box } = pointed;
  const telling: Told = told(scene, what) ?? { title: label, lines: [], signs: [] };
  const width = Math.min(size.width - 8, 330);
  return (
    <g className="sc-pointing" aria-live="polite">
      <Note
        telling={{ ...telling, signs: [] }}
        causes={unsaid(causesAt(scene, what), telling.lines)}
        width={width}
        high={size.height * 0.6}
        at={beside(box, width, size)}
      />
    </g>
  );
}

/** Questions about one's own ship are not asked over somebody else's. */
const ASKS_FOR_SHIP = /^(room|slot|figure|queue|artifact|colour|recall|token|medal|storage|promote)\b/;

const NO_OPTIONS: Scene['options'] = [];

/** The whole table of Starship Captains. Whatever stands for something carries its ref. */
export function Board(props: BoardProps<Seen, SeenEvent>) {
  const { view: seen, viewer, onPick, motion, events, say } = props;
  const frame = useRef<SVGSVGElement>(null);
  const size = useSize(frame, props.size);
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const [pointed, setPointed] = useState<Pointed>();
  const news = useMemo(() => happenings(events), [events]);
  const step = useStep(events);
  const home = homeSeat(viewer);
  const { lit } = props;
  const explaining = lit instanceof EverythingLit;
  const asked = viewer >= 0 && [...lit.keys()].some((ref) => ASKS_FOR_SHIP.test(ref));
  const wanted = shown.seat >= 0 && shown.seat < seen.players ? shown.seat : home;
  const seat = asked && shown.since !== step ? home : wanted;
  const { options = NO_OPTIONS } = props;
  const scene: Scene = { ...props, lit, options, seen, seat, own: seat === viewer, explaining, news, step };
  const telling = explaining ? undefined : told(scene, shown.told);
  const picked = told(scene, pickedTech(lit));
  const whole = { x: 0, y: 0, ...size };
  const width = Math.min(size.width - 8, 520);
  const show = (what: string) => {
    setPointed(undefined);
    if (explaining && !LEADS.test(what)) onPick(what);
    else setShown((old) => after(old, what, step));
  };
  const pick = (ref: string) => {
    // What is possible is done; what is not is explained.
    if (!explaining && !lit.has(ref)) show(ref);
    else if (shown.told !== '') show('close');
    onPick(ref);
  };
  const point = (event: SyntheticEvent) => {
    const next = pointedBy(event, size, step);
    if (next?.what !== pointed?.what || next?.step !== pointed?.step) setPointed(next);
  };
  const { onClick, onKeyDown } = picking(pick, show);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown({ ...shown, told: '' });
    onKeyDown(event);
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the board; every handle has its own name
    <svg
      ref={frame}
      className={`sb-board sc-board${isSmall(size) ? ' sc-small' : ''}${isWide(size) ? '' : ' sc-tall'}${explaining ? ' sc-explaining' : ''}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-motion={motion ? 'on' : 'off'}
      preserveAspectRatio="xMidYMid meet"
      onClick={onClick}
      onKeyDown={press}
      onPointerOver={(event) => event.pointerType === 'mouse' && point(event)}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={(event) => event.target.matches(':focus-visible') && point(event)}
      onBlur={() => setPointed(undefined)}
    >
      <Sky />
      {isSmall(size) ? <Small scene={scene} size={size} shown={shown} /> : <Whole scene={scene} size={size} />}
      {telling !== undefined ? (
        <Note telling={telling} width={width} high={size.height - 8} at={atFoot(whole, width)} close={say} />
      ) : pointed?.step === step ? (
        <Pointing scene={scene} pointed={pointed} size={size} />
      ) : (
        picked !== undefined && <PickedNote telling={picked} size={size} />
      )}
    </svg>
  );
}
