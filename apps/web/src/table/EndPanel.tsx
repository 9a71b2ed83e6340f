import { seatColours } from '@starboard/board';
import type { MatchFile } from '@starboard/kernel';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { navigate } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import type { BoardModule } from '../games/boardModule.ts';
import { loadGame } from '../games/registry.ts';
import { hostThread } from '../match/workers.ts';
import { rankingOf, titleOf } from '../panel/ending.ts';
import type { Story } from '../panel/story.ts';
import { Voice } from '../panel/voice.ts';
import { Icon } from '../parts/Icon.tsx';
import type { TableSession, TableState } from '../session.ts';
import { keepReplay } from '../sessions/saves.ts';
import { useWords } from '../words/index.ts';
import { Chart } from './Chart.tsx';
import { download } from './download.ts';
import { Praised } from './Praised.tsx';
import { ShareReplay } from './ShareReplay.tsx';
import { StoryView } from './StoryView.tsx';
import { play } from './sound.ts';
import { useStory } from './useStory.ts';

interface Props {
  readonly session: TableSession;
  readonly state: TableState;
  readonly board: BoardModule | undefined;
  /** Sits down for another match. */
  readonly rematch?: ReactNode;
}

const NONE: readonly number[] = [];

/** Who won, by what, how it came, and the proof that no die was touched. */
export function EndPanel({ session, state, board, rematch }: Props) {
  const words = useWords();
  const { names, view, viewer, game } = state;
  const { places = NONE } = view.outcome ?? {};
  const { file, course, story } = useStory(session, state);
  const { language, palette } = useSettings();
  const { value: rules } = useLoaded(game, () => loadGame(game));
  const voice = useMemo(
    () => (rules === undefined ? undefined : new Voice(rules, language, names)),
    [rules, language, names],
  );
  const written = board?.pointsText ?? String;
  const paintOf = board?.paintOfSeat;
  const colours = names.map(
    (_, seat) => (paintOf?.(view.state, seat, palette) ?? seatColours.paintOf(palette, seat)).main,
  );
  const won = places[viewer] === 1;
  useEffect(() => {
    if (won && board?.tunes !== undefined) play(board.tunes.win);
  }, [won, board]);
  const watch = async () => {
    if (file === undefined || file === null) return;
    if (state.info !== undefined) return navigate(`/replay/t/${state.info.id}?move=0`);
    const id = file.commitment.slice(0, 12);
    await keepReplay(id, file);
    navigate(`/replay/file/${id}?move=0`);
  };
  return (
    <div className="end">
      <h2>{titleOf(state, words, written)}</h2>
      {rematch}
      <Ranking state={state} board={board} voice={voice} story={story} />
      <StoryView story={story} state={state} board={board} voice={voice} steps={course?.length ?? 0} />
      <div className="row">
        <button type="button" className="button" disabled={!file} onClick={() => void watch()}>
          <Icon name="play" /> {words.watchReplay}
        </button>
        <button type="button" className="button" disabled={!file} onClick={() => file && download(file)}>
          <Icon name="download" /> {words.download}
        </button>
      </div>
      {state.info !== undefined && <ShareReplay path={`/replay/t/${state.info.id}?move=0`} />}
      {file && <Verify file={file} />}
      {course !== undefined && course.length > 1 && (
        <>
          <h3>{words.overTime}</h3>
          <Chart points={course} names={names} colours={colours} written={written} />
        </>
      )}
    </div>
  );
}

interface RankingProps {
  readonly board: BoardModule | undefined;
  readonly state: TableState;
  readonly voice: Voice | undefined;
  readonly story: Story;
}

function Ranking({ state, board, voice, story }: RankingProps) {
  const words = useWords();
  const { names, view } = state;
  const { places = NONE, points = NONE } = view.outcome ?? {};
  const written = board?.pointsText ?? String;
  return (
    <table className="ranking">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {rankingOf(state).map((seat) => (
          <tr key={seat} className={places[seat] === 1 ? 'winner' : undefined}>
            <td>{places[seat]}</td>
            <td>
              {names[seat]}
              {voice !== undefined && <Account board={board} state={state} seat={seat} voice={voice} />}
              <Praised praise={story.praise[seat]} written={written} />
            </td>
            <td>{written(points[seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
        {parts.map(({ phrase, points }, at) => (
          <Fragment key={phrase.key}>
            {at > 0 && ' '}
            <span>{`${voice.say(phrase)}: ${written(points)}`}</span>
          </Fragment>
        ))}
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
