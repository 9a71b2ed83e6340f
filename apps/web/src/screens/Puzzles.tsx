import { readScenario } from '@starboard/kernel';
import { Frame } from '../app/Frame.tsx';
import { Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { loadCatalogue, loadPuzzle, puzzlesOf, SHELF } from '../games/registry.ts';
import { Icon } from '../parts/Icon.tsx';
import { useWords } from '../words/index.ts';
import { isSolved } from './solved.ts';

/** The worked examples of all rulebooks: by chapters, in each the easiest first. */
export default function Puzzles() {
  const words = useWords();
  const { language } = useSettings();
  const { value } = useLoaded('puzzles', allPuzzles);
  return (
    <Frame title={words.puzzles}>
      <h1>{words.puzzles}</h1>
      <p>{words.puzzlesHint}</p>
      {SHELF.map(({ id, name }) => {
        const own = value?.filter(({ game }) => game === id) ?? [];
        return (
          <section key={id} aria-labelledby={`puzzles-${id}`}>
            <h2 id={`puzzles-${id}`}>{name[language]}</h2>
            {value !== undefined && own.length === 0 && <p className="muted">{words.noPuzzles}</p>}
            {[...Map.groupBy(own, ({ chapter }) => chapter)].map(([chapter, puzzles]) => (
              <div key={chapter} className="puzzle-chapter">
                <h3>{puzzles[0].chapterTitle[language]}</h3>
                <ul className="tables puzzles">
                  {puzzles.map((puzzle) => (
                    <li key={puzzle.name}>
                      <Link to={`/puzzles/${id}/${puzzle.name}`}>
                        <strong>{puzzle.title[language]}</strong>
                        <span>{words.difficulties[difficultyOf(puzzle)]}</span>
                        {isSolved(id, puzzle.name) && (
                          <span className="state">
                            <Icon name="check" /> {words.solved}
                          </span>
                        )}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </Frame>
  );
}

/** Up to so many steps a puzzle is easy, or not so hard. */
const STEPS = [2, 5];

const difficultyOf = ({ steps }: { readonly steps: number }): number => STEPS.filter((most) => steps > most).length;

/** `SF-19.2` stands in chapter 19. */
export const chapterOf = (rule: string): number => Number(/-(\d+)/.exec(rule)?.[1] ?? 0);

async function puzzlesIn(id: string) {
  const [en, de] = await Promise.all([loadCatalogue(id, 'en'), loadCatalogue(id, 'de')]);
  const titleIn = (chapters: typeof en, wanted: number) =>
    chapters.find(({ number }) => number === wanted)?.title ?? String(wanted);
  const all = puzzlesOf(id).map(async (name) => {
    const { title, rules, steps } = readScenario((await loadPuzzle(id, name)) ?? '');
    const chapter = chapterOf(rules[0] ?? '');
    const chapterTitle = { en: titleIn(en, chapter), de: titleIn(de, chapter) };
    return { game: id, name, title, chapter, chapterTitle, steps: steps.length };
  });
  return (await Promise.all(all)).sort((a, b) => a.chapter - b.chapter || a.steps - b.steps);
}

const allPuzzles = async () => (await Promise.all(SHELF.map(({ id }) => puzzlesIn(id)))).flat();
