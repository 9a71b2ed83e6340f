import { Match, Random } from '@starboard/kernel';
import { speaker } from '@starboard/text';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

/** What is for programs and means nothing to people: ids with numbers in them, keys, gaps. */
const INNER =
  /\b[a-z]+\d+-[a-z0-9]+\b|\b[a-z]+(?:-[a-z]+)*-\d+\b|\b[a-z-]{2,}\.[a-z-]{2,}|\b[a-z]\d{2,3}\b|[{}]|undefined|NaN|\[object/;
/** Points are called by what stands near them, not by numbers that the map does not show. */
const NUMBERED = /space point \d|Raumpunkt \d/;

const DECISIONS = 250;
const LANGUAGES = ['en', 'de'] as const;

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (_, game) => {
  it('speaks of actions and events in words that people use, never by inner names', () => {
    const players = Math.max(2, game.meta.players.min);
    const match = new Match(game, { players, seed: 'sentences' });
    const random = Random.fromSeed('sentences');
    const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'].slice(0, players);
    const voices = LANGUAGES.map((language) => speaker(game.phrases.words, language, names));
    const strange = new Set<string>();
    const hear = (phrase: Parameters<(typeof voices)[0]['say']>[0]) => {
      for (const voice of voices) {
        const said = voice.say(phrase);
        if (INNER.test(said) || NUMBERED.test(said)) strange.add(said);
      }
    };
    for (let i = 0; i < DECISIONS && !match.over; i++) {
      const { seat } = match.next();
      const options = match.decisions(seat).find((open) => open.seat === seat)?.options ?? [];
      for (const option of options.slice(0, 40)) hear(game.phrases.action(game.actions.read(option)));
      const chosen = options[random.below(Math.max(1, options.length))];
      const verdict = chosen === undefined ? match.take(seat, match.fallback(seat)) : match.submit(seat, chosen);
      if (!verdict.ok) match.take(seat, match.fallback(seat));
      for (const event of match.lastEvents(seat)) hear(game.phrases.event(event));
    }
    expect([...strange]).toEqual([]);
  });
});
