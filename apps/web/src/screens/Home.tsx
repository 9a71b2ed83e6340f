import type { TableInfo } from '@starboard/protocol';
import { type DragEvent, type FormEvent, useEffect, useState } from 'react';
import { Frame } from '../app/Frame.tsx';
import { Link, navigate } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { metaOf, puzzlesOf, SHELF } from '../games/registry.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Saved } from '../sessions/saves.ts';
import { useWords } from '../words/index.ts';
import { GameCard } from './GameCard.tsx';

export function Home() {
  const words = useWords();
  const [dragged, setDragged] = useState(false);
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { openMatchFile } = await import('./openFile.ts');
      await openMatchFile(file);
    } catch (error) {
      setProblem(words.badFile(error instanceof Error ? error.message : String(error)));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <Frame>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one way; the button below is the other */}
      <div
        className="home"
        onDragOver={(event) => {
          event.preventDefault();
          setDragged(true);
        }}
        onDragLeave={(event) => event.currentTarget === event.target && setDragged(false)}
        onDrop={drop}
      >
        <div className="hero">
          <h1>Starboard</h1>
          <p>{words.tagline}</p>
          <OfflineNote />
          <Join />
        </div>
        <GoOn />
        <section aria-labelledby="games">
          <h2 id="games">{words.games}</h2>
          <ul className="cards">
            {SHELF.map((meta) => (
              <GameCard key={meta.id} meta={meta} />
            ))}
          </ul>
        </section>
        <div className="home-more">
          <section aria-labelledby="puzzles">
            <h2 id="puzzles">{words.puzzles}</h2>
            <p>{words.puzzlesHint}</p>
            <Link className="button" to="/puzzles">
              <Icon name="star" /> {words.puzzles} ({SHELF.reduce((sum, { id }) => sum + puzzlesOf(id).length, 0)})
            </Link>
          </section>
          <section aria-labelledby="open-file">
            <h2 id="open-file">{words.openFile}</h2>
            <p>{words.openFileHint}</p>
            <label className="button file">
              <Icon name="download" /> {words.chooseFile}
              <input
                type="file"
                accept=".json,application/json"
                onChange={(event) => void open(event.target.files?.[0])}
              />
            </label>
            <p role="alert" className="problem">
              {problem}
            </p>
          </section>
        </div>
        {dragged && <div className="drop">{words.dropHere}</div>}
      </div>
    </Frame>
  );
}

/** Said as soon as everything is on the device. */
function OfflineNote() {
  const words = useWords();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let wanted = true;
    void navigator.serviceWorker?.ready.then(() => wanted && setReady(true));
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <p className="offline-note" role="status">
      {ready && (
        <>
          <Icon name="check" /> {words.readyOffline}
        </>
      )}
    </p>
  );
}

/** Matches on this device and tables of the server, those that wait for me first. */
function GoOn() {
  const words = useWords();
  const [version, setVersion] = useState(0);
  const local = useLoaded(`local ${version}`, async () => (await import('../sessions/saves.ts')).savedMatches());
  const tables = useLoaded(`tables ${version}`, myTables);
  const mine = (table: TableInfo) => table.waitingFor.includes(table.yourSeat);
  const online = [...(tables.value?.mine ?? [])].sort((a, b) => Number(mine(b)) - Number(mine(a)));
  const saved = (local.value ?? []).slice(0, 6);
  if (saved.length + online.length === 0) return null;
  const remove = async (id: string) => {
    await (await import('../sessions/saves.ts')).forget(id);
    setVersion(version + 1);
  };
  const leave = async (table: TableInfo) => {
    if (!confirm(words.leaveSure)) return;
    const { me, server } = await import('../sessions/server.ts');
    const own = (await me())?.id;
    const isAlone = table.host === own && table.seats.every(({ person }) => person === undefined || person === own);
    await (isAlone ? server.remove(table.id) : server.leave(table.id));
    setVersion(version + 1);
  };
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      <ul className="tables">
        {online.map((table) => (
          <TableLine key={table.id} table={table} onLeave={() => void leave(table)} />
        ))}
        {saved.map((match) => (
          <SavedLine key={match.id} match={match} onDelete={() => void remove(match.id)} />
        ))}
      </ul>
    </section>
  );
}

