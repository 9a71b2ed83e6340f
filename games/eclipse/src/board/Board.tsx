import {
  type BoardProps,
  EverythingLit,
  homeSeat,
  type LitMap,
  lookAt,
  picking,
  type Say,
  SignFrame,
  type Size,
  type Telling,
  times,
  useSize,
  useStep,
} from '@starboard/board';
import { aboutOf, nameOf, opposite, SIDES, seats } from '@starboard/kernel';
import {
  type ComponentProps,
  type Dispatch,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { NEXT } from '../content/galaxy.ts';
import { SECTORS, turnedEdges } from '../content/sectors.ts';
import { DIPLOMACY_PLAYERS, ROUNDS } from '../content/tables.ts';
import { BUILDS } from '../content/terms.ts';
import type { SeenEvent } from '../events.ts';
import * as nouns from '../nouns.ts';
import { mayMake } from '../rules/build.ts';
import { PLACE } from '../rules/explore.ts';
import { siteAt, wormholesOf } from '../rules/galaxy.ts';
import { speciesOf } from '../rules/powers.ts';
import { isShort } from '../rules/upkeep.ts';
import type { Seen } from '../view.ts';
import { Balance } from './Balance.tsx';
import { Battle, isFought } from './Battle.tsx';
import { type Chronicle, useChronicle } from './chronicle.ts';
import { Diplomacy } from './Diplomacy.tsx';
import { Fleet } from './Fleet.tsx';
import { Galaxy, galaxyFit, ghostSector, hexWidth, legalTurns } from './Galaxy.tsx';
import { Gate, gateSpot } from './Gates.tsx';
import { centreOf, hexPath } from './geometry.ts';
import { Handle } from './Handle.tsx';
import { Sign, type SignName, sign } from './Icons.tsx';
import { LEVEL, useLevel } from './levels.ts';
import { BUILD_SIGNS } from './PartSign.tsx';
import { Peoples } from './Peoples.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import { markOf, paintOf } from './palette.ts';
import { reckoner } from './reckoner.ts';
import { Ship } from './Ships.tsx';
import type { Scene } from './scene.ts';
import { Tray } from './Tray.tsx';
import { tellingOf } from './tellings.ts';
import { useDragging } from './useDragging.ts';
import { battleOf, useFightOn } from './useFightOn.ts';
import { useTurning } from './useTurning.ts';

type Props = BoardProps<Seen, SeenEvent>;

const TABS = ['map', 'board', 'tray', 'ships', 'talks', 'battle', 'balance', 'peoples'] as const;
type Tab = (typeof TABS)[number];
const TAB_SIGNS: Readonly<Record<Tab, SignName>> = {
  map: 'map',
  board: 'board',
  tray: 'research',
  ships: 'upgrade',
  battle: 'battle',
  balance: 'money',
  talks: 'ambassador',
  peoples: 'sectors',
};

/** What only changes the picture. */
interface Shown {
  readonly tab: Tab;
  /** The step in which the tab was chosen: until the next one it stays, whatever is asked. */
  readonly since: number;
  /** Whose board and ships are shown; -1 for one's own. */
  readonly seat: number;
  readonly versus: number;
  /** What is told on the map of something that was touched there. */
  readonly told: string;
  /** The battle that is fought on without asking. */
  readonly fighting: string;
  /** How the sector that is to be placed was turned. */
  readonly turned: { readonly what: string; readonly by: number };
}

const NOTHING_SHOWN: Shown = {
  tab: 'map',
  since: -1,
  seat: -1,
  versus: -1,
  told: '',
  fighting: '',
  turned: { what: '', by: 0 },
};

const isTab = (word: string): word is Tab => (TABS as readonly string[]).includes(word);

/** The part of the board that has a thing. */
const SORTS: Readonly<Record<string, Tab>> = {
  ...{ site: 'map', zone: 'map', ship: 'map', square: 'map', build: 'map', turn: 'map', sector: 'map' },
  ...{ tech: 'tray', 'tech-track': 'tray', part: 'ships', slot: 'ships', type: 'ships' },
  ...{ target: 'battle', attack: 'battle', species: 'peoples' },
  ...{ player: 'talks', accept: 'talks', 'end-talks': 'talks' },
};

function litTabs(lit: LitMap): ReadonlySet<Tab> {
  const tabs = new Set<Tab>();
  for (const ref of lit.keys()) {
    const tab = SORTS[ref.replace(/:.*/, '')];
    if (tab !== undefined) tabs.add(tab);
  }
  return tabs;
}

/** The parts that there are at this moment. */
function tabsOf({ view, viewer }: Props, battles: readonly Chronicle[]): readonly Tab[] {
  if (view.phase === 'species') return ['map', 'peoples'];
  return [
    ...(isFought(view) ? (['battle'] as const) : []),
    ...(['map', 'board', 'tray', 'ships'] as const),
    ...(view.players >= DIPLOMACY_PLAYERS && viewer >= 0 ? (['talks'] as const) : []),
    ...(viewer >= 0 && view.phase !== 'over' ? (['balance'] as const) : []),
    ...(!isFought(view) && battles.length > 0 ? (['battle'] as const) : []),
  ];
}

/** What is asked of the viewer in a part of its own. */
const ASKED_IN: Readonly<Record<string, Tab>> = {
  ...{ envoy: 'talks', 'give-cube': 'talks', talks: 'talks' },
  ...{ research: 'tray', 'ancient-tech': 'tray', upgrade: 'ships', 'found-part': 'ships' },
};

/** The part that is shown: the one that was chosen, unless what is asked is elsewhere. */
function tabFor(props: Props, { tab, since }: Shown, step: number, tabs: readonly Tab[]): Tab {
  const { view, viewer, decisions, lit } = props;
  const asked = decisions.find(({ seat }) => seat === viewer)?.kind;
  if (since === step && tabs.includes(tab)) return tab;
  if (view.phase === 'species' || isFought(view))
    return tabs.find((one) => one === 'peoples' || one === 'battle') ?? 'map';
  if (asked === 'upkeep' && isShort(view, viewer)) return 'balance';
  if (asked !== undefined && ASKED_IN[asked] !== undefined) return ASKED_IN[asked];
  const open = litTabs(lit);
  if (asked === 'turn' || (open.size > 0 && !open.has(tab))) return tabs.find((one) => open.has(one)) ?? 'map';
  return tabs.includes(tab) ? tab : 'map';
}

/** How many sectors would be joined if the sector lay like that. */
function joinsOf(props: Pick<Props, 'view' | 'decisions' | 'lit'>, turn: number): number {
  const about = aboutOf(PLACE, props.decisions);
  const sector = ghostSector(props);
  if (about === undefined || sector === undefined) return 0;
  return times(SIDES, (side) => {
    const next = siteAt(props.view, NEXT[about.zone * SIDES + side], opposite(side));
    const here = (turnedEdges(SECTORS[sector].wormholes, turn) >> side) & 1;
    return next >= 0 && here === 1 ? (wormholesOf(props.view, next) >> opposite(side)) & 1 : 0;
  }).reduce((sum, n) => sum + n, 0);
}

/** Of the turns that are allowed the one that joins most. */
function bestTurn(props: Props): number {
  const joins = (turn: number): number => joinsOf(props, turn);
  return legalTurns(props).reduce((best, turn) => (best < 0 || joins(turn) > joins(best) ? turn : best), -1);
}

/** How the sector lies that is to be placed: as pointed at, as it was turned, or as it joins most. */
function turnOf(props: Props, { turned }: Shown, what: string): number {
  const pointed = times(SIDES, (turn) => turn).find((turn) => props.lit.get(nouns.turn.ref(turn)) === 'chosen');
  if (pointed !== undefined) return pointed;
  return turned.what === what ? turned.by : Math.max(0, bestTurn(props));
}

/** The six ways in which a sector can lie; those that are not allowed are crossed out. */
function Turns({ scene }: { scene: Scene }) {
  const { lit, say, decisions } = scene;
  const about = aboutOf(PLACE, decisions);
  const sector = ghostSector(scene);
  if (about === undefined || sector === undefined) return null;
  return (
    <div className="ec-turns">
      {about.sectors.map((one) => (
        <Handle key={one} of={nouns.sector.ref(one)} lit={lit} name={say(nouns.sector.say(one))} className="ec-chip">
          {SECTORS[one].id}
        </Handle>
      ))}
      {times(SIDES, (turn) => {
        const legal = lit.has(nouns.turn.ref(turn));
        const wormholes = turnedEdges(SECTORS[sector].wormholes, turn);
        return (
          <Handle
            key={turn}
            of={nouns.turn.ref(turn)}
            lit={lit}
            name={say({
              key: legal ? 'board.turn' : 'board.turn-no',
              values: { n: turn, joins: joinsOf(scene, turn) },
            })}
            className={turn === scene.turn ? 'ec-turn ec-turned' : 'ec-turn'}
          >
            <svg viewBox="-66 -66 132 132" width="44" height="44" aria-hidden="true">
              <path d={hexPath()} fill="#141d42" stroke={turn === scene.turn ? '#ffe27a' : '#55618f'} strokeWidth="4" />
              {times(SIDES, (side) =>
                ((wormholes >> side) & 1) === 0 ? null : (
                  <g key={side} transform={`${gateSpot({ x: 0, y: 0 }, side)} scale(1.5)`}>
                    <Gate kind="zone" />
                  </g>
                ),
              )}
              {legal ? (
                <text y="16" className="ec-joins">
                  {joinsOf(scene, turn)}
                </text>
              ) : (
                <path d="M-26-26L26 26M26-26L-26 26" stroke="#ff9d96" strokeWidth="8" strokeLinecap="round" />
              )}
            </svg>
          </Handle>
        );
      })}
      {lit.has(nouns.turn.ref(scene.turn)) && (
        <button type="button" className="ec-place" data-show="place">
          {say({ key: 'board.place-here' })}
        </button>
      )}
    </div>
  );
}

/** EC-9.1: what can be built, with its price. */
function Shipyard({ scene }: { scene: Scene }) {
  const { view, viewer, lit, say, palette } = scene;
  if (viewer < 0 || !BUILDS.some((_, what) => lit.has(nouns.construction.ref(what)))) return null;
  const { prices } = speciesOf(view, viewer);
  return (
    <div className="ec-yard">
      {BUILDS.map((id, what) => {
        const signName = BUILD_SIGNS[what];
        return (
          <Handle
            key={id}
            of={nouns.construction.ref(what)}
            lit={lit}
            name={say({ key: 'board.build', values: { what: nouns.construction.say(what), n: prices[what] } })}
            className={mayMake(view, viewer, what).ok ? 'ec-make' : 'ec-make ec-faint'}
          >
            <SignFrame size={28} reach={14}>
              {signName === undefined ? (
                <Ship kind={what} paint={paintOf(palette, viewer)} />
              ) : (
                <g color="#eef2ff">{sign(signName)}</g>
              )}
            </SignFrame>
            <b>{prices[what]}</b>
          </Handle>
        );
      })}
    </div>
  );
}

/** EC-19.2: the reputation tiles that the viewer has just drawn. */
function Drawn({ scene }: { scene: Scene }) {
  const { view, viewer, lit, say } = scene;
  if (view.drawer !== viewer || viewer < 0 || view.drawn.length < 2) return null;
  const tiles = view.drawn.flatMap((n, i) => times(n, () => i + 1));
  if (tiles.length === 0) return null;
  return (
    <div className="ec-drawn">
      <small>{say({ key: 'board.drawn' })}</small>
      {tiles.map((value, i) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles of the same value are alike
          key={i}
          of={nouns.value.ref(value)}
          lit={lit}
          name={say({ key: 'board.tile', values: { n: value } })}
          className="ec-tile ec-tile-large"
        >
          {value}
        </Handle>
      ))}
    </div>
  );
}

