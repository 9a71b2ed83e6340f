export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const CHAPTER = /^## (\d+) (.+)$/;
const RULE = /^- \*\*([A-Z]+-\d+(?:\.\d+)*)\*\* (.+)$/;
const CONTINUED = /^ {2,}(\S.*)$/;

/**
 * Reads a rule catalogue: `## 1 Set-up` opens a chapter, `- **SF-1.1** text` is a rule, an indented line goes on with the
 * rule above. Everything else is talk around it.
 */
export function parseCatalogue(markdown: string): readonly Chapter[] {
  const chapters: { number: number; title: string; rules: { id: string; text: string }[] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const rules = chapters.at(-1)?.rules;
    const chapter = CHAPTER.exec(line);
    const rule = RULE.exec(line);
    const more = CONTINUED.exec(line);
    const last = rules?.at(-1);
    if (chapter !== null) chapters.push({ number: Number(chapter[1]), title: chapter[2].trim(), rules: [] });
    else if (rule !== null) rules?.push({ id: rule[1], text: rule[2].trim() });
    else if (more !== null && last !== undefined) last.text += ` ${more[1].trim()}`;
  }
  return chapters;
}

/** The rule with this ID. */
export function findRule(chapters: readonly Chapter[], id: string): Rule | undefined {
  for (const { rules } of chapters) {
    const rule = rules.find((one) => one.id === id);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
