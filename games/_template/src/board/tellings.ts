import type { Telling } from '@starboard/board';
import type { Phrase } from '@starboard/kernel';
import { COMETS } from '../content/comets.ts';
import * as nouns from '../nouns.ts';
import type { Seen } from '../view.ts';

const told = (title: Phrase, text: string, values: Phrase['values'] = {}): Telling => ({
  title,
  lines: [{ key: `telling.${text}`, values }],
});

/** What is told of a thing to whoever touches `?` and then the thing: what it is, and what it is good for. */
export function tellingOf(view: Seen, _viewer: number, ref: string): Telling | undefined {
  const [sort, id] = ref.split(':');
  const crystal = nouns.crystal.ids.indexOf(id);
  if (ref === 'comet') return told(nouns.comet.say(view.comet), 'comet', { n: COMETS[view.comet].points });
  if (sort === 'burn') return told({ key: 'kind.burn' }, 'burn');
  if (ref === 'enough') return told({ key: 'kind.enough' }, 'enough');
  if (crystal >= 0) return told(nouns.crystal.say(crystal), sort === 'debris' ? 'debris' : 'crystal');
  return undefined;
}
