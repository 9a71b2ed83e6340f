import {
  capital,
  EverythingLit,
  homeSeat,
  lookAt,
  NOTHING_LIT,
  picking,
  type Say,
  type Size,
  type Telling,
  useSize,
  useStep,
} from '@starboard/board';
import {
  type CSSProperties,
  type Dispatch,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type SetStateAction,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BASE, CHART, FIELD, FIELDS } from '../content/fields.ts';
import { SYSTEMS } from '../content/systems.ts';
import * as nouns from '../nouns.ts';
import { cultureAt, isSolo, systemAt } from '../state.ts';
import type { Seen } from '../view.ts';
import { Chart } from './Chart.tsx';
import { Asked, Dashboard } from './Dashboard.tsx';
import { FlightCard, Stops } from './Flight.tsx';
import { happenings } from './happenings.ts';
import { Legend } from './Legend.tsx';
import { AT_BASE, MarketCard } from './MarketCard.tsx';
import { Meeting } from './Meeting.tsx';
import { fieldNames } from './names.ts';
import { Shows } from './parts.tsx';
import { reachOf, type Stop } from './reach.ts';
import type { Props, Scene } from './scene.ts';
import { Rivals, RoundTrack } from './Track.tsx';
import { FINDER_TABS, type FinderTab, TradeFinder } from './TradeFinder.tsx';
import { tellingOf } from './tellings.ts';

const TABS = ['map', 'ship', 'trade', 'rivals'] as const;
type Tab = (typeof TABS)[number];

/** What lies over the chart. Without a word, the market of the place where one does business. */
type Card = '' | 'closed' | 'legend' | FinderTab | number;

/** What only changes the picture. */
interface Shown {
  readonly seat: number;
  readonly tab: Tab;
  readonly card: Card;
  /** The phase in which the card was chosen: with the next one it goes. */
  readonly during: string;
  /** The field that was chosen as the end of a flight, and the one that is flown to. */
  readonly stop: number;
  readonly flying: number;
  /** The phase in which the flight began: it ends with it. */
  readonly since: string;
  readonly way: readonly number[];
  readonly told: string;
}

const NOTHING_SHOWN: Shown = {
  seat: -1,
  tab: 'map',
  card: '',
  during: '',
  stop: -1,
  flying: -1,
  since: '',
  way: [],
  told: '',
};

/** Alone there are no rivals, but a goal. */
const tabKey = (view: Seen, tab: Tab): string => `board.tab.${tab === 'rivals' && isSolo(view) ? 'goal' : tab}`;

const NO_REACH: ReadonlyMap<number, Stop> = new Map();
const isFinder = (card: Card): card is FinderTab => (FINDER_TABS as readonly Card[]).includes(card);

/** What a click that only changes the picture comes to. */
function after(shown: Shown, what: string, during: string): Shown {
  const [sort, ...values] = what.split(' ');
  switch (sort) {
    case 'seat':
      return { ...shown, seat: shown.seat === Number(values[0]) ? -1 : Number(values[0]), tab: 'ship', told: '' };
    case 'tab':
      return {
        ...shown,
        tab: values[0] as Tab,
        card: values[0] === 'trade' ? 'cargo' : shown.card === '' || !isFinder(shown.card) ? shown.card : 'closed',
        during,
        told: '',
      };
    case 'market':
      return { ...shown, card: Number(values[0]), during, stop: -1, told: '', way: [] };
    case 'legend':
      return { ...shown, card: shown.card === 'legend' ? 'closed' : 'legend', during, stop: -1, told: '' };
    case 'finder':
      return { ...shown, card: values[0] as FinderTab, during, stop: -1, told: '', way: [] };
    case 'way':
      return { ...shown, way: shown.way.join(' ') === values.join(' ') ? [] : values.map(Number) };
    case 'stop':
      return { ...shown, stop: Number(values[0]), told: '', card: 'closed', during, tab: 'map' };
    case 'tell':
      return { ...shown, told: shown.told === values[0] ? '' : values[0] };
    case 'close':
      return {
        ...shown,
        card: 'closed',
        during,
        stop: -1,
        told: '',
        way: [],
        tab: shown.tab === 'trade' ? 'map' : shown.tab,
      };
    default:
      return shown;
  }
}

/** The place where the viewer does business now, or -1. */
function businessAt({ view, viewer }: Props): number {
  if (viewer < 0 || view.active !== viewer || view.phase !== 'business') return -1;
  const field = view.at[viewer];
  if (field === BASE) return AT_BASE;
  return cultureAt(view, field) >= 0 ? systemAt(field) : -1;
}

