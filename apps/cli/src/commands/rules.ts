import { type AnyGame, BadInput } from '@starboard/kernel';
import type { Chapter, Rule } from '@starboard/text';
import { type Call, type Command, EXIT, type ExitCode, JSON_OPTION } from '../command.ts';
import { coverageOf } from '../coverage.ts';
import { catalogueOf, findGame, readLanguage } from '../gameFiles.ts';
import { wrap } from '../ui/text.ts';

const WIDTH = 100;

export const rules: Command = {
  name: 'rules',
  takes: 'GAME [ID]',
  words: [1, 2],
  summary: 'The rule catalogue: all of it, one chapter (its number) or one rule (its ID).',
  options: {
    lang: { type: 'string', value: 'en|de', help: 'language of the rules' },
    coverage: { type: 'boolean', help: 'which rules a test names, and which not; exit code 1 if some are missing' },
    json: JSON_OPTION,
  },
  run(call) {
    const game = findGame(call.words[0]);
    return call.flag('coverage') ? showCoverage(game, call) : showRules(game, call);
  },
};

function showRules(game: AnyGame, call: Call): ExitCode {
  const chapters = selected(catalogueOf(game, readLanguage(call.text('lang'))), call.words[1]);
  if (call.flag('json')) console.log(JSON.stringify(chapters));
  else console.log(chapters.map(chapterText).join('\n\n'));
  return EXIT.ok;
}

function selected(chapters: readonly Chapter[], wanted: string | undefined): readonly Chapter[] {
  if (wanted === undefined) return chapters;
  const fits = ({ number }: Chapter, rule: Rule) => rule.id === wanted.toUpperCase() || String(number) === wanted;
  const found = chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter((chapter) => chapter.rules.length > 0);
  if (found.length === 0) throw new BadInput(wanted, 'there is no such rule or chapter');
  return found;
}

const chapterText = ({ number, title, rules: all }: Chapter): string =>
  [`${number} ${title}`, ...all.map(ruleText)].join('\n');

const ruleText = ({ id, text }: Rule): string => wrap(`  ${id}  ${text}`, WIDTH, ' '.repeat(id.length + 4));

function showCoverage(game: AnyGame, call: Call): ExitCode {
  const coverage = coverageOf(game);
  const { tested, exempt, missing, unknown } = coverage;
  if (call.flag('json')) console.log(JSON.stringify(coverage));
  else {
    const total = tested.length + exempt.length + missing.length;
    console.log(`${tested.length} of ${total} rules are named by a test, ${exempt.length} are exempt.`);
    if (missing.length > 0) console.log(wrap(`${missing.length} missing: ${missing.join(' ')}`, WIDTH, '  '));
    if (unknown.length > 0) console.log(wrap(`Named, but not in the catalogue: ${unknown.join(' ')}`, WIDTH, '  '));
  }
  return missing.length > 0 ? EXIT.failed : EXIT.ok;
}
