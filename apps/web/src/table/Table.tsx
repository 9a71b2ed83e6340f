import type { AnyGame, WrittenAction } from '@starboard/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { BoardModule } from '../games/boardModule.ts';
import { isBy, worthTelling } from '../panel/race.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Rulebook } from '../parts/Rulebook.tsx';
import { OpenRule } from '../parts/RuleText.tsx';
import type { TableSession, TableState } from '../session.ts';
import { useWords } from '../words/index.ts';
import { ARROWS, type Arrow, zoomBoard } from './BoardFrame.tsx';
import { Desk } from './Desk.tsx';
import { Help } from './Help.tsx';
import { Own, Players } from './Seats.tsx';
import { Spots } from './Spots.tsx';
import { Stage } from './Stage.tsx';
import { skipMotion } from './skipMotion.ts';
import { TableBar } from './TableBar.tsx';
import { type OnStage, useDrama } from './useDrama.ts';
import { useFraming } from './useFraming.ts';
import { useKeys } from './useKeys.ts';
import { type Sitting, useSitting } from './useSitting.ts';
import { useSounds } from './useSounds.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import '../styles/table.css';
import '../styles/drama.css';

export interface TableProps {
  readonly session: TableSession;
  readonly state: TableState;
  readonly game: AnyGame;
  readonly board: BoardModule | undefined;
  readonly title: string;
  /** Beside the title: what only this kind of table has. */
  readonly tools?: ReactNode;
  /** Above the actions: a puzzle's task, an online table's seats. */
  readonly above?: ReactNode;
  /** Below the board: the controls of a replay. */
  readonly below?: ReactNode;
  /** In place of the actions when the match is over. */
  readonly end?: ReactNode;
  /** Seats whose eyes may be used, and how. */
  readonly eyes?: readonly number[];
  readonly onLookAs?: (seat: number) => void;
  /** The bots play on without pauses. */
  readonly onHurry?: () => void;
  /** What a lesson speaks of. */
  readonly guide?: Guide;
}

/** How a lesson leads: what it does not ask for is neither lit nor listed. */
export interface Guide {
  shows(action: WrittenAction): boolean;
  /** The same for what is filled in. */
  fills(form: string): boolean;
  /** Things that are ringed. */
  readonly spots: readonly string[];
  /** Things that are to be touched. */
  readonly taps: readonly string[];
  onTap(ref: string): void;
}

export const useTable = (session: TableSession): TableState | undefined =>
  useSyncExternalStore(session.subscribe, session.state);

/** What lies over the table: a rule (`true`: the book), or the keys. */
interface Over {
  readonly rule?: string | true;
  readonly dialog?: 'help';
}

/** A table, whoever holds the match. */
export function Table(given: TableProps) {
  const drama = useDrama(given.session, given.state, given.board?.drama);
  const props = { ...given, state: drama.state };
  const { state, title, board } = props;
  const { view } = state;
  const words = useWords();
  const sitting = useSitting(props);
  const { asked, boardProps } = sitting;
  const [over, setOver] = useState<Over>({});
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useTurnNotice(asked.owed && !view.over, title, words);
  useSounds(drama.beat?.events ?? boardProps.events, board);
  useTableKeys(props, sitting, panel, setOver, drama);
  useFraming(props, sitting);
  useSteadyFocus(panel, heading, asked.key, view.seq);
  const waiting = view.decisions.filter(({ urgency }) => urgency !== 'free').map(({ seat }) => seat);
  const openRule = (rule: string | true | undefined) => setOver(rule === undefined ? {} : { rule });
  return (
    <OpenRule value={openRule}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: whoever uses no pointer hears the names of things anyway */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever has a name is explained */}
      <div
        className="table"
        onClick={sitting.explaining.onTouch}
        data-tab={sitting.tab}
        data-map={sitting.whole ? 'whole' : undefined}
        data-seq={view.seq}
        data-thinking={state.thinking}
        data-asked={asked.decision?.kind}
        data-beat={drama.beat?.kind}
      >
        <a className="skip" href="#actions">
          {words.actions}
        </a>
        <TableBar
          {...props}
          sitting={sitting}
          waiting={waiting}
          onRules={() => openRule(true)}
          onHelp={() => setOver({ dialog: 'help' })}
        />
        <Banners state={state} sitting={sitting} />
        <Stage {...props} sitting={sitting} drama={drama} />
        <Own {...props} boardProps={boardProps} />
        <Players {...props} boardProps={boardProps} waiting={waiting} />
        <Desk {...props} sitting={sitting} panel={panel} heading={heading} />
        <Spots refs={useSpots(props, sitting)} seq={view.seq} />
        <Spoken state={state} sitting={sitting} />
        <Overlay game={state.game} over={over} onClose={() => setOver({})} />
      </div>
    </OpenRule>
  );
}

