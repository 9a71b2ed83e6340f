import type { ActionCodec } from './codec.ts';
import type { Shapes } from './observation.ts';
import type { Phrase, Phrasebook, Words } from './phrase.ts';
import type { Action, Ask, Seat } from './question.ts';
import type { Random } from './random.ts';
import type { Play, Table } from './table.ts';
import type { EventViews, Viewer, ViewRules } from './view.ts';

/** Something that happened, told to those who may know it. `event` names it, `rule` says which rule made it happen. */
export interface GameEvent {
  readonly event: string;
  readonly rule: string;
}

/** In which order people decide; what few of them touch is for experts. */
export const OPTION_GROUPS = ['basic', 'rounds', 'modules', 'seats', 'expert'] as const;
export type OptionGroupName = (typeof OPTION_GROUPS)[number];

interface AnyOption {
  readonly id: string;
  readonly rule: string;
  /** In games with many options: where it stands in the lobby; `expert` if left out. */
  readonly group?: OptionGroupName;
  /** Whether it means something beside the other options. */
  readonly onlyIf?: (value: (id: string) => OptionValues[string], players: number) => boolean;
}

/** One thing that can be set when a match is created; for lobby and command line. */
export type OptionSpec =
  | (AnyOption & { readonly kind: 'switch'; readonly default: boolean })
  | (AnyOption & {
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
      /** What is chosen where several people share one device, if that is something else. */
      readonly shared?: string;
    })
  /** One choice for each seat; `unique` means that no two seats may choose the same. */
  | (AnyOption & { readonly kind: 'per-seat'; readonly choices: readonly string[]; readonly unique: boolean });

/** What the lobby knows of a game without loading it. */
export interface Meta {
  readonly id: string;
  readonly name: { readonly en: string; readonly de: string };
  /** The letters before its rule IDs. */
  readonly rulePrefix: string;
  /** Raised whenever old logs would replay differently. */
  readonly rulesVersion: number;
  /** Earlier versions under which the same answers lead to the same events and the same end, though states were written otherwise. */
  readonly playsLike?: readonly number[];
  readonly players: { readonly min: number; readonly max: number };
  /** How long a match is among people: from 1, up to an hour, to 3, a whole evening. */
  readonly length: 1 | 2 | 3;
  /** How much there is to learn: from 1, a light game, to 3, a heavy one. */
  readonly weight: 1 | 2 | 3;
  readonly options: readonly OptionSpec[];
  /** The options with which somebody begins who asks for none. */
  readonly quick?: OptionValues;
}

export interface Outcome {
  /** For each seat its place, 1 for the winner; equal places are ties. Where nobody has won, places begin with 2. */
  readonly places: readonly number[];
  readonly points: readonly number[];
}

/** Ranks by points, or by something else that says more; who is level shares a place. */
export const ranked = (points: readonly number[], by: readonly number[] = points): Outcome => ({
  places: by.map((own) => 1 + by.filter((other) => other > own).length),
  points,
});

/** Values by option id, after checking; see {@link OptionSpec}. */
export type OptionValues = Readonly<Record<string, boolean | string | readonly string[] | undefined>>;

/** How well a seat stands, in parts that have names: for hints that say why. Its words are `why.<term>` and `but.<term>`. */
export interface Judgement<S> {
  readonly terms: readonly string[];
  /** Each part of a seat's standing; what changes only because time passes is judged by the position that is decided on, `now`. */
  judge(state: S, seat: Seat, now: S, out: Float64Array): void;
}

