import { type BoardProps, EverythingLit, type Light, type LitMap, refsIn } from '@starboard/board';
import { type AnyGame, type Refusal, sameAction, type Verdict, type WrittenAction } from '@starboard/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SettingsButton } from '../app/Frame.tsx';
import { Link } from '../app/router.tsx';
import { useMotion, useSettings } from '../app/settings.ts';
import type { BoardModule } from '../games/boardModule.ts';
import { lights, narrowed, pick, type RefusedAction } from '../panel/narrowing.ts';
import { inRace, isBy, isLate, nextDeadline, worthTelling } from '../panel/race.ts';
import { Voice } from '../panel/voice.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Rulebook } from '../parts/Rulebook.tsx';
import { OpenRule, RuleLink, RuleOf } from '../parts/RuleText.tsx';
import { SeatMark } from '../parts/seatMark.tsx';
import type { Hint, TableSession, TableState } from '../session.ts';
import { useWords } from '../words/index.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { BoardFrame, zoomBoard } from './BoardFrame.tsx';
import { ChatView } from './ChatView.tsx';
import { Clock } from './Clock.tsx';
import { Coach } from './Coach.tsx';
import { Explained } from './Explained.tsx';
import { FallbackBoard } from './FallbackBoard.tsx';
import { LogView } from './LogView.tsx';
import { Moment } from './Moment.tsx';
import { RaceNote, type RaceNoteText } from './RaceNote.tsx';
import { skipMotion } from './skipMotion.ts';
import { play } from './sound.ts';
import { useMedia } from './useMedia.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import '../styles/table.css';

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
}

export const useTable = (session: TableSession): TableState | undefined =>
  useSyncExternalStore(session.subscribe, session.state);

type Tab = 'actions' | 'players' | 'log' | 'chat';
const NOTHING_PICKED: readonly string[] = [];
const NOTHING_LIT: LitMap = new Map();
const EVERYTHING_LIT: LitMap = new EverythingLit();
const chosen = (ref: string): readonly [string, Light] => [ref, 'chosen'];
const NOTHING_HAPPENED: readonly unknown[] = [];