/** Whether the viewer is asked how the flight goes on. */
const isAsked = ({ decisions, viewer }: Props, kind: string): boolean =>
  decisions.some((open) => open.seat === viewer && open.kind === kind && open.options !== undefined);

/** How long a step is seen before the next one is taken, and how often it is tried while the table is busy. */
const SEEN_MS = 150;
const MOST_SEEN_MS = 900;
const AGAIN_MS = 120;

/** The ref to be picked next on the way to a stop, or nothing if the flight there is over. */
function nextPick({ view, viewer, lit, decisions }: Props, target: number, reach: ReadonlyMap<number, Stop>): string {
  const asked = decisions.find((open) => open.seat === viewer && open.options !== undefined);
  if (asked?.kind !== 'flight') return '';
  // A ship may come back to where it started: then it does not land at once.
  if (view.at[viewer] === target && lit.get('ship') === 'option') return 'ship';
  const next = reach.get(target)?.way[0];
  const ref = next === undefined ? '' : nouns.field.ref(next);
  return lit.get(ref) === 'option' ? ref : '';
}

/** Flies on to the stop that was chosen, as long as nothing but the flight is asked. */
function useFlying(
  props: Props,
  target: number,
  reach: ReadonlyMap<number, Stop>,
  pause: number,
  done: () => void,
): void {
  const { viewer, onPick, decisions } = props;
  const latest = useRef(props);
  latest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (target < 0 || !decisions.some((open) => open.seat === viewer && open.options !== undefined)) return;
    const fly = () => {
      const ref = nextPick(latest.current, target, reach);
      if (ref === '') done();
      else onPick(ref);
    };
    let again: ReturnType<typeof setInterval>;
    const first = setTimeout(() => {
      fly();
      again = setInterval(fly, AGAIN_MS);
    }, pause);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [decisions, target]);
}

/** Below this scale fields are too small for a finger, above the other one they need not come nearer. */
const FAR_SCALE = 0.25;
const NEAR_SCALE = 0.78;
/** Chart that is seen around what can be reached. */
const AROUND = 90;
const WHOLE = { x: 0.5, y: 0.5, scale: 1 };

/** On a small screen all that a flight can reach fills the chart while the way is chosen; with the next turn the whole chart is back. */
function useReachView({ view, viewer }: Props, flies: boolean, reach: ReadonlyMap<number, Stop>, size: Size): void {
  const isNear = useRef(false);
  const begins = flies && view.steps === 0 && view.from < 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when a flight begins, once when it is over
  useEffect(() => {
    if (!begins) {
      if (isNear.current && view.active === viewer && view.phase === 'declare') lookAt(WHOLE);
      if (view.phase === 'declare') isNear.current = false;
      return;
    }
    const scale = scaleOf(size);
    if (scale >= FAR_SCALE || reach.size === 0) return;
    const fields = [...reach.keys(), view.at[viewer]].map((field) => FIELDS[field]);
    const [xs, ys] = [fields.map(({ x }) => x), fields.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const fits = Math.min(size.width / (right - left), size.height / (bottom - top), NEAR_SCALE) / scale;
    isNear.current = true;
    lookAt({ ...shareOf(size, (left + right) / 2, (top + bottom) / 2), scale: Math.max(1, fits) });
  }, [begins, view.phase, view.round]);
}

/** As near as a finger means it, in pixels. */
const NEAR = 34;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly ref: string;
}

/** Of these places of the chart, the one that a tap on it or beside it means, or none. */
function nearest(event: MouseEvent<SVGSVGElement>, places: readonly Place[]): string {
  const matrix = event.currentTarget.getScreenCTM();
  let [best, far] = ['', NEAR];
  if (matrix === null) return best;
  for (const { x, y, ref } of places) {
    const away = Math.hypot(matrix.a * x + matrix.e - event.clientX, matrix.d * y + matrix.f - event.clientY);
    if (away < far) [best, far] = [ref, away];
  }
  return best;
}

/** What can be meant by a tap on the chart; tokens lie over fields, and a finger covers both. */
function placesOf({ view, viewer, lit }: Props, reach: ReadonlyMap<number, Stop>): readonly Place[] {
  const fields = FIELDS.flatMap(({ x, y }, field): Place[] => {
    const ref = nouns.field.ref(field);
    return reach.has(field) || lit.has(ref) ? [{ x, y, ref }] : [];
  });
  const tokens = SYSTEMS.map(({ market: { x, y } }, system) => ({ x, y, ref: nouns.system.ref(system) }));
  const own = viewer >= 0 && lit.has('ship') ? [{ ...FIELDS[view.at[viewer]], ref: 'ship' }] : [];
  return [...fields, ...tokens, ...own];
}