/** Whose board is shown, and whose it could be. */
function Seats({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, names, palette } = scene;
  return (
    <div className="ec-row ec-seats">
      {seats(view.players).map((one) => (
        <button
          key={one}
          type="button"
          className="ec-chip"
          data-show={`seat ${one}`}
          aria-pressed={one === seat}
          aria-label={nameOf(names, one)}
        >
          <SignFrame size={18}>
            <circle r="11.5" fill={paintOf(palette, one).main} />
            <path d={markOf(one)} fill={paintOf(palette, one).ink} />
          </SignFrame>
          <span>{nameOf(names, one)}</span>
        </button>
      ))}
    </div>
  );
}

/** EC-8.3: the part, or the space, that was chosen and does not go with this one: meant together they are refused with the reason. */
function misfit(lit: LitMap, ref: string): string | undefined {
  const other = ref.startsWith('slot:') ? 'part:' : ref.startsWith('part:') ? 'slot:' : undefined;
  if (other === undefined || lit.has(ref)) return undefined;
  return [...lit.keys()].find((one) => one.startsWith(other) && lit.get(one) === 'chosen');
}

/** A note about a thing. */
const Note = ({ telling, say, close }: { telling: Telling; say: Say; close?: string }) => (
  <aside className="ec-note" aria-live="polite">
    <b>{say(telling.title)}</b>
    {telling.lines.map(say).map((line) => (
      <p key={line}>{line}</p>
    ))}
    {close !== undefined && (
      <button type="button" className="ec-close" data-show="close" aria-label={close}>
        ×
      </button>
    )}
  </aside>
);

