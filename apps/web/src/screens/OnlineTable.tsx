import type { Distrust } from '@starboard/client';
import type { TableInfo } from '@starboard/protocol';
import { protocolWords } from '@starboard/protocol/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/App.tsx';
import { Frame } from '../app/Frame.tsx';
import { navigate } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { metaOf } from '../games/registry.ts';
import { Icon } from '../parts/Icon.tsx';
import { problemText } from '../parts/problems.ts';
import { OnlineSession } from '../sessions/onlineSession.ts';
import { live, me, server } from '../sessions/server.ts';
import { download } from '../table/download.ts';
import { EndPanel } from '../table/EndPanel.tsx';
import { Table, useTable } from '../table/Table.tsx';
import { useWords } from '../words/index.ts';
import { useAttempt } from './attempt.ts';
import { PeopleButton } from './PeopleDialog.tsx';
import { useGame } from './useGame.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table of the server: the waiting room while seats are free, then the match. */
export default function OnlineTable({ id }: { id: string }) {
  const words = useWords();
  const known = useLoaded('me', me);
  const [session, setSession] = useState<OnlineSession>();
  const ready = known.value !== undefined;
  useEffect(() => {
    if (!ready) return;
    const opened = new OnlineSession(id, live(), server);
    setSession(opened);
    return () => opened.close();
  }, [id, ready]);
  if (session !== undefined) return <Room session={session} />;
  if (known.value === undefined && 'value' in known)
    return (
      <Frame>
        <p>{words.noServer}</p>
      </Frame>
    );
  return <Loading />;
}

function Room({ session }: { session: OnlineSession }) {
  const words = useWords();
  const { language } = useSettings();
  const info = useSyncExternalStore(session.info.subscribe, session.info.get);
  const problem = useSyncExternalStore(session.problem.subscribe, session.problem.get);
  const distrust = useSyncExternalStore(session.distrust.subscribe, session.distrust.get);
  const link = useSyncExternalStore(session.link.subscribe, session.link.get);
  const state = useTable(session);
  const { value } = useGame(info?.game);
  if (info === undefined)
    return problem === undefined ? (
      <Loading />
    ) : (
      <Frame>
        <h1>{words.broken}</h1>
        <p>{problemText(problem, language)}</p>
      </Frame>
    );
  const title = metaOf(info.game)?.name[language] ?? info.game;
  if (info.status === 'open') return <WaitingRoom session={session} info={info} title={title} />;
  if (info.status === 'starting') return <Starting info={info} title={title} distrust={distrust} />;
  if (info.stopped !== undefined) return <Stopped info={info} title={title} stopped={info.stopped} />;
  if (state === undefined || value === undefined) return <Loading />;
  return (
    <Table
      session={session}
      state={state}
      game={value.game}
      board={value.board}
      title={title}
      tools={<TableMenu session={session} info={info} />}
      above={
        <>
          {link === 'outdated' && (
            <p className="banner">
              {words.outdated}{' '}
              <button type="button" className="button small" onClick={() => location.reload()}>
                {words.reload}
              </button>
            </p>
          )}
          {info.status === 'paused' && <Paused info={info} />}
          <Absent info={info} />
        </>
      }
      end={<EndPanel session={session} state={state} board={value.board} rematch={<Rematch info={info} />} />}
    />
  );
}

/** Every seat is taken, and everybody's client adds to the luck: mostly over before anybody can read it. */
function Starting({ info, title, distrust }: { info: TableInfo; title: string; distrust: Distrust | undefined }) {
  const words = useWords();
  const { language } = useSettings();
  const awaited = info.waitingFor.map((seat) => info.seats[seat]?.name ?? '');
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <section className="starting" aria-label={words.isStarting}>
        <h2>{words.isStarting}</h2>
        <p role="status">{words.mixingLuck(awaited.join(', '))}</p>
        <p className="note">{words.mixingUntil(new Date(info.luck.due ?? 0).toLocaleString(language))}</p>
        <p className="note">{words.verifyHint(info.commitment)}</p>
        {distrust !== undefined && (
          <p className="banner" role="alert">
            {protocolWords[language][`distrust.${distrust}`]}
          </p>
        )}
      </section>
    </Frame>
  );
}

interface StoppedProps {
  readonly info: TableInfo;
  readonly title: string;
  readonly stopped: NonNullable<TableInfo['stopped']>;
}