const Tools = ({ say, card }: { say: Say; card: Card }) => (
  <div className="mv-tools">
    <Shows what="to-ship" name={say({ key: 'board.to-ship' })} className="mv-button">
      ⊕
    </Shows>
    <Shows what="legend" name={say({ key: 'board.signs' })} pressed={card === 'legend'} className="mv-button">
      ◆<span className="mv-word"> {say({ key: 'board.signs' })}</span>
    </Shows>
    <Shows what="finder cargo" name={say({ key: 'board.finder' })} className="mv-button mv-to-finder">
      ⇄ {say({ key: 'board.finder' })}
    </Shows>
  </div>
);

/** The cards that lie over the chart. */
function OverChart({ scene, card, flies, flying }: { scene: Scene; card: Card; flies: boolean; flying: boolean }) {
  const { stop } = scene;
  const market = typeof card === 'number' ? card : -1;
  return (
    <>
      {stop !== undefined && !flying && <FlightCard scene={scene} stop={stop} />}
      {stop === undefined && flies && card !== 'legend' && !isFinder(card) && market < 0 && <Stops scene={scene} />}
      {isFinder(card) && <TradeFinder scene={scene} tab={card} />}
      {card === 'legend' && <Legend scene={scene} />}
      {market >= 0 && stop === undefined && <MarketCard scene={scene} system={market} />}
      {market < 0 && !isFinder(card) && stop === undefined && <Meeting scene={scene} />}
    </>
  );
}

/** What a thing on the chart is. */
const Told = ({ telling, say }: { telling: Telling; say: Say }) => (
  <aside className="mv-note" role="status">
    <b>{capital(say(telling.title))}</b>
    {telling.lines.map((line) => (
      <p key={line.key}>{say(line)}</p>
    ))}
  </aside>
);

const TabBar = ({ scene: { view, say }, tab: open }: { scene: Scene; tab: Tab }) => (
  <nav className="mv-tabbar" aria-label={say({ key: 'board.tab.map' })}>
    {TABS.map((tab) => (
      <Shows
        key={tab}
        what={`tab ${tab}`}
        name={say({ key: tabKey(view, tab) })}
        pressed={open === tab}
        className="mv-button"
      >
        {say({ key: tabKey(view, tab) })}
      </Shows>
    ))}
  </nav>
);

interface Held {
  readonly props: Props;
  readonly shown: Shown;
  readonly setShown: Dispatch<SetStateAction<Shown>>;
  readonly reach: ReadonlyMap<number, Stop>;
  readonly size: Size;
  readonly during: string;
  readonly explaining: boolean;
  readonly home: number;
}

/** What taps and keys do. */
function handsOf({ props, shown, setShown, reach, size, during, explaining, home }: Held) {
  const { view, lit, onPick } = props;
  const lookAtShip = () => {
    const { x, y } = FIELDS[view.at[home]];
    lookAt({ ...shareOf(size, x, y), scale: Math.max(1.6, NEAR_SCALE / scaleOf(size)) });
  };
  const show = (what: string) => {
    if (what === 'fly') setShown((old) => ({ ...old, flying: old.stop, since: during, stop: -1 }));
    else if (what === 'to-ship') lookAtShip();
    else if (explaining && explained(what) !== '') onPick(explained(what));
    else if (what.startsWith('sell ')) onPick('sale', [what.slice(5)]);
    else if (what.startsWith('give ')) {
      const [, to, die] = what.split(' ');
      onPick(to, [`die:${die}`]);
    } else if (what.startsWith('course ')) onPick('slot:course', [`die:${what.slice(7)}`]);
    else setShown((old) => after(old, what, during));
  };
  const pick = (ref: string) => {
    const field = ref.startsWith('field:') ? FIELD[ref.slice(6)] : -1;
    if (explaining) onPick(ref);
    else if (reach.has(field)) show(shown.stop === field ? 'fly' : `stop ${field}`);
    else {
      // What is possible is done; what is not is explained.
      if (!lit.has(ref)) show(`tell ${ref}`);
      else if (shown.told !== '') setShown((old) => ({ ...old, told: '' }));
      onPick(ref);
    }
  };
  const tap = (event: MouseEvent<SVGSVGElement>) => {
    const ref = nearest(event, placesOf(props, reach));
    // A token does by itself what it can do.
    if (ref === '' || ref.startsWith('system:')) return;
    event.stopPropagation();
    pick(ref);
  };
  const { onClick, onKeyDown } = picking(pick, show);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown((old) => after(old, 'close', during));
    onKeyDown(event);
  };
  return { onClick, press, tap };
}

