import { type AnyGame, kernelWords, type Phrase, type Refusal, type Seat, type WrittenAction } from '@starboard/kernel';
import { protocolWords } from '@starboard/protocol/wire';
import { bilingual, type Language, type Speaker, speaker } from '@starboard/text';

/** What is said by whoever holds the match, and not by the game. */
const hostWords = bilingual(kernelWords, protocolWords);

/** Puts what happens at one table into words. */
export class Voice {
  readonly language: Language;
  readonly #game: AnyGame;
  readonly #speaker: Speaker;

  constructor(game: AnyGame, language: Language, names: readonly string[]) {
    this.language = language;
    this.#game = game;
    this.#speaker = speaker(bilingual(hostWords, game.phrases.words), language, names);
  }

  readonly say = (phrase: Phrase): string => this.#speaker.say(phrase);

  name(seat: Seat): string {
    return this.#speaker.name(seat);
  }

  action(written: WrittenAction): string {
    return sentence(this.say(this.#game.phrases.action(this.#game.actions.read(written))));
  }

  event(event: unknown): string {
    return sentence(this.say(this.#game.phrases.event(event)));
  }

  /** The words for an id under the first key that has some; else the id itself, spelled out. */
  of(id: string, ...prefixes: readonly string[]): string {
    const key = [...prefixes.map((prefix) => `${prefix}.${id}`), id].find((one) => this.#speaker.knows(one));
    return sentence(key === undefined ? spelled(id) : this.say({ key }));
  }

  /** The words for an id, if there are any. */
  maybe(key: string): string | undefined {
    return this.#speaker.knows(key) ? this.say({ key }) : undefined;
  }

  /** What a seat is asked. */
  question(kind: string): string {
    return this.of(kind, 'question');
  }

  refusal(verdict: Refusal): string {
    const problem = `problem.${verdict.code}`;
    const known = this.#speaker.knows(`refusal.${verdict.code}`) || !this.#speaker.knows(problem);
    return known ? this.#speaker.refusal(verdict) : this.say({ key: problem });
  }
}

/** `close-market` as words. */
const spelled = (id: string): string => id.replaceAll('-', ' ');

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
