import type { Meta } from '@starboard/kernel';
import { Link, navigate } from '../app/router.tsx';
import { settings, useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { lessonsOf, loadLesson, puzzlesOf } from '../games/registry.ts';
import { GameArt } from '../parts/GameArt.tsx';
import { Icon } from '../parts/Icon.tsx';
import { levelFor } from '../sessions/fared.ts';
import { useWords, WORDS } from '../words/index.ts';
import { reached } from './lessons.ts';
import { isSolved } from './solved.ts';

/** Sits down against bots at once. */
async function playNow(meta: Meta): Promise<void> {
  const [{ quickMatch }, { keep }] = await Promise.all([
    import('../sessions/newMatch.ts'),
    import('../sessions/saves.ts'),
  ]);
  const words = WORDS[settings().language];
  const match = quickMatch(meta, settings().name || words.you, (level) => words.levels[level] ?? level);
  const { log: _, ...saved } = match;
  await keep({ ...saved, updatedAt: Date.now(), seq: 0, over: false }, []);
  navigate(`/local/${match.id}`);
}

/** A game on the shelf: what it is like, and the ways into it. */
export function GameCard({ meta }: { meta: Meta }) {
  const words = useWords();
  const { language } = useSettings();
  const name = meta.name[language];
  const { min, max } = meta.players;
  const bots = Math.min(max, Math.max(min, 4)) - 1;
  return (
    <li className="card">
      <GameArt game={meta.id} />
      <div className="card-text">
        <div className="card-head">
          <h3>{name}</h3>
          <Link
            className="icon-button"
            to={`/rules/${meta.id}`}
            aria-label={words.rulebookOf(name)}
            title={words.rulebook}
          >
            <Icon name="book" />
          </Link>
        </div>
        <ul className="facts">
          <li>{words.players(min, max)}</li>
          <li>{words.lengths[meta.length]}</li>
          <li>{words.weights[meta.weight]}</li>
        </ul>
        <Progress game={meta.id} />
        <div className="row">
          <button
            type="button"
            className="button primary"
            aria-label={words.playNowOf(name)}
            title={words.playNowHint(bots, words.levels[levelFor(meta.id)])}
            onClick={() => void playNow(meta)}
          >
            <Icon name="play" /> {words.playNow}
          </button>
          <Learn game={meta.id} name={name} />
          <Link className="button" to={`/new/${meta.id}`} aria-label={words.newTableOf(name)}>
            {words.newTable}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** How far somebody has come on this device: nothing where nothing was begun. */
function Progress({ game }: { game: string }) {
  const words = useWords();
  const lessons = lessonsOf(game);
  const at = lessons.findIndex((one) => reached(game, one) !== 'done');
  const step = at < 0 ? undefined : reached(game, lessons[at]);
  const { value } = useLoaded(`${game} ${at} ${JSON.stringify(step)}`, async () =>
    typeof step === 'object' ? stepIn(await loadLesson(game, lessons[at]), step.step) : undefined,
  );
  const puzzles = puzzlesOf(game);
  const solved = puzzles.filter((one) => isSolved(game, one)).length;
  const told = [
    ...(lessons.length > 0 && at < 0 ? [words.lessonsDone(lessons.length)] : []),
    ...(at > 0 || value !== undefined ? [words.lessonOf(at + 1, lessons.length)] : []),
    ...(value === undefined ? [] : [words.lessonStep(value.at, value.of)]),
    ...(solved > 0 ? [words.solvedOf(solved, puzzles.length)] : []),
  ];
  return told.length === 0 ? null : <p className="progress">{told.join(' · ')}</p>;
}

/** Where a step stands in its lesson. */
function stepIn(lesson: string | undefined, id: string) {
  const { steps = [] } = JSON.parse(lesson ?? '{}') as { readonly steps?: readonly { readonly id: string }[] };
  const at = steps.findIndex((one) => one.id === id);
  return at < 0 ? undefined : { at: at + 1, of: steps.length };
}

/** The next lesson that is not done; when all are, the first again. */
function Learn({ game, name }: { game: string; name: string }) {
  const words = useWords();
  const all = lessonsOf(game);
  const next = all.find((one) => reached(game, one) !== 'done') ?? all[0];
  if (next === undefined) return null;
  const begun = typeof reached(game, next) === 'object';
  return (
    <Link className="button" to={`/learn/${game}/${next}`} aria-label={words.learnOf(name)}>
      <Icon name="bulb" /> {begun ? words.learnOn : words.learn}
    </Link>
  );
}