/** The whole table of Merchant of Venus: the chart in its frame, what lies over it, the round track and a dashboard. */
export function Board(props: Props) {
  const { view, viewer, motion, events, say, Frame = Fragment } = props;
  const art = useId();
  const map = useRef<SVGSVGElement>(null);
  const size = useSize(map, props.size);
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const step = useStep(events);
  const news = useMemo(() => happenings(events), [events]);
  const places = useMemo(() => fieldNames(say), [say]);
  const flies = isAsked(props, 'flight');
  const reach = useMemo(() => (flies ? reachOf(view) : NO_REACH), [flies, view]);
  useReachView(props, flies, reach, size);
  const { lit } = props;
  const explaining = lit instanceof EverythingLit;
  const during = `${view.round} ${view.active} ${view.phase}`;
  const flying = shown.since === during ? shown.flying : -1;
  const home = homeSeat(viewer);
  const seat = shown.seat >= 0 && shown.seat < view.players ? shown.seat : home;
  const scene: Scene = {
    ...props,
    seat,
    own: seat === viewer,
    explaining,
    reach: flying >= 0 ? NO_REACH : reach,
    stop: reach.get(flying >= 0 ? flying : shown.stop),
    way: shown.way,
    news,
  };
  const pause = motion ? Math.min(MOST_SEEN_MS, news.way.length * SEEN_MS) : 0;
  useFlying(props, flying, reach, pause, () => setShown((old) => ({ ...old, flying: -1, stop: -1 })));

  const { onClick, press, tap } = handsOf({ props, shown, setShown, reach, size, during, explaining, home });
  const card: Card = shown.during === during && shown.card !== '' ? shown.card : businessAt(props);
  const telling = shown.told === '' || explaining ? undefined : tellingOf(view, viewer, shown.told);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener for all buttons within
    <div
      className={`mv-board${explaining ? ' mv-explaining' : ''}`}
      data-motion={motion ? 'on' : 'off'}
      data-tab={shown.tab}
      data-flying={flying >= 0 ? '' : undefined}
      onClick={onClick}
      onKeyDown={press}
    >
      <div className="mv-top">
        <TabBar scene={scene} tab={shown.tab} />
        <Rivals scene={scene} />
        <Tools say={say} card={card} />
      </div>
      <div className="mv-sky">
        <Frame>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up everywhere on the chart; every handle has its own name */}
          <svg
            ref={map}
            className="sb-board mv-map"
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            preserveAspectRatio="xMidYMid meet"
            data-motion={motion ? 'on' : 'off'}
            style={{ '--mv-scale': scaleOf(size).toFixed(4) } as CSSProperties}
            onClickCapture={tap}
          >
            <Chart scene={scene} art={art} places={places} />
          </svg>
        </Frame>
        <OverChart scene={scene} card={card} flies={flies} flying={flying >= 0} />
        <Asked scene={scene} />
        {telling !== undefined && <Told telling={telling} say={say} key={step} />}
      </div>
      <RoundTrack scene={explaining ? scene : { ...scene, lit: viewer < 0 ? NOTHING_LIT : lit }} />
      <Dashboard scene={scene} />
    </div>
  );
}

/** What is to be explained of something that shows a market, sells a good or tells something anyway; else nothing. */
function explained(what: string): string {
  const [sort, value] = what.split(' ');
  if (sort === 'market')
    return Number(value) < SYSTEMS.length ? nouns.system.ref(Number(value)) : nouns.field.ref(BASE);
  return sort === 'sell' || sort === 'tell' ? value : '';
}

const scaleOf = ({ width, height }: Size): number =>
  Math.max(0.05, Math.min(width / CHART.width, height / CHART.height));

/** Where a place of the chart is, as shares of the frame that it is fitted into. */
function shareOf(size: Size, x: number, y: number) {
  const scale = scaleOf(size);
  const [wide, high] = [CHART.width * scale, CHART.height * scale];
  return {
    x: ((size.width - wide) / 2 + x * scale) / size.width,
    y: ((size.height - high) / 2 + y * scale) / size.height,
  };
}