/** What everybody has to know at once: the link is lost, the luck cannot be trusted. */
function Banners({ state: { link, distrust, resting }, sitting: { voice } }: { state: TableState; sitting: Sitting }) {
  const words = useWords();
  const texts = [
    ...(resting ? [words.resting] : []),
    ...(link === 'live' ? [] : [link === 'lost' ? words.lost : words.connecting]),
    ...(distrust === undefined ? [] : [voice.say({ key: `distrust.${distrust}` })]),
  ];
  return texts.map((text) => (
    <p key={text} className="banner" role="alert">
      {text}
    </p>
  ));
}

/** What just happened, for those who listen; in a race only what is worth it. */
function Spoken({ state, sitting }: { state: TableState; sitting: Sitting }) {
  const { voice, asked, boardProps } = sitting;
  const shown = asked.race ? worthTelling(state.history) : boardProps.events;
  const isTold = (event: unknown) => shown.includes(event) || isBy(state.viewer)(event);
  return (
    <p className="hidden" aria-live="polite">
      {boardProps.events
        .filter(isTold)
        .map((event) => voice.event(event))
        .join(' ')}
    </p>
  );
}

interface OverlayProps {
  readonly game: string;
  readonly over: Over;
  onClose(): void;
}

function Overlay({ game, over: { rule, dialog }, onClose }: OverlayProps) {
  const words = useWords();
  if (rule !== undefined)
    return (
      <Dialog title={words.rulebook} shape="drawer" onClose={onClose}>
        <Rulebook game={game} rule={rule === true ? undefined : rule} />
      </Dialog>
    );
  return dialog === 'help' ? <Help onClose={onClose} /> : null;
}

const NOTHING: readonly string[] = [];

/** What is ringed: what a lesson speaks of, or what a hint would do. */
function useSpots({ guide }: TableProps, { hints, refsOf }: Sitting): readonly string[] {
  const hinted = hints.open?.hints?.[0];
  const refs = useMemo(() => (hinted === undefined ? NOTHING : refsOf(hinted.action)), [hinted, refsOf]);
  return guide?.spots ?? refs;
}

type Ref<T> = { readonly current: T | null };

function useTableKeys(
  props: TableProps,
  sitting: Sitting,
  panel: Ref<HTMLElement>,
  setOver: (over: Over) => void,
  drama: OnStage,
) {
  const { state, onHurry } = props;
  const { asked, acting, hints, explaining, show, clear } = sitting;
  const letGo = () => {
    if (explaining.asked !== undefined) return explaining.stop();
    hints.close();
    clear();
    if (drama.beat !== undefined) drama.skip();
    skipMotion(document.querySelector<HTMLElement>('.stage'));
  };
  useKeys({
    Escape: letGo,
    u: () => state.view.mayUndo && void acting.undo(),
    h: () => asked.owed && hints.ask(),
    r: () => setOver({ rule: true }),
    l: () => show('log'),
    b: () => focusBoard(),
    s: () => {
      drama.skip();
      onHurry?.();
    },
    '?': () => setOver({ dialog: 'help' }),
    '+': () => zoomBoard('in'),
    '-': () => zoomBoard('out'),
    '0': () => zoomBoard('fit'),
    ...Object.fromEntries(Object.keys(ARROWS).map((key) => [key, () => moveBoard(key)])),
    digit: (digit) => {
      show('actions');
      panel.current?.querySelectorAll<HTMLButtonElement>('button[data-option]')[digit - 1]?.click();
    },
  });
}

/** Arrow keys move the board, unless they are meant for something that has the focus. */
function moveBoard(key: string): boolean {
  const isFree = document.activeElement === document.body || document.activeElement?.matches('.stage') === true;
  if (isFree) zoomBoard(key as Arrow);
  return isFree;
}

/** The first thing on the board that can be chosen; a map that lies under a sheet is passed over. */
function focusBoard(): void {
  const things = document.querySelectorAll<HTMLElement>(
    '.board-content [role="button"], .stage :is(button, [role="button"])[data-ref]',
  );
  [...things].find((one) => one.checkVisibility({ visibilityProperty: true }))?.focus();
}

/** A new question is read from its start, and keyboards do not fall off the table when the option under them goes away. */
function useSteadyFocus(panel: Ref<HTMLElement>, heading: Ref<HTMLElement>, question: string, step: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new question
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every step
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [step]);
}