/** A match that was begun under other rules: nothing of it is lost, but it does not go on here. */
function Stopped({ info, title, stopped: { begun, now } }: StoppedProps) {
  const words = useWords();
  const [problem, attempt] = useAttempt();
  const past = info.status === 'over' || (now !== undefined && begun < now);
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <section className="stopped" aria-label={words.isStopped}>
        <h2>{words.isStopped}</h2>
        <p>{now === undefined ? words.stoppedGone : words.stoppedWhy(begun, now)}</p>
        <p>{past ? words.stoppedPast : words.stoppedLater}</p>
        <p className="muted">
          {info.seats.map(({ name }) => name).join(', ')} · {words.step(info.seq)}
        </p>
        <p className="row">
          {now !== undefined && <Rematch info={info} />}
          {past && (
            <button
              type="button"
              className="button"
              onClick={() => void attempt(async () => download(await server.file(info.id)))}
            >
              <Icon name="download" /> {words.download}
            </button>
          )}
        </p>
        <p role="alert" className="problem">
          {problem}
        </p>
      </section>
    </Frame>
  );
}

function TableMenu({ session, info }: { session: OnlineSession; info: TableInfo }) {
  const words = useWords();
  const [problem, attempt] = useAttempt();
  const seated = info.yourSeat >= 0;
  return (
    <>
      <span className="muted wide">{words.codeIs(info.code)}</span>
      {info.watchers > 0 && <span className="muted wide">{words.watchers(info.watchers)}</span>}
      {info.botShare !== undefined && info.status === 'running' && (
        <span className="muted" role="status">
          {words.botsHurry}
        </span>
      )}
      {seated && info.status === 'running' && (
        <button
          type="button"
          className="button small"
          aria-label={words.pause}
          onClick={() => void attempt(() => server.pause(info.id))}
        >
          <Icon name="pause" /> <span className="wide">{words.pause}</span>
        </button>
      )}
      <PeopleButton session={session} info={info} />
      {problem !== '' && <span role="alert">{problem}</span>}
    </>
  );
}

/** A pause, told to all; whoever sits here may end it. */
function Paused({ info }: { info: TableInfo }) {
  const words = useWords();
  const [problem, attempt] = useAttempt();
  return (
    <p className="banner" role="status">
      <Icon name="pause" /> {words.pauseTold}{' '}
      {info.yourSeat >= 0 && (
        <button type="button" className="button small" onClick={() => void attempt(() => server.resume(info.id))}>
          <Icon name="play" /> {words.resume}
        </button>
      )}
      {problem !== '' && <span role="alert">{problem}</span>}
    </p>
  );
}

/** Those who are away, and what can be done about it. */
function Absent({ info }: { info: TableInfo }) {
  const words = useWords();
  const now = useMoment(info.seats.map(({ replaceableAt }) => replaceableAt ?? 0));
  const [problem, attempt] = useAttempt();
  if (info.status === 'over' || info.yourSeat < 0) return null;
  const mine = info.seats[info.yourSeat];
  const mayVote = ({ replaceableAt = 0 }: TableInfo['seats'][number]) => replaceableAt <= now;
  const away = info.seats.flatMap((seat, at) =>
    seat.kind === 'person' && !seat.connected && !seat.substituted && at !== info.yourSeat ? [at] : [],
  );
  return (
    <div className="absent">
      {mine?.substituted && (
        <button type="button" className="button primary" onClick={() => void attempt(() => server.comeBack(info.id))}>
          {words.comeBack}
        </button>
      )}
      {away.map((seat) => {
        const votes = info.votes[String(seat)] ?? [];
        const wanted = !votes.includes(info.yourSeat);
        return (
          <button
            key={seat}
            type="button"
            className="button small"
            aria-pressed={!wanted}
            disabled={!mayVote(info.seats[seat])}
            onClick={() => void attempt(() => server.vote(info.id, seat, wanted))}
          >
            {words.voteBot(info.seats[seat].name)} (
            {mayVote(info.seats[seat]) ? words.votes(votes.length) : words.notYet})
          </button>
        );
      })}
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}

function Rematch({ info }: { info: TableInfo }) {
  const words = useWords();
  const [problem, attempt] = useAttempt();
  if (info.yourSeat < 0) return null;
  return (
    <>
      <button
        type="button"
        className="button primary"
        onClick={() => void attempt(async () => navigate(`/t/${(await server.rematch(info.id)).id}`))}
      >
        {words.rematch}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}

/** The time, told anew when one of these moments has come. */
function useMoment(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 100, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** Browsers ring at once where a timer is longer. */
const LONGEST_TIMER = 2 ** 31 - 1;
