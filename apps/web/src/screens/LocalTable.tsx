import { LUCK } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { Loading } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { PACE, settings, useSettings } from '../app/settings.ts';
import { metaOf } from '../games/registry.ts';
import type { LocalMatch } from '../match/localMatch.ts';
import { newId, newSeed } from '../match/localMatch.ts';
import { botsThread, hostThread } from '../match/workers.ts';
import { Icon } from '../parts/Icon.tsx';
import type { TableState } from '../session.ts';
import { noteEnd } from '../sessions/fared.ts';
import { LocalSession } from '../sessions/localSession.ts';
import { keep, savedMatch } from '../sessions/saves.ts';
import { download } from '../table/download.ts';
import { EndPanel } from '../table/EndPanel.tsx';
import { Table, useTable } from '../table/Table.tsx';
import { useWords } from '../words/index.ts';
import { useGame, type WholeGame } from './useGame.ts';
import { useRest } from './useRest.ts';

/** A match on this device. */
export default function LocalTable({ id }: { id: string }) {
  const words = useWords();
  const [session, setSession] = useState<LocalSession>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let opened: LocalSession | undefined;
    let wanted = true;
    openLocal(id).then(
      (fresh) => {
        opened = fresh;
        if (fresh === undefined) setProblem(words.notFound);
        else if (wanted) setSession(fresh);
        else fresh.close();
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id, words.notFound]);
  const { value } = useGame(session?.match.game);
  if (problem !== '')
    return (
      <Frame>
        <h1>{words.broken}</h1>
        <p>{problem}</p>
      </Frame>
    );
  return session === undefined || value === undefined ? <Loading /> : <Seated session={session} whole={value} />;
}

async function openLocal(id: string): Promise<LocalSession | undefined> {
  const match = await savedMatch(id);
  if (match === undefined) return undefined;
  const pace = () => PACE[settings().pace];
  const session = new LocalSession(match, { host: hostThread(), bots: botsThread(), keep, ended: noteEnd, pace });
  await session.open();
  return session;
}

interface SeatedProps {
  readonly session: LocalSession;
  readonly whole: WholeGame;
}

function Seated({ session, whole }: SeatedProps) {
  const state = useTable(session);
  return state === undefined ? <Loading /> : <SeatedAt session={session} whole={whole} state={state} />;
}

function SeatedAt({ session, whole: { game, board }, state }: SeatedProps & { readonly state: TableState }) {
  const words = useWords();
  const { language } = useSettings();
  useRest(session, state);
  const title = metaOf(state.game)?.name[language] ?? state.game;
  if (state.passTo !== undefined)
    return <Pass name={state.names[state.passTo]} onReady={() => void session.lookAs(state.passTo ?? 0)} />;
  const rematch = (
    <button type="button" className="button primary" onClick={() => void again(session.match)}>
      {words.rematch}
    </button>
  );
  return (
    <Table
      session={session}
      state={state}
      game={game}
      board={board}
      title={title}
      eyes={session.people}
      onLookAs={(seat) => void session.lookAs(seat)}
      onHurry={() => session.hurry()}
      tools={
        <>
          <CopyPosition session={session} />
          <button
            type="button"
            className="icon-button wide"
            aria-label={words.download}
            onClick={() => void session.file().then(download)}
          >
            <Icon name="download" />
          </button>
        </>
      }
      end={<EndPanel session={session} state={state} board={board} rematch={rematch} />}
    />
  );
}

/** For a bug report: what the table is like now, so that somebody else can go on from here. */
function CopyPosition({ session }: { session: LocalSession }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(await session.position(), undefined, 1));
    setCopied(true);
  };
  return (
    <button type="button" className="icon-button wide" aria-label={words.copyPosition} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span className="hidden" role="status">
        {copied && words.positionCopied}
      </span>
    </button>
  );
}

/** The same people and bots, with new luck. */
async function again(match: LocalMatch): Promise<void> {
  const { log: _, contributions: _theirs, ...same } = match;
  const fresh = { ...same, id: newId(), seed: newSeed(), luck: LUCK };
  await keep({ ...fresh, updatedAt: Date.now(), seq: 0, over: false }, []);
  navigate(`/local/${fresh.id}`);
}

/** Nothing of anybody's hand is on the screen while the device changes hands. */
function Pass({ name, onReady }: { name: string; onReady: () => void }) {
  const words = useWords();
  return (
    <main className="pass" id="content">
      <div className="orbit" aria-hidden="true" />
      <h1>{words.passTitle(name)}</h1>
      <p>{words.passHint}</p>
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
      <button type="button" className="button primary big" autoFocus onClick={onReady}>
        {words.passButton(name)}
      </button>
    </main>
  );
}