async function myTables(): Promise<{ mine: readonly TableInfo[]; lobby: readonly TableInfo[] }> {
  const { me, server } = await import('../sessions/server.ts');
  if ((await me()) === undefined) throw new Error('no server');
  const [mine, lobby] = await Promise.all([server.myTables(), server.lobby()]);
  return { mine, lobby: lobby.filter(({ yourSeat }) => yourSeat < 0) };
}

function TableLine({ table, onLeave }: { table: TableInfo; onLeave?: () => void }) {
  const words = useWords();
  const { language } = useSettings();
  const names = (seats: readonly number[]) => seats.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  const yours = table.waitingFor.includes(table.yourSeat);
  const state =
    table.status === 'open'
      ? words.isOpen
      : table.status === 'starting'
        ? words.isStarting
        : table.status === 'over'
          ? words.isOver
          : table.stopped !== undefined
            ? words.isStopped
            : table.status === 'paused'
              ? words.isPaused
              : yours
                ? words.yourTurn
                : words.waitingFor(names(table.waitingFor));
  return (
    <li className={yours ? 'your-turn' : undefined}>
      <Link to={`/t/${table.id}`}>
        <strong>{metaOf(table.game)?.name[language] ?? table.game}</strong>
        <span>{table.seats.map(({ name, kind }) => (kind === 'open' ? words.freeSeat : name)).join(', ')}</span>
        <span className="state">{state}</span>
      </Link>
      {onLeave !== undefined && mayLeave(table) && (
        <button
          type="button"
          className="icon-button"
          aria-label={words.leaveTable(metaOf(table.game)?.name[language] ?? table.game)}
          onClick={onLeave}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

/** Whoever has left has nothing more to leave, and what is over is no burden. */
const mayLeave = ({ status, seats, yourSeat }: TableInfo): boolean =>
  status !== 'over' && status !== 'starting' && seats[yourSeat]?.substituted === false;

function SavedLine({ match, onDelete }: { match: Saved; onDelete: () => void }) {
  const words = useWords();
  const { language } = useSettings();
  const game = metaOf(match.game)?.name[language] ?? match.game;
  const alone = match.chairs.filter(({ kind }) => kind === 'person').length === 1;
  const turn = match.turn === undefined ? undefined : match.names[match.turn];
  const state = match.over ? words.isOver : turn === undefined || alone ? words.yourTurn : words.turnOf(turn);
  return (
    <li>
      <Link to={`/local/${match.id}`}>
        <strong>{game}</strong>
        <span>
          {words.onThisDevice} · {words.step(match.seq)}
        </span>
        <span className="state">{state}</span>
      </Link>
      <button type="button" className="icon-button" aria-label={`${words.delete}: ${game}`} onClick={onDelete}>
        <Icon name="trash" />
      </button>
    </li>
  );
}

function Join() {
  const words = useWords();
  const { language } = useSettings();
  const [problem, setProblem] = useState('');
  const tables = useLoaded('tables', myTables);
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim().toUpperCase();
    const { server } = await import('../sessions/server.ts');
    try {
      const { id } = await server.tableByCode(code);
      navigate(`/t/${id}`);
    } catch (error) {
      const { problemText } = await import('../parts/problems.ts');
      setProblem(problemText((error as { code?: string }).code ?? 'internal', language));
    }
  };
  if (tables.value === undefined) return null;
  const { lobby } = tables.value;
  return (
    <section className="join" aria-labelledby="join">
      <form className="row" onSubmit={(event) => void join(event)}>
        <h2 id="join">{words.join}</h2>
        <label className="code">
          <span className="hidden">{words.code}</span>
          <input
            name="code"
            required
            maxLength={12}
            autoComplete="off"
            placeholder={words.code}
            title={words.joinHint}
            autoCapitalize="characters"
          />
        </label>
        <button type="submit" className="button">
          {words.joinButton}
        </button>
      </form>
      <p role="alert" className="problem">
        {problem}
      </p>
      {lobby.length > 0 && (
        <>
          <h3>{words.lobby}</h3>
          <ul className="tables">
            {lobby.map((table) => (
              <TableLine key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
