import {
  type Action,
  type Game,
  type GameEvent,
  type Match,
  type MatchView,
  Random,
  type Seat,
  SPECTATOR,
  seats,
  type TerminalBoard,
  type Viewer,
  viewState,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bilingual, LANGUAGES, type Language, speaker } from '../speaker.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'A name that is much too long for its column', 'Ed', 'Flo'];

interface Look {
  readonly language?: Language;
  readonly colour?: boolean;
}

/** Draws matches of a game as a terminal would, and tests what all such pictures must do: `terminalKit(starfarers, drawMap)`. */
export function terminalKit<S extends object, A extends Action, E extends GameEvent, Seen>(
  game: Game<S, A, E>,
  drawMap: TerminalBoard<Seen>['drawMap'],
) {
  type Table = Match<S, A, E>;
  const words = bilingual(game.phrases.words);

  function draw(view: MatchView, seat: Viewer, { language = 'en', colour = false }: Look): string {
    const voice = speaker(words, language, NAMES);
    return drawMap(view as MatchView<Seen>, {
      seat,
      names: NAMES,
      colour,
      say(phrase) {
        if (!voice.knows(phrase.key)) throw new Error(`no words for ${phrase.key}`);
        return voice.say(phrase);
      },
    });
  }

  const drawn = (match: Pick<Table, 'view'>, seat: Viewer, look: Look = {}): string =>
    draw(match.view(seat), seat, look);

  /** What the seat sees after all that it may not know was dealt anew. */
  function dealt(match: Table, seat: Seat, seed: string): string {
    const state = game.copy(match.state);
    game.redeal(state, seat, Random.fromSeed(seed));
    return draw({ ...match.view(seat), state: viewState(game.view, state, match.players, seat) }, seat, {});
  }

  /** Tests at moments that look different. */
  function tests(matches: readonly (readonly [name: string, match: Table])[]): void {
    describe('the table in the terminal', () => {
      it.each(matches)('%s: is drawn in both languages, for all who look', (_, match) => {
        for (const language of LANGUAGES)
          for (const viewer of [SPECTATOR, ...seats(match.players)])
            expect(drawn(match, viewer, { language })).not.toMatch(/undefined|NaN|\[object/);
      });

      it('says the same in colour', () => {
        const pictures = matches.map(([, match]) => ({
          plain: drawn(match, 0),
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what colours are made of
          stripped: drawn(match, 0, { colour: true }).replace(/\u001b\[[\d;]+m/g, ''),
          colourful: drawn(match, 0, { colour: true }),
        }));
        const lines = (text: string) => text.split('\n').map((line) => line.trimEnd());
        for (const { plain, stripped } of pictures) expect(lines(stripped)).toEqual(lines(plain));
        expect(pictures.some(({ plain, colourful }) => plain !== colourful)).toBe(true);
      });

      it.each(matches)('%s: shows nobody what they may not know', (_, match) => {
        for (const seat of seats(match.players)) expect(dealt(match, seat, 'one')).toBe(dealt(match, seat, 'two'));
      });
    });
  }

  return { drawn, tests };
}
