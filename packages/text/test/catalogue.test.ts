import { describe, expect, it } from 'vitest';
import { findRule, parseCatalogue } from '../src/index.ts';

const markdown = `# A game: the rules

Some talk. **XX-9.9** is no rule here.

## 1 Components and limits

- **XX-1.1** Three people play.
- **XX-1.2** There are cards,
  and they are counted.

## 2 Set-up

- **XX-2.1** Shuffle.
- a line without an ID
`;

describe('the rule catalogue', () => {
  const chapters = parseCatalogue(markdown);

  it('has chapters with their rules', () => {
    expect(chapters).toEqual([
      {
        number: 1,
        title: 'Components and limits',
        rules: [
          { id: 'XX-1.1', text: 'Three people play.' },
          { id: 'XX-1.2', text: 'There are cards, and they are counted.' },
        ],
      },
      { number: 2, title: 'Set-up', rules: [{ id: 'XX-2.1', text: 'Shuffle.' }] },
    ]);
  });

  it('reads the line ends of every system', () => {
    expect(parseCatalogue(markdown.replaceAll('\n', '\r\n'))).toEqual(chapters);
  });

  it('finds a rule by its ID', () => {
    expect(findRule(chapters, 'XX-2.1')?.text).toBe('Shuffle.');
    expect(findRule(chapters, 'XX-9.9')).toBeUndefined();
  });
});