/** A part of the board made of words: it scrolls by itself. */
const Sheet = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
  <section className="ec-sheet" aria-label={name} tabIndex={0}>
    {children}
  </section>
);

/** What the pointer is on. */
interface Pointed {
  readonly ref: string;
  readonly step: number;
}

/** The width of a hex at which everything about it can be read. */
const READABLE = 132;

/** Brings a sector so close that it can be read. */
function lookCloser(props: Props, size: Size, ref: string): void {
  const hex = props.view.hex[nouns.site.ids.indexOf(ref.replace(/^site:/, ''))];
  if (hex === undefined || hex < 0) return;
  const fit = galaxyFit(props, size, BAR);
  const { x, y } = centreOf(hex);
  lookAt({
    x: (fit.x + x * fit.scale) / size.width,
    y: (fit.y + y * fit.scale) / size.height,
    scale: READABLE / hexWidth(props, size, BAR),
  });
}

const isSmall = ({ width }: Size): boolean => width < 480;
const BAR = 46;

interface Held {
  readonly props: Props;
  readonly shown: Shown;
  readonly setShown: Dispatch<SetStateAction<Shown>>;
  readonly setPointed: (pointed: undefined) => void;
  /** How the sector in hand is turned, and which it is. */
  readonly turn: number;
  readonly what: string;
  readonly size: Size;
  readonly level: number;
  readonly step: number;
}

