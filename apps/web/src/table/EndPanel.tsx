import type { MatchFile } from '@starboard/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { navigate } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import type { BoardModule } from '../games/boardModule.ts';
import { loadGame } from '../games/registry.ts';
import { hostThread } from '../match/workers.ts';
import { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import type { TableSession, TableState } from '../session.ts';
import { keepReplay } from '../sessions/saves.ts';
import { useWords } from '../words/index.ts';
import { Chart } from './Chart.tsx';
import { download } from './download.ts';
import { play } from './sound.ts';

interface Props {
  readonly session: TableSession;
  readonly state: TableState;
  readonly board: BoardModule | undefined;
  /** Sits down for another match. */
  readonly rematch?: ReactNode;
}

/** Who won, by what, how it came, and the proof that no die was touched. */
export function EndPanel({ session, state, board, rematch }: Props) {
  const words = useWords();
  const { names, view, viewer, game } = state;
  const { places = [], points = [] } = view.outcome ?? {};
  const { value: file } = useLoaded(`${game} ${view.seq} file`, async () => (await session.file?.()) ?? null);
  const { value: course } = useLoaded(`${view.seq} ${file?.commitment} points`, async () => {
    if (file === undefined || file === null) return [];
    const host = hostThread();
    try {
      return await host.call.points(file);
    } finally {
      host.end();
    }
  });
  const { language } = useSettings();
  const { value: rules } = useLoaded(game, () => loadGame(game));
  const voice = useMemo(
    () => (rules === undefined ? undefined : new Voice(rules, language, names)),
    [rules, language, names],
  );
  const written = board?.pointsText ?? String;
  const winners = names.filter((_, seat) => places[seat] === 1);
  const won = places[viewer] === 1;
  useEffect(() => {
    if (won) play('win');
  }, [won]);
  const ranking = names.map((name, seat) => ({ name, seat })).sort((a, b) => places[a.seat] - places[b.seat]);
  const watch = async () => {
    if (file === undefined || file === null) return;
    if (state.info !== undefined) return navigate(`/replay/t/${state.info.id}?move=0`);
    const id = file.commitment.slice(0, 12);
    await keepReplay(id, file);
    navigate(`/replay/file/${id}?move=0`);
  };
  const titleOf = () => {
    if (names.length === 1) return words.reached(written(points[0] ?? 0));
    if (winners.length === 0) return words.nobodyWon;
    if (winners.length > 1) return words.winners(winners.join(', '));
    return won ? words.youWon : words.winner(winners[0]);
  };
  return (
    <div className="end">
      <h2>{titleOf()}</h2>
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map(({ name, seat }) => (
            <tr key={name} className={places[seat] === 1 ? 'winner' : undefined}>
              <td>{places[seat]}</td>
              <td>
                {name}
                {voice !== undefined && <Account board={board} state={state} seat={seat} voice={voice} />}
              </td>
              <td>{written(points[seat])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        {rematch}
        <button type="button" className="button" disabled={!file} onClick={() => void watch()}>
          <Icon name="play" /> {words.watchReplay}
        </button>
        <button type="button" className="button" disabled={!file} onClick={() => file && download(file)}>
          <Icon name="download" /> {words.download}
        </button>
      </div>
      {file && <Verify file={file} />}
      {course !== undefined && course.length > 1 && (
        <>
          <h3>{words.overTime}</h3>
          <Chart points={course} names={names} written={written} />
        </>
      )}
    </div>
  );
}

interface AccountProps {
  readonly board: BoardModule | undefined;
  readonly state: TableState;
  readonly seat: number;
  readonly voice: Voice;
}

/** Where a seat's points come from, and what is said about it. */
function Account({ board, state: { view }, seat, voice }: AccountProps) {
  const parts = (board?.pointsOf?.(view.state, seat) ?? []).filter(({ points }) => points !== 0);
  const ending = board?.endingOf?.(view.state, seat);
  const written = board?.pointsText ?? String;
  return (
    <>
      <small className="breakdown">
        {parts.map(({ phrase, points }) => `${voice.say(phrase)}: ${written(points)}`).join(' · ')}
      </small>
      {ending !== undefined && <q className="ending">{voice.say(ending)}</q>}
    </>
  );
}

/** Plays the whole match again in this browser. */
export function Verify({ file }: { file: MatchFile }) {
  const words = useWords();
  const [result, setResult] = useState('');
  const verify = async () => {
    const host = hostThread();
    try {
      const { ok, problem = '' } = await host.call.verify(file);
      setResult(ok ? words.verified : words.verifyFailed(problem));
    } finally {
      host.end();
    }
  };
  return (
    <div className="verify">
      <button type="button" className="button" onClick={() => void verify()}>
        <Icon name="dice" /> {words.verify}
      </button>
      <p role="status">{result}</p>
      <p className="note">
        {words.verifyHint(file.commitment)}
        <br />
        {words.seed(file.seed ?? '')}
      </p>
    </div>
  );
}
