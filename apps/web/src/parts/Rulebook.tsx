import type { RulePicture, RulePictures } from '@starboard/board';
import type { Phrase, Sentence } from '@starboard/kernel';
import type { Chapter, Rule } from '@starboard/text';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../app/router.tsx';
import { type Language, useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { loadBoard, loadCatalogue, loadGame, loadPuzzle, puzzlesOf } from '../games/registry.ts';
import { useWords } from '../words/index.ts';

interface RulebookProps {
  readonly game: string;
  readonly rule?: string | undefined;
  /** How deep the chapters stand on the page. */
  readonly heading?: 'h2' | 'h3';
}

/** The rules of a game, to be searched, in either language. */
export function Rulebook({ game, rule, heading: Heading = 'h3' }: RulebookProps) {
  const words = useWords();
  const { language } = useSettings();
  const [spoken, setSpoken] = useState<Language>(language);
  const [search, setSearch] = useState('');
  const { value: chapters } = useLoaded(`${game} ${spoken}`, () => loadCatalogue(game, spoken));
  const { value: examples } = useLoaded(`${game} examples`, () => examplesOf(game));
  const { value: drawn } = useLoaded(`${game} ${spoken} pictures`, () => picturesOf(game, spoken));
  const { pictures, say } = drawn ?? NO_PICTURES;
  const found = searched(chapters ?? [], search);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chapters === undefined || rule === undefined) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: 'center' });
  }, [chapters, rule]);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="rulebook">
      <div className="rulebook-head">
        <label className="field">
          <span className="hidden">{words.searchRules}</span>
          <input
            type="search"
            placeholder={words.searchRules}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <fieldset className="row plain" aria-label={words.language}>
          {(['en', 'de'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button small"
              aria-pressed={spoken === one}
              onClick={() => setSpoken(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="note">
        {search === '' ? '' : count === 0 ? words.noRules : words.rulesFound(count)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <section className="rules" lang={spoken} ref={list} tabIndex={0} aria-label={words.rulebook}>
        {found.map(({ number, title, rules }) => (
          <section key={number} aria-label={title}>
            <Heading>
              {number} {title}
            </Heading>
            <Pictures shown={pictures?.[number] ?? []} say={say} />
            <ul>
              {rules.map(({ id, text }) => (
                <li key={id} data-rule={id} className={id === rule ? 'wanted' : undefined}>
                  <span className="rule-id">{id}</span> <span>{text}</span>
                  {examples?.get(id)?.map(({ name, title }) => (
                    <Link key={name} className="rule-example" to={`/puzzles/${game}/${name}`}>
                      {words.chapterExamples}: {title[spoken]}
                    </Link>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

interface Drawn {
  readonly pictures: RulePictures | undefined;
  readonly say: (phrase: Phrase) => string;
}

const NO_PICTURES: Drawn = { pictures: undefined, say: ({ key }) => key };

/** The pictures of a game's rulebook, and how its things are called. */
async function picturesOf(game: string, language: Language): Promise<Drawn> {
  const [board, rules, { speaker }] = await Promise.all([loadBoard(game), loadGame(game), import('@starboard/text')]);
  return { pictures: board?.rulePictures, say: speaker(rules.phrases.words, language, []).say };
}

/** The things that a chapter speaks of. */
function Pictures({ shown, say }: { shown: readonly RulePicture[]; say: Drawn['say'] }) {
  if (shown.length === 0) return null;
  return (
    <ul className="rule-pictures">
      {shown.map(({ name, reach, draw }) => (
        <li key={say(name)}>
          <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
            {draw}
          </svg>
          <span>{say(name)}</span>
        </li>
      ))}
    </ul>
  );
}

interface Example {
  readonly name: string;
  readonly title: Sentence;
}

/** By rule: the puzzles in which it is what matters. */
async function examplesOf(game: string): Promise<ReadonlyMap<string, readonly Example[]>> {
  const { readScenario } = await import('@starboard/kernel');
  const examples = new Map<string, Example[]>();
  for (const name of puzzlesOf(game)) {
    const { title, rules } = readScenario((await loadPuzzle(game, name)) ?? '');
    for (const rule of rules) examples.set(rule, [...(examples.get(rule) ?? []), { name, title }]);
  }
  return examples;
}

/** The rules in which every word occurs. */
function searched(chapters: readonly Chapter[], search: string): readonly Chapter[] {
  const wanted = search
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return chapters;
  const fits = ({ id, text }: Rule) => {
    const all = `${id} ${text}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}