/** What taps and keys do. */
function handsOf({ props, shown, setShown, setPointed, turn, what, size, level, step }: Held) {
  const { view, lit, onPick } = props;
  const explaining = lit instanceof EverythingLit;
  /** EC-6.5: the next turn that is allowed. */
  const turnOn = (by = 1) => {
    const legal = legalTurns(props);
    if (legal.length === 0) return;
    const at = legal.indexOf(turn);
    setShown((old) => ({ ...old, turned: { what, by: legal[(at + by + legal.length) % legal.length] } }));
  };
  const show = (word: string) => {
    const [sort, value = '', more = ''] = word.split(' ');
    setPointed(undefined);
    if (sort === 'turn') turnOn();
    else if (sort === 'fight-on') setShown((old) => ({ ...old, fighting: battleOf(view) }));
    else if (sort === 'place') {
      const sector = ghostSector(props);
      if (sector !== undefined) onPick(nouns.turn.ref(turn), [nouns.sector.ref(sector)]);
    } else if (sort === 'rare' || sort === 'trade') onPick(value, [more]);
    else
      setShown((old) => {
        if (sort === 'tab' && isTab(value)) return { ...old, tab: value, since: step, told: '' };
        if (sort === 'seat') return { ...old, seat: Number(value) };
        if (sort === 'versus') return { ...old, versus: old.versus === Number(value) ? -1 : Number(value) };
        return { ...old, told: sort === 'close' || old.told === word ? '' : word };
      });
  };
  const pick = (ref: string) => {
    const chosen = explaining ? undefined : misfit(lit, ref);
    if (chosen !== undefined) {
      const [part, slot] = chosen.startsWith('part:') ? [chosen, ref] : [ref, chosen];
      setShown((old) => ({ ...old, told: `misfit:${part.slice('part:'.length)}:${slot.slice('slot:'.length)}` }));
      return onPick(part, [slot]);
    }
    // What is possible is done; what is not is explained, on small screens from close by.
    if (!explaining && !lit.has(ref)) {
      if (isSmall(size) && level === LEVEL.overview) lookCloser(props, size, ref);
      show(ref);
    } else if (shown.told !== '') show('close');
    onPick(ref);
  };
  const { onClick, onKeyDown } = picking(pick, show);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown((old) => ({ ...old, told: '' }));
    onKeyDown(event);
  };
  return { onClick, press, turnOn };
}