/** What a game offers to bots. All of it looks at states the bot may know: forks that have been re-dealt. */
export interface BotKnowledge<S, A> {
  /** How likely each seat is to win, from 0 to 1, adding up to 1; written into `out`. */
  value(state: S, out: number[]): void;
  /**
   * Whether `value` also judges finished matches. If missing, who has won is all that counts there: a bot that is behind may then do
   * anything rather than end the match.
   */
  readonly judgesEnds?: boolean;
  /**
   * Whether `value` looks at nothing that is hidden from anybody: what an answer is worth then depends on the future only if luck falls or
   * something hidden is shown after it, so that bots need not judge it in every future.
   */
  readonly valueIsOpen?: boolean;
  /** How good an option looks before any thought, above 0; only the proportions count. */
  prior(state: S, seat: Seat, action: A): number;
  /**
   * What a seat does in a future that is played on quickly, without a list to weigh: an option, for questions of which the list is
   * long; undefined where a list is as good.
   */
  quick?(state: S, ask: Ask<S, A>): A | undefined;
  /** A small integer for the action, the same for actions that do the same thing. */
  key(action: A): number;
  /** Whether no player would give this option a thought here. Bots that compare options leave it out, unless nothing else is left. */
  ignores?(state: S, seat: Seat, action: A): boolean;
  /** How far the match is, from 0 to 1. */
  progress(state: S): number;
  /** In a race: how long a good player needs for his next act, in ms; infinite if there is nothing he would do now. */
  pause?(state: S, seat: Seat): number;
  /** How many turns are over. Positions compare best at the end of one, so a search judges them there. */
  turn?(state: S): number;
  /** How many turns a search does well to look ahead; 1 if missing. Short turns are worth little by themselves. */
  turnsAhead?(players: number): number;
  /** `value` at the end of a turn, where nothing is in progress; if missing, `value` is good enough there too. */
  valueAfterTurn?(state: S, out: number[]): void;
  /**
   * How a search thinks, at every level and in hints. `tree`, if left out: many futures by quick policy (`prior`), in a tree of answers.
   * `contest`: few futures, in which everybody goes on greedily by `value`, of greedy's best answers; for games whose `value` knows more
   * than `prior` can say.
   */
  readonly search?: 'tree' | 'contest';
  /**
   * In a contest: a `few` of greedy's best answers, if left out; `any`, also those that greedy thinks far behind, for games whose `value` knows
   * little of what is to come; or `many`, for games in which luck seldom decides what an answer brings.
   */
  readonly rivals?: 'few' | 'any' | 'many';
  /** Whether a contest does any good here; if missing, everywhere. Where `value` cannot tell yet what a turn is good for, first thoughts are better. */
  thinksTwice?(state: S): boolean;
  /** How futures of a contest go on: `greedily`, if left out, or `at-first-sight`, the best by `prior`, for games in which that plays as well: it is much quicker. */
  readonly goesOn?: 'greedily' | 'at-first-sight';
  /**
   * Whether something is being resolved, so that `value` cannot yet see what an answer leads to: bots that look ahead go on at first sight
   * until it is over.
   */
  isUnderWay?(state: S): boolean;
  /** Whether an answer only shows something, and costs next to nothing: contests begin with it, since they make use of what is known. */
  informs?(state: S, seat: Seat, action: A): boolean;
  /** Whether a contest plays futures of answers that `value` cannot tell apart; if left out, it takes what looks best at first sight. */
  ponders?(state: S): boolean;
  /**
   * How far apart, in log odds of `value`, two answers may be that a level confuses, for each level that plays greedily, from the lowest up;
   * what is worse by more is never taken for better. Levels above these search. Bots know a fair list where a game has none.
   */
  readonly slips?: readonly number[];
  /** Futures for each decision of the levels that search, the highest level last. Bots know a fair list where a game has none. */
  readonly futures?: readonly number[];
  /** `value` in parts. */
  readonly judgement?: Judgement<S>;
}

/** The everyday language of scenarios and bug reports: a state as people would write it down. */
export interface Notation<S> {
  /** Changes the state as described; refuses what it does not understand with `BadInput`. */
  patch(state: S, patch: unknown): void;
  /** The state in words and ids, as nested plain data. */
  describe(state: S): Readonly<Record<string, unknown>>;
}

/** Everything that makes a game: rules, content, words, hidden things, bot knowledge. The kernel does the rest. */
export interface Game<S, A extends Action, E extends GameEvent> {
  readonly meta: Meta;
  /** The first state; may draw, may not ask. */
  setup(t: Table<S, E>, players: number, options: OptionValues): S;
  /** The whole game, started on any checkpoint's state; returns when it is over. */
  play(t: Table<S, E>): Play<void>;
  outcome(state: S): Outcome;
  /** An independent copy: the heart of every search. `npm run generate` writes it. */
  copy(state: S): S;
  readonly actions: ActionCodec<A>;
  readonly view: ViewRules<S>;
  readonly eventView: EventViews<E>;
  /**
   * Replaces what `viewer` may not know by a sample that fits what it knows. Must depend on nothing else. Where one can play
   * alone, the viewer may be a spectator, too: the laws have nobody else to ask what is told to people who watch.
   */
  redeal(state: S, viewer: Viewer, random: Random): void;
  /** Quantities that no action may change. */
  conserved(state: S): Readonly<Record<string, number>>;
  readonly bot: BotKnowledge<S, A>;
  readonly notation: Notation<S>;
  /** What programs that learn are told in numbers, where the columns of the state do not say it. */
  readonly shapes?: Shapes;
  readonly phrases: Phrasebook<A, E>;
}

/** A game as its tables declare it: what the tables know is not said again. */
export interface Declaration<S, A extends Action, E extends GameEvent>
  extends Omit<Game<NoInfer<S>, NoInfer<A>, E>, 'copy' | 'actions' | 'eventView' | 'phrases'> {
  copy(state: S): S;
  readonly actions: ActionCodec<A> & { phrase(action: A): Phrase };
  readonly events: {
    readonly views: EventViews<E>;
    readonly sentences: readonly string[];
    phrase(event: E): Phrase;
  };
  readonly words: { readonly en: Words; readonly de: Words };
}

/** A game out of its parts, with an `actionTable` and an `eventTable` among them. */
export function defineGame<S, A extends Action, E extends GameEvent>(parts: Declaration<S, A, E>): Game<S, A, E> {
  const { events, words, ...game } = parts;
  const { kinds, phrase } = game.actions;
  const sentences = [...kinds.map((kind) => `action.${kind}`), ...events.sentences];
  return { ...game, eventView: events.views, phrases: { words, sentences, action: phrase, event: events.phrase } };
}

/** A game whose types the holder does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different states and actions
export type AnyGame = Game<any, any, any>;
