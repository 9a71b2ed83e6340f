import type { AnyGame } from './game.ts';
import { type Entry, seat, valuesOf } from './nouns.ts';
import { type Action, type Ask, Menu } from './question.ts';

/** The actions of one kind: those with an index from `at` to `at + size - 1`. */
export interface ActionBlock {
  readonly do: string;
  readonly at: number;
  readonly size: number;
  /**
   * What the index is made of, the last field running fastest; a field that may be left out has 0 for that, and counts from 1. Missing
   * where a kind is too rich: there the n-th index is the n-th answer of this kind on offer.
   */
  readonly fields?: readonly { readonly name: string; readonly least: number; readonly size: number }[];
}

/** What a seat may do, as indexes and as the actions they stand for, in the same order. */
export interface Legal {
  readonly indexes: number[];
  readonly actions: Action[];
}

/** Kinds with more actions than this are numbered by what is on offer. */
const MOST_LISTED = 4096;
/** So many of a kind that is numbered so, if rules list them; and if players make them up. */
const MOST_OFFERED = 512;
const MOST_FREE = 64;

type AnyAsk = Ask<unknown, Action>;
type Values = Readonly<Record<string, number | undefined>>;

/** Every action of a game that a program can choose, numbered once and for all for a number of players. */
export class ActionSpace {
  readonly blocks: readonly ActionBlock[];
  readonly size: number;
  readonly #byKind: ReadonlyMap<string, ActionBlock>;
  readonly #menu = new Menu<Action>(false);
  readonly #stamps: Int32Array;
  #stamp = 0;

  constructor({ actions }: AnyGame, players: number) {
    let at = 0;
    this.blocks = [...actions.nouns].map(([kind, nouns]) => {
      const block = blockOf(kind, nouns, players, at);
      at += block.size;
      return block;
    });
    this.size = at;
    this.#byKind = new Map(this.blocks.map((block) => [block.do, block]));
    this.#stamps = new Int32Array(at);
  }

  /** What is asked for here: every option, and of what players make up freely what the game suggests. */
  legal(ask: AnyAsk, state: unknown, out: Legal = { indexes: [], actions: [] }): Legal {
    const { options } = this.#menu;
    options.length = 0;
    out.indexes.length = 0;
    out.actions.length = 0;
    this.#stamp++;
    ask.question.options?.(this.#menu, state, ask.seat, ask.about);
    for (let i = 0; i < options.length; i++) this.#add(options[i], out);
    for (const action of freeAnswers(ask, state)) this.#add(action, out);
    return out;
  }

  #add(action: Action, out: Legal): void {
    const block = this.#byKind.get(action.do);
    if (block === undefined) throw new Error(`${action.do} is no action of this game`);
    const index = block.fields === undefined ? this.#nextIn(block) : indexIn(block, block.fields, action);
    if (index < 0 || this.#stamps[index] === this.#stamp) return;
    this.#stamps[index] = this.#stamp;
    out.indexes.push(index);
    out.actions.push(action);
  }

  /** The first free index of a block that is numbered by what is on offer; -1 if there is none. */
  #nextIn({ at, size }: ActionBlock): number {
    for (let index = at; index < at + size; index++) if (this.#stamps[index] !== this.#stamp) return index;
    return -1;
  }
}

function blockOf(kind: string, nouns: readonly Entry[], players: number, at: number): ActionBlock {
  const isFree = nouns.some(([, { range }]) => range === undefined);
  if (isFree) return { do: kind, at, size: MOST_FREE };
  const fields = nouns.map(([name, { range = [0, 0], optional }]) => {
    const more = optional === true ? 1 : 0;
    const size = range === seat.range ? players : range[1] - range[0] + 1;
    return { name, least: range[0] - more, size: size + more };
  });
  const size = fields.reduce((product, field) => product * field.size, 1);
  return size > MOST_LISTED ? { do: kind, at, size: MOST_OFFERED } : { do: kind, at, size, fields };
}

function indexIn({ at }: ActionBlock, fields: NonNullable<ActionBlock['fields']>, action: Action): number {
  const values = valuesOf(action) as Values;
  let index = 0;
  for (let i = 0; i < fields.length; i++) {
    const { name, least, size } = fields[i];
    index = index * size + (values[name] ?? least) - least;
  }
  return at + index;
}

/** Answers by form: what the game suggests, or every number of a form that asks for one. */
function freeAnswers(ask: AnyAsk, state: unknown): readonly Action[] {
  const { seat: asked, about } = ask;
  const answers: Action[] = [];
  for (const form of ask.question.forms ?? []) {
    if (form.open?.(state, asked, about).ok === false) continue;
    if (form.suggest !== undefined) answers.push(...form.suggest(state, asked, about));
    else {
      const [field, ...others] = form.fields(state, asked, about);
      if (field?.type !== 'number' || others.length > 0) continue;
      for (let n = field.min; n <= field.max; n++) {
        const action = { do: form.do, [field.name]: n };
        if (form.check(state, asked, action, about).ok) answers.push(action);
      }
    }
  }
  return answers;
}
