import type { MatchFile } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { Loading } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { metaOf } from '../games/registry.ts';
import { branchOf } from '../match/localMatch.ts';
import { hostThread } from '../match/workers.ts';
import { Icon } from '../parts/Icon.tsx';
import type { TableState } from '../session.ts';
import { DEFAULT_LEVEL } from '../sessions/fared.ts';
import { ReplaySession } from '../sessions/replaySession.ts';
import { keep, savedMatch, savedReplay } from '../sessions/saves.ts';
import { server } from '../sessions/server.ts';
import { download } from '../table/download.ts';
import { Verify } from '../table/EndPanel.tsx';
import { ShareReplay } from '../table/ShareReplay.tsx';
import { Table, useTable } from '../table/Table.tsx';
import { useWords } from '../words/index.ts';
import { useGame, type WholeGame } from './useGame.ts';

interface Props {
  /** Where the match comes from: `file` (opened here), `local` (played here), `t` (a server's table). */
  readonly from: string;
  readonly id: string;
  readonly query: URLSearchParams;
}

/** A recorded match; the address names the move and the eyes. */
export default function Replay({ from, id, query }: Props) {
  const words = useWords();
  const [session, setSession] = useState<ReplaySession>();
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: move and eyes in the address are where it starts
  useEffect(() => {
    let opened: ReplaySession | undefined;
    let wanted = true;
    const open = async () => {
      const file = await find(from, id);
      if (file === undefined) return setProblem(words.noReplay);
      const move = query.get('move');
      const at = move === null ? file.log.length : Number(move);
      opened = new ReplaySession(file, hostThread(), Number.isFinite(at) ? at : 0, Number(query.get('as') ?? -1));
      await opened.open();
      if (wanted) setSession(opened);
    };
    open().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [from, id]);
  const { value } = useGame(session?.recorded.game);
  if (problem !== '')
    return (
      <Frame title={words.replay}>
        <h1>{words.replay}</h1>
        <p>{words.badFile(problem)}</p>
      </Frame>
    );
  return session === undefined || value === undefined ? (
    <Loading />
  ) : (
    <Watching session={session} whole={value} online={from === 't'} />
  );
}

async function find(from: string, id: string): Promise<MatchFile | undefined> {
  if (from === 't') return server.file(id);
  if (from === 'file') return savedReplay(id);
  const match = await savedMatch(id);
  if (match === undefined) return undefined;
  const host = hostThread();
  try {
    await host.call.open(match, -1, Date.now());
    return await host.call.file();
  } finally {
    host.end();
  }
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;

interface WatchingProps {
  readonly session: ReplaySession;
  readonly whole: WholeGame;
  readonly online: boolean;
}

function Watching({ session, whole: { game, board }, online }: WatchingProps) {
  const words = useWords();
  const { language } = useSettings();
  const state = useTable(session);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(2);
  const at = state?.view.seq ?? 0;
  const viewer = state?.viewer ?? -1;
  useEffect(() => {
    if (!running || at >= session.length) return;
    const timer = setTimeout(() => void session.go(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [running, at, speed, session]);
  useEffect(() => {
    const url = new URL(location.href);
    url.searchParams.set('move', String(at));
    url.searchParams.set('as', String(viewer));
    history.replaceState(null, '', url);
  }, [at, viewer]);
  if (state === undefined) return <Loading />;
  const playOn = async () => {
    const { log, ...match } = branchOf(session.recorded, at, Math.max(0, viewer), DEFAULT_LEVEL);
    await keep({ ...match, updatedAt: Date.now(), seq: log.length, over: false }, log);
    navigate(`/local/${match.id}`);
  };
  const title = words.replayOf(metaOf(state.game)?.name[language] ?? state.game);
  return (
    <Table
      session={session}
      state={state}
      game={game}
      board={board}
      title={title}
      below={
        <Controls
          session={session}
          state={state}
          running={running}
          onRun={setRunning}
          speed={speed}
          onSpeed={setSpeed}
        />
      }
      above={<Tools session={session} at={at} online={online} onPlayOn={() => void playOn()} />}
    />
  );
}

interface ControlsProps {
  readonly session: ReplaySession;
  readonly state: TableState;
  readonly running: boolean;
  readonly onRun: (running: boolean) => void;
  /** Moves a second. */
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** Step by step, at any speed, through anybody's eyes. */
function Controls({ session, state, running, onRun, speed, onSpeed }: ControlsProps) {
  const words = useWords();
  const { viewer, view } = state;
  const at = view.seq;
  const go = (to: number) => {
    onRun(false);
    void session.go(to);
  };
  return (
    <section className="replay" aria-label={words.replay}>
      <div className="replay-buttons">
        <Step name="first" label={words.first} onClick={() => go(0)} />
        <Step name="previous" label={words.previous} onClick={() => go(at - 1)} />
        <Step
          name={running ? 'pause' : 'play'}
          label={running ? words.stop : words.play}
          onClick={() => onRun(!running && at < session.length)}
        />
        <Step name="next" label={words.next} onClick={() => go(at + 1)} />
        <Step name="last" label={words.last} onClick={() => go(session.length)} />
        <label>
          <span className="hidden">{words.speed}</span>
          <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="hidden">{words.eyes}</span>
          <select value={viewer} onChange={(event) => void session.lookAs(Number(event.target.value))}>
            <option value={-1}>{words.spectator}</option>
            {state.names.map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="scrub">
        <span>{words.moveOf(at, session.length)}</span>
        <input
          type="range"
          min={0}
          max={session.length}
          value={at}
          aria-label={words.move}
          onChange={(event) => go(Number(event.target.value))}
        />
      </label>
    </section>
  );
}

interface ToolsProps {
  readonly session: ReplaySession;
  readonly at: number;
  /** It lies on a server, where others can see it, too. */
  readonly online: boolean;
  onPlayOn(): void;
}

/** What can be made of a recorded match. */
function Tools({ session, at, online, onPlayOn }: ToolsProps) {
  const words = useWords();
  return (
    <div className="replay-tools">
      <button type="button" className="button primary" disabled={at >= session.length} onClick={onPlayOn}>
        <Icon name="branch" /> {words.playOn}
      </button>
      <p className="note">{words.playOnHint}</p>
      <button type="button" className="button" onClick={() => download(session.recorded)}>
        <Icon name="download" /> {words.download}
      </button>
      {online && <ShareReplay path={location.href} />}
      <Verify file={session.recorded} />
    </div>
  );
}

function Step({
  name,
  label,
  onClick,
}: {
  name: 'first' | 'previous' | 'play' | 'pause' | 'next' | 'last';
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