/** A table, whoever holds the match. */
export function Table(props: TableProps) {
  const { session, state, game, board, title, end } = props;
  const words = useWords();
  const { language, palette } = useSettings();
  const motion = useMotion();
  const { view, viewer, names, history } = state;
  const voice = useMemo(() => new Voice(game, language, names), [game, language, names]);
  const decision = view.decisions.find((one) => one.seat === viewer && one.options !== undefined);
  const owed = decision !== undefined && decision.urgency !== 'free' && session.kind !== 'replay';
  const [tab, setTab] = useState<Tab>('actions');
  const race = session.kind !== 'replay' && inRace(view.decisions, viewer);
  // Others may act meanwhile: what was filled in or picked stays as long as the question is the same. In a race the
  // options change all the time, and what was picked stays as long as something is possible with it.
  const asked = useMemo(
    () =>
      race
        ? `race ${decision?.kind}`
        : JSON.stringify([decision?.kind, decision?.about, decision?.options, decision?.forms]),
    [decision, race],
  );
  const [picks, setPicks] = useState({ asked: '', picked: NOTHING_PICKED });
  const [busy, setBusy] = useState(false);
  const underWay = useRef(new Set<string>());
  const [note, setNote] = useState<RaceNoteText>();
  const [refusals, setRefusals] = useState<readonly (RefusedAction | { verdict: Refusal })[]>([]);
  const [rule, setRule] = useState<string | true>();
  const [dialog, setDialog] = useState<'help' | 'hint'>();
  /** What is explained, or nothing yet; undefined while touches do something. */
  const [explained, setExplained] = useState<string>();
  const explaining = explained !== undefined;
  const panel = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const stage = useRef<HTMLElement>(null);
  const refsOf = useMemo(() => {
    const refs = refsIn(game, board?.refsOf);
    return (action: WrittenAction) => refs(action, viewer);
  }, [game, board, viewer]);
  const picked = useMemo(() => {
    if (picks.asked !== asked) return NOTHING_PICKED;
    const gone = race && narrowed(decision?.options ?? [], picks.picked, refsOf).length === 0;
    return gone ? NOTHING_PICKED : picks.picked;
  }, [picks, asked, race, decision, refsOf]);
  const causesOf = (action: WrittenAction) =>
    (board?.causesOf?.(view.state, viewer, action, view.decisions) ?? []).map(voice.say).join(' · ');
  const [pointed, setPointed] = useState<{ asked: string; action: WrittenAction }>();
  const open = useMemo(
    () => narrowed((session.kind === 'replay' ? undefined : decision?.options) ?? [], picked, refsOf),
    [session, decision, picked, refsOf],
  );
  const lit = useMemo(() => {
    if (session.kind === 'replay') return NOTHING_LIT;
    const options = decision?.options ?? [];
    const all = lights(options, picked, refsOf);
    // In a race it may have gone from under the pointer.
    const points = pointed?.asked === asked && (!race || options.some((option) => sameAction(option, pointed.action)));
    return points ? new Map([...all, ...refsOf(pointed.action).map(chosen)]) : all;
  }, [session, decision, picked, refsOf, pointed, asked, race]);
  const events = history.at(-1) ?? NOTHING_HAPPENED;
  const notes = board?.notesOf?.(view.state, viewer, view.decisions).map(voice.say) ?? [];
  const coach = decision === undefined || !owed ? undefined : voice.maybe(`coach.${decision.kind}`);
  useTurnNotice(owed && !view.over, title, words);
  useSounds(events, board?.soundOf);

  const judged = (verdict: Verdict) => {
    if (!verdict.ok) setRefusals([{ verdict }]);
    return verdict.ok;
  };
  const act = (action: WrittenAction) => (race ? actAtOnce(action) : actAndWait(action));
  /** Nobody waits for an answer in a race; only the same thing is not done twice by a click too many. */
  const actAtOnce = async (action: WrittenAction) => {
    const written = JSON.stringify(action);
    if (underWay.current.has(written)) return;
    setRefusals([]);
    setPicks({ asked: '', picked: NOTHING_PICKED });
    underWay.current.add(written);
    try {
      const verdict = await session.act(action);
      if (!verdict.ok) setNote({ text: isLate(verdict) ? words.tooLate : voice.refusal(verdict) });
    } finally {
      underWay.current.delete(written);
    }
  };
  const actAndWait = async (action: WrittenAction) => {
    if (busy) return;
    setRefusals([]);
    setBusy(true);
    try {
      if (judged(await session.act(action))) setPicks({ asked: '', picked: NOTHING_PICKED });
    } finally {
      setBusy(false);
    }
  };
  /** In a race all eyes are on the board: there it is told why something is not possible. */
  const tellWhy = (refused: readonly RefusedAction[]) => {
    const [first] = distinct(refused, voice);
    if (first === undefined) return;
    const { rule } = first.verdict;
    setNote({ text: `${voice.refusal(first.verdict)}${rule === undefined ? '' : ` (${rule})`}` });
  };
  const undo = async () => {
    setRefusals([]);
    judged(await session.undo());
  };
  const onPick = (ref: string, also?: readonly string[]) => {
    if (explaining) return setExplained(ref);
    if (decision === undefined || session.kind === 'replay') return;
    setRefusals([]);
    const result = pick(decision, picked, ref, refsOf, also);
    if (result.kind === 'act') void act(result.action);
    else if (result.kind === 'narrow') {
      setPicks({ asked, picked: result.picked });
      setTab('actions');
    } else if (race) tellWhy(result.refused);
    else setRefusals(distinct(result.refused, voice));
  };
  // The board is told of a pick, not of every new function that takes it.
  const latest = useRef(onPick);
  latest.current = onPick;
  const picking = useCallback((ref: string, also?: readonly string[]) => latest.current(ref, also), []);
  const clear = () => {
    setPicks({ asked: '', picked: NOTHING_PICKED });
    setRefusals([]);
  };

  const clearAndSkip = () => {
    if (explaining) return setExplained(undefined);
    clear();
    skipMotion(stage.current);
  };
  useKeys({
    Escape: clearAndSkip,
    u: () => view.mayUndo && void undo(),
    h: () => owed && session.hint !== undefined && setDialog('hint'),
    r: () => setRule(true),
    l: () => setTab('log'),
    b: () => document.querySelector<HTMLElement>('.board-content [role="button"]')?.focus(),
    s: () => props.onHurry?.(),
    '?': () => setDialog('help'),
    '+': () => zoomBoard('in'),
    '-': () => zoomBoard('out'),
    '0': () => zoomBoard('fit'),
    digit: (digit) => {
      setTab('actions');
      panel.current?.querySelectorAll<HTMLButtonElement>('button[data-option]')[digit - 1]?.click();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read from its start
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, [asked]);

  // Keyboards must not fall off the table when the option under them goes away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every step
  useEffect(() => {
    if (document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [view.seq]);

  const boardProps: BoardProps = {
    view: view.state,
    viewer,
    names,
    lit: explaining ? EVERYTHING_LIT : lit,
    decisions: view.decisions,
    options: open,
    onPick: picking,
    say: voice.say,
    palette,
    motion,
    events,
  };
  const deadline = nextDeadline(view.decisions, viewer, race);
  const shown = race ? worthTelling(history) : events;
  const told = race ? events.filter((event) => shown.includes(event) || isBy(viewer)(event)) : events;
  const waiting = view.decisions.filter(({ urgency }) => urgency !== 'free').map(({ seat }) => seat);
  const status = view.over
    ? words.endTitle
    : owed
      ? race
        ? words.allAtOnce
        : words.yourTurn
      : state.thinking !== undefined && !race
        ? words.thinking(names[state.thinking])
        : words.waitingFor(waiting.map((seat) => names[seat]).join(', '));
  const tabs: readonly (readonly [Tab, string])[] = [
    ['actions', view.over ? words.isOver : words.actions],
    ['players', words.others],
    ['log', words.log],
    ...(session.say === undefined ? [] : [['chat', words.chat] as const]),
  ];
  return (
    <OpenRule value={setRule}>
      <div
        className="table"
        data-tab={tab}
        data-seq={view.seq}
        data-thinking={state.thinking}
        data-asked={decision?.kind}
      >
        <a className="skip" href="#actions">
          {words.actions}
        </a>
        <header className="table-bar">
          <Link to="/" className="icon-button" aria-label={words.home}>
            <Icon name="back" />
          </Link>
          <h1>{title}</h1>
          <p className={owed && !view.over ? 'status yours' : 'status'} role="status">
            {status}
          </p>
          {props.onHurry !== undefined && state.thinking !== undefined && (
            <button type="button" className="button small" aria-label={words.skipBots} onClick={props.onHurry}>
              <Icon name="skip" /> <span className="wide">{words.skipBots}</span>
            </button>
          )}
          {props.tools}
          {board?.tellingOf !== undefined && (
            <button
              type="button"
              className="icon-button"
              aria-label={words.explain}
              aria-pressed={explaining}
              onClick={() => setExplained(explaining ? undefined : '')}
            >
              <Icon name="question" />
            </button>
          )}
          <button type="button" className="icon-button" aria-label={words.rulebook} onClick={() => setRule(true)}>
            <Icon name="book" />
          </button>
          <button type="button" className="icon-button wide" aria-label={words.help} onClick={() => setDialog('help')}>
            <Icon name="keys" />
          </button>
          <SettingsButton />
        </header>
        {state.link !== 'live' && (
          <p className="banner" role="alert">
            {state.link === 'lost' ? words.lost : words.connecting}
          </p>
        )}
        {state.distrust !== undefined && (
          <p className="banner" role="alert">
            {voice.say({ key: `distrust.${state.distrust}` })}
          </p>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
        <main
          className="stage"
          id="content"
          ref={stage}
          aria-label={words.board}
          onClick={() => skipMotion(stage.current)}
        >
          {board?.framesItself ? (
            <board.Board {...boardProps} Frame={BoardFrame} />
          ) : (
            <BoardFrame>
              {board === undefined ? (
                <FallbackBoard view={view.state} names={names} voice={voice} />
              ) : (
                <board.Board {...boardProps} />
              )}
            </BoardFrame>
          )}
          <RaceNote note={note} />
          {explaining && (
            <Explained
              telling={board?.tellingOf?.(view.state, viewer, explained)}
              voice={voice}
              onClose={() => setExplained(undefined)}
            />
          )}
          <Moment events={shown} voice={voice} board={board} step={history.length} />
          {props.below}
        </main>
        <Own {...props} boardProps={boardProps} />
        <Players {...props} boardProps={boardProps} waiting={waiting} />
        <aside className="desk" aria-label={words.desk}>
          <div className="tabs" role="tablist">
            {tabs.map(([id, name]) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-selected={tab === id}
                aria-controls={`desk-${id}`}
                onClick={() => setTab(id)}
              >
                {name}
                {id === 'chat' && state.chat.length > 0 && ` (${state.chat.length})`}
              </button>
            ))}
          </div>
          <section className="desk-actions" id="desk-actions" ref={panel} aria-label={words.actions} aria-busy={busy}>
            <span id="actions" />
            {props.above}
            {view.over && end !== undefined ? (
              end
            ) : (
              <>
                <div className="question">
                  <h2 ref={question} tabIndex={-1}>
                    {decision === undefined || session.kind === 'replay'
                      ? viewer < 0 || session.kind === 'replay'
                        ? words.watching
                        : words.nothingToDo
                      : voice.question(decision.kind)}
                  </h2>
                  <p className="question-tools">
                    {decision !== undefined && <RuleLink id={decision.rule} />}
                    {deadline !== undefined && <Clock deadline={deadline} offset={state.clockOffset} shared={race} />}
                    {view.mayUndo && !race && (
                      <button type="button" className="button small" onClick={() => void undo()}>
                        <Icon name="undo" /> {words.undo}
                      </button>
                    )}
                    {owed && session.hint !== undefined && (
                      <button type="button" className="button small" onClick={() => setDialog('hint')}>
                        <Icon name="bulb" /> {words.hint}
                      </button>
                    )}
                    {state.pending > 0 && !race && <span className="muted">{words.sending}</span>}
                  </p>
                </div>
                {coach !== undefined && (
                  <Coach key={`coach ${asked}`} question={`${state.game}.${decision?.kind}`} text={coach} />
                )}
                {notes.length > 0 && (
                  <ul className="notes">
                    {notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                )}
                <Refusals refusals={refusals} voice={voice} />
                {decision !== undefined && session.kind !== 'replay' && (
                  <ActionPanel
                    key={asked}
                    decision={decision}
                    picked={picked}
                    refsOf={refsOf}
                    voice={voice}
                    causesOf={causesOf}
                    busy={busy}
                    race={race}
                    onAct={(action) => void act(action)}
                    onClear={clear}
                    onPoint={(action) => setPointed(action === undefined ? undefined : { asked, action })}
                  />
                )}
              </>
            )}
          </section>
          <div className="desk-log" id="desk-log">
            <LogView history={history} luck={state.luck} voice={voice} />
          </div>
          {session.say !== undefined && (
            <div className="desk-chat" id="desk-chat">
              <ChatView lines={state.chat} onSay={(text) => session.say?.(text) ?? Promise.resolve()} />
            </div>
          )}
        </aside>
        <p className="hidden" aria-live="polite">
          {told.map((event) => voice.event(event)).join(' ')}
        </p>
        {rule !== undefined && (
          <Dialog title={words.rulebook} shape="drawer" onClose={() => setRule(undefined)}>
            <Rulebook game={state.game} rule={rule === true ? undefined : rule} />
          </Dialog>
        )}
        {dialog === 'help' && <Help onClose={() => setDialog(undefined)} />}
        {dialog === 'hint' && (
          <Hints
            session={session}
            voice={voice}
            onClose={() => setDialog(undefined)}
            onAct={(action) => {
              setDialog(undefined);
              void act(action);
            }}
          />
        )}
      </div>
    </OpenRule>
  );
}

/** One refusal for each reason. */
function distinct(refused: readonly RefusedAction[], voice: Voice): readonly RefusedAction[] {
  return [...new Map(refused.map((one) => [voice.refusal(one.verdict), one])).values()].slice(0, 4);
}

function Refusals({ refusals, voice }: { refusals: readonly { verdict: Refusal }[]; voice: Voice }) {
  const words = useWords();
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div className="refusal">
          <strong>{words.refusedTitle}</strong>
          {refusals.map(({ verdict }) => (
            <p key={voice.refusal(verdict)}>
              {voice.refusal(verdict)} <RuleOf refusal={verdict} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** What just happened can be heard: as the game says, or else its dice. */
function useSounds(events: readonly unknown[], soundOf: BoardModule['soundOf'] = diceSound): void {
  useEffect(() => {
    const sound = events.map(soundOf).find((one) => one !== undefined);
    if (sound !== undefined) play(sound);
  }, [events, soundOf]);
}

const diceSound = (event: unknown) =>
  'dice' in (event as object) || 'balls' in (event as object) ? ('dice' as const) : undefined;

type Inside = TableProps & { readonly boardProps: BoardProps };

/** One's own things, always in sight. */
function Own({ board, state, boardProps }: Inside) {
  const words = useWords();
  const Panel = board?.PlayerPanel;
  const narrow = useMedia('(max-width: 1100px)');
  if (Panel === undefined || state.viewer < 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="own" aria-label={words.own} tabIndex={0}>
      <Panel {...boardProps} seat={state.viewer} compact={narrow} />
    </section>
  );
}

/** The others, and what all may know of them. */
function Players({ board, state, boardProps, waiting, eyes, onLookAs }: Inside & { waiting: readonly number[] }) {
  const words = useWords();
  const Panel = board?.PlayerPanel;
  const { names, viewer, info } = state;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
    <section className="players" aria-label={words.others} tabIndex={0}>
      {names.map((name, seat) => {
        if (seat === viewer && Panel !== undefined) return null;
        const absent = info?.seats[seat]?.kind === 'person' && info.seats[seat]?.connected === false;
        return (
          <div key={name} className={waiting.includes(seat) ? 'player to-act' : 'player'}>
            {Panel === undefined ? (
              <p className="player-name">
                <SeatMark seat={seat} /> {name}
              </p>
            ) : (
              <Panel {...boardProps} seat={seat} compact />
            )}
            {(absent || info?.seats[seat]?.substituted) && (
              <p className="muted">{info?.seats[seat]?.substituted ? words.botPlays : words.absent}</p>
            )}
            {seat !== viewer && eyes?.includes(seat) && onLookAs !== undefined && (
              <button type="button" className="button small" onClick={() => onLookAs(seat)}>
                <Icon name="eye" /> {words.lookAs(name)}
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}

function Help({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.help} onClose={onClose}>
      <dl className="keys">
        {words.helpKeys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface HintsProps {
  readonly session: TableSession;
  readonly voice: Voice;
  readonly onClose: () => void;
  readonly onAct: (action: WrittenAction) => void;
}

function Hints({ session, voice, onClose, onAct }: HintsProps) {
  const words = useWords();
  const [hints, setHints] = useState<readonly Hint[] | 'none'>();
  useEffect(() => {
    let wanted = true;
    session.hint?.().then(
      (found) => wanted && setHints(found.length === 0 ? 'none' : found),
      () => wanted && setHints('none'),
    );
    return () => {
      wanted = false;
    };
  }, [session]);
  return (
    <Dialog title={words.hintTitle} onClose={onClose}>
      {hints === undefined && <p role="status">{words.hintThinking}</p>}
      {hints === 'none' && <p role="status">{words.hintNone}</p>}
      {Array.isArray(hints) && (
        <>
          <ol className="hints">
            {hints.map(({ action, value, share }: Hint) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="option" onClick={() => onAct(action)}>
                  <span>{voice.action(action)}</span>
                  <small>{words.hintLine(Math.round(value * 100), Math.round(share * 100))}</small>
                  <meter
                    min={0}
                    max={1}
                    value={value}
                    aria-label={words.hintLine(Math.round(value * 100), Math.round(share * 100))}
                  />
                </button>
              </li>
            ))}
          </ol>
          <p className="note">{words.hintNote}</p>
        </>
      )}
    </Dialog>
  );
}

type Keys = Readonly<Record<string, unknown>> & { readonly digit: (digit: number) => void };

/** Single keys, as long as nobody is writing and no dialog is open. */
function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      if (
        target instanceof Element &&
        target.closest('input:not([type="checkbox"]):not([type="radio"]), select, textarea')
      )
        return;
      if (/^[1-9]$/.test(key)) keys.digit(Number(key));
      else {
        const work = keys[key] ?? keys[key.toLowerCase()];
        if (typeof work !== 'function') return;
        work();
      }
      if (key !== 'Escape') event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
