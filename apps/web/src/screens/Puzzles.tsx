import { readScenario } from '@starboard/kernel';
import { Frame } from '../app/Frame.tsx';
import { Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { GAMES, loadPuzzle, puzzlesOf } from '../games/registry.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';
import { isSolved } from './solved.ts';

/** The worked examples of all rulebooks. */
export default function Puzzles() {
  const words = useWords();
  const { language } = useSettings();
  const { value } = useLoaded('puzzles', allPuzzles);
  return (
    <Frame title={words.puzzles}>
      <h1>{words.puzzles}</h1>
      <p>{words.puzzlesHint}</p>
      {GAMES.map(({ id, name }) => {
        const own = value?.filter(({ game }) => game === id) ?? [];
        return (
          <section key={id} aria-labelledby={`puzzles-${id}`}>
            <h2 id={`puzzles-${id}`}>{name[language]}</h2>
            {value !== undefined && own.length === 0 && <p className="muted">{words.noPuzzles}</p>}
            <ul className="tables puzzles">
              {own.map((puzzle) => (
                <li key={puzzle.name}>
                  <Link to={`/puzzles/${id}/${puzzle.name}`}>
                    <strong>{puzzle.title[language]}</strong>
                    <span>{puzzle.rules.join(', ')}</span>
                    {isSolved(id, puzzle.name) && (
                      <span className="state">
                        <Icon name="check" /> {words.solved}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Frame>
  );
}

async function allPuzzles() {
  const all = GAMES.flatMap(({ id }) =>
    puzzlesOf(id).map(async (name) => {
      const { title, rules } = readScenario((await loadPuzzle(id, name)) ?? '');
      return { game: id, name, title, rules };
    }),
  );
  return Promise.all(all);
}
