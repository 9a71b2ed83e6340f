import { columnsOf } from './fields.ts';
import type { AnyGame } from './game.ts';
import { copyInto, flattened, oneHot, plainly, type Shape, upTo } from './observation.ts';
import type { Seat } from './question.ts';
import type { Run } from './run.ts';
import { seenField, viewState } from './view.ts';

/** One part of an observation: `size` numbers from `at` on. */
export interface ObservedField {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly as: Shape['as'];
  readonly words?: readonly string[];
}

interface Part extends ObservedField {
  readonly write: Shape['write'];
}

/** A field that all see and that is told as it is: the place of its value in the state, and where that is written. */
interface Plain {
  readonly place: number;
  readonly at: number;
  readonly size: number;
}

/** How many entries are told of a list that grows, where its game says nothing. */
const ENTRIES = 16;
/** How many numbers are told of what a question is about. */
const ABOUT = 16;

/** As much of a run as is looked at. */
// biome-ignore lint/suspicious/noExplicitAny: observers see games of any state
type Watched = Pick<Run<any, any, any>, 'state' | 'players' | 'asks'>;

/** Tells what a seat may see as so many numbers, always the same of each: the game's view, and what the seat is asked. */
export class Observer {
  readonly size: number;
  readonly fields: readonly ObservedField[];
  readonly #game: AnyGame;
  readonly #seat: Part;
  readonly #question: Part;
  readonly #about: Part;
  /** What all may know and is told as it is: single numbers, then lists of a fixed length. */
  readonly #numbers: readonly Plain[];
  readonly #lists: readonly Plain[];
  /** What takes more. */
  readonly #other: readonly Part[];
  readonly #places: ReadonlyMap<string, number>;

  /** For matches with the players and options of this one, which has not begun. */
  constructor({ game, players, state }: Watched & { readonly game: AnyGame }) {
    this.#game = game;
    let at = 0;
    const part = (name: string, { as, words, size, write }: Shape): Part => {
      const made = { name, at, size: size(players), as, write, ...(words === undefined ? {} : { words }) };
      at += made.size;
      return made;
    };
    this.#seat = part('seat', plainly(players));
    this.#question = part('question', oneHot([...questionsOf(game), 'other']));
    this.#about = part('about', flattened(ABOUT));
    const view = viewState(game.view, state, players, 0);
    const seen = Object.keys(view).map((name) => part(name, shapeOf(game, name, view[name])));
    const isPlain = ({ name, as, size }: Part): boolean =>
      as === 'numbers' && game.view[name] === 'public' && lengthOf(state[name]) === size;
    const order = Object.keys(state);
    const plain = seen.filter(isPlain).map(({ name, at, size }) => ({ place: order.indexOf(name), at, size }));
    const isList = ({ place }: Plain): boolean => Array.isArray(state[order[place]]);
    this.#numbers = plain.filter((one) => !isList(one));
    this.#lists = plain.filter(isList);
    this.#other = seen.filter((one) => !isPlain(one));
    this.#places = new Map(this.#question.words?.map((word, place) => [word, place]));
    this.size = at;
    this.fields = [this.#seat, this.#question, this.#about, ...seen].map(({ write: _, ...field }) => field);
  }

  /** Writes what the seat sees into `out`, from `from` on. */
  write({ state, players, asks }: Watched, seat: Seat, out: Float32Array, from = 0): void {
    out.fill(0, from, from + this.#about.at + this.#about.size);
    out[from + this.#seat.at + seat] = 1;
    for (const ask of asks) if (ask.seat === seat) this.#tellQuestion(ask.question.kind, ask.about, out, from);
    this.#copyPlain(state, out, from);
    for (const { name, at, size, write } of this.#other) {
      const start = from + at;
      for (let i = start; i < start + size; i++) out[i] = 0;
      write(seenField(this.#game.view, name, state, players, seat) as never, out, start, size);
    }
  }

  /** All values at once: every state of a game has its fields in one order, and to look up so many names takes longer. */
  #copyPlain(state: object, out: Float32Array, from: number): void {
    const values: readonly unknown[] = Object.values(state);
    for (const { place, at } of this.#numbers) out[from + at] = Number(values[place]);
    for (const { place, at, size } of this.#lists) {
      const list = values[place] as readonly number[];
      copyInto(out, from + at, size, list);
      if (list.length < size) out.fill(0, from + at + list.length, from + at + size);
    }
  }

  #tellQuestion(kind: string, about: unknown, out: Float32Array, from: number): void {
    const { at, size } = this.#question;
    out[from + at + (this.#places.get(kind) ?? size - 1)] = 1;
    this.#about.write(about as never, out, from + this.#about.at, this.#about.size);
  }
}

/** How many numbers a value is; -1 for none at all. */
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : typeof value === 'object' ? -1 : 1);

const QUESTION = 'question.';

/** The kinds of questions that have words of their own. */
const questionsOf = ({ phrases }: AnyGame): string[] =>
  Object.keys(phrases.words.en)
    .filter((key) => key.startsWith(QUESTION))
    .map((key) => key.slice(QUESTION.length));

function shapeOf(game: AnyGame, name: string, seen: unknown): Shape {
  const told = game.shapes?.[name];
  if (told !== undefined) return told;
  if (typeof seen === 'number' || typeof seen === 'boolean') return plainly(1);
  if (!Array.isArray(seen) || seen.some((entry) => typeof entry !== 'number'))
    throw new Error(`${game.meta.id} does not say in its shapes how ${name} is told in numbers`);
  return columnsOf(game.view)[name]?.grows === true ? upTo(ENTRIES) : plainly(seen.length);
}
