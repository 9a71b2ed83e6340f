import type { Chapter, Rule } from '@starboard/text';
import { useEffect, useRef, useState } from 'react';
import { type Language, useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { loadCatalogue } from '../games/registry.ts';
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
            <ul>
              {rules.map(({ id, text }) => (
                <li key={id} data-rule={id} className={id === rule ? 'wanted' : undefined}>
                  <span className="rule-id">{id}</span> <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

/** The rules in which every word occurs. */
export function searched(chapters: readonly Chapter[], search: string): readonly Chapter[] {
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