function TabBar({ scene: { say, lit }, tabs, tab }: { scene: Scene; tabs: readonly Tab[]; tab: Tab }) {
  const lights = litTabs(lit);
  return (
    <nav className="ec-tabs" aria-label={say({ key: 'board.parts' })}>
      {tabs.map((id) => (
        <button
          key={id}
          type="button"
          className="ec-tab"
          data-show={`tab ${id}`}
          aria-pressed={id === tab}
          aria-label={say({ key: `board.tab.${id}` })}
        >
          <Sign of={TAB_SIGNS[id]} size={16} />
          <span>{say({ key: `board.tab.${id}` })}</span>
          {lights.has(id) && id !== tab && <i className="ec-tab-lit" aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}

interface PartProps {
  readonly scene: Scene;
  readonly tab: Tab;
  readonly seat: number;
  readonly versus: number;
  readonly battles: ComponentProps<typeof Battle>['battles'];
}

/** What is looked at instead of the galaxy. */
function Part({ scene, tab, seat, versus, battles }: PartProps) {
  const { say } = scene;
  return (
    <Sheet name={say({ key: `board.tab.${tab}` })}>
      {tab === 'tray' && <Tray scene={scene} />}
      {tab === 'battle' && <Battle scene={scene} battles={battles} />}
      {tab === 'talks' && <Diplomacy scene={scene} />}
      {tab === 'balance' && <Balance scene={scene} seat={homeSeat(scene.viewer)} />}
      {tab === 'peoples' && <Peoples scene={scene} />}
      {tab === 'ships' && (
        <>
          <Seats scene={scene} seat={seat} />
          <Fleet scene={scene} seat={seat} versus={versus} />
        </>
      )}
      {tab === 'board' && (
        <>
          <Seats scene={scene} seat={seat} />
          <PlayerPanel {...scene} seat={seat} onPick={() => undefined} />
        </>
      )}
    </Sheet>
  );
}

/** The whole table of Eclipse. Whatever stands for something carries its ref. */
export function Board(props: Props) {
  const { view, viewer, onPick, motion, events, say, decisions, lit, Frame = Fragment } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, props.size);
  const art = useId();
  const step = useStep(events);
  const reckoned = useSyncExternalStore(reckoner.subscribe, reckoner.count, reckoner.count);
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const [pointed, setPointed] = useState<Pointed>();
  const explaining = lit instanceof EverythingLit;
  const about = aboutOf(PLACE, decisions);
  const what = about === undefined ? '' : `${about.zone} ${ghostSector(props)}`;
  const turn = turnOf(props, shown, what);
  const level = useLevel(frame, hexWidth(props, size, BAR));
  const scene: Scene = { ...props, art, explaining, turn, level, reckoned };
  const battles = useChronicle(view, events);
  const tabs = tabsOf(props, battles);
  const tab = tabFor(props, shown, step, tabs);
  const seat = shown.seat >= 0 ? shown.seat : homeSeat(viewer);
  const placing = decisions.some((one) => one.kind === PLACE.kind && one.seat === viewer);

  const { onClick, press, turnOn } = handsOf({ props, shown, setShown, setPointed, turn, what, size, level, step });
  const point = ({ target }: SyntheticEvent) => {
    const ref = (target as Element).closest<SVGElement>('[data-ref]')?.dataset.ref;
    if (ref !== pointed?.ref) setPointed(ref === undefined ? undefined : { ref, step });
  };

  useTurning(frame, placing, turnOn);
  useDragging(frame, !explaining, onPick);
  useFightOn(props, shown.fighting === battleOf(view), () => setShown((old) => ({ ...old, fighting: '' })));

  const telling = explaining || shown.told === '' ? undefined : tellingOf(view, viewer, shown.told);
  const hint =
    telling === undefined && !explaining && pointed?.step === step && tab === 'map'
      ? tellingOf(view, viewer, pointed.ref)
      : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener for all that stands on the board
    <div
      ref={frame}
      className={`sb-board ec-board${isSmall(size) ? ' ec-small' : ''}${explaining ? ' ec-explaining' : ''}`}
      data-motion={motion ? 'on' : 'off'}
      data-tab={tab}
      onClick={onClick}
      onKeyDown={press}
      onPointerOver={(event) => event.pointerType === 'mouse' && point(event)}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={(event) => event.target.matches(':focus-visible') && point(event)}
      onBlur={() => setPointed(undefined)}
    >
      <Frame>
        <Galaxy scene={scene} size={size} top={BAR} />
      </Frame>
      <TabBar scene={scene} tabs={tabs} tab={tab} />
      {tab === 'map' && (
        <div className="ec-foot">
          <Turns scene={scene} />
          <Shipyard scene={scene} />
        </div>
      )}
      {tab !== 'map' && <Part key={tab} scene={scene} tab={tab} seat={seat} versus={shown.versus} battles={battles} />}
      <Drawn scene={scene} />
      {telling !== undefined && <Note telling={telling} say={say} close={say({ key: 'board.close' })} />}
      {hint !== undefined && <Note telling={hint} say={say} />}
      <p className="hidden">{say({ key: 'board.round', values: { n: view.round, of: ROUNDS } })}</p>
    </div>
  );
}
