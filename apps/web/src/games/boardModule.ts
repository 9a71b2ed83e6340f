import type {
  BoardProps,
  Drama,
  EventArtProps,
  Paint,
  Palette,
  PlayerPanelProps,
  PointsPart,
  RulePictures,
  Say,
  Sound,
  Telling,
  Tunes,
} from '@starboard/board';
import type { OpenDecision, Phrase, StateView, WrittenAction } from '@starboard/kernel';
import type { ComponentType } from 'react';

/** Something that another seat offers. */
export interface OpenOffer {
  readonly from: number;
  readonly decline: WrittenAction;
}

/** News that come by themselves; `count` grows with each. */
export interface Later {
  subscribe(listener: () => void): () => void;
  count(): number;
}

/** What a game's `src/board/index.tsx` exports. Only `Board` is needed. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** The board gets the frame for moving and zooming as `Frame`, instead of being put into it as a whole. */
  readonly framesItself?: boolean;
  /** Kinds of actions that are asked about once more, since they are seldom meant and cannot be taken back. */
  readonly grave?: readonly string[];
  /** On a small screen the board shows one part at a time, each as large as it can be: the table never comes closer. */
  readonly staysWhole?: boolean;
  /** Questions that the board frames better by itself on a small screen. */
  readonly frames?: readonly string[];
  /** One player's public things, and one's own hand. */
  readonly PlayerPanel?: ComponentType<PlayerPanelProps>;
  /** What one has to have before one's eyes to decide: a card being read, an offer on the table. */
  readonly notesOf?: (view: StateView, viewer: number, decisions: readonly OpenDecision[]) => readonly Phrase[];
  /** What an open action will cause, as far as it can be known before. */
  readonly causesOf?: (
    view: StateView,
    viewer: number,
    action: WrittenAction,
    decisions: readonly OpenDecision[],
  ) => readonly Phrase[];
  /** What the board finds out in a thread of its own, and says as soon as it knows: whoever shows it listens. */
  readonly later?: Later;
  /** Where a seat's points come from. */
  readonly pointsOf?: (view: StateView, seat: number) => readonly PointsPart[];
  /** What a seat's pieces are painted with, where the game has colours of its own. */
  readonly paintOfSeat?: (view: StateView, seat: number, palette: Palette) => Paint;
  /** How points are written, if they are not always whole. */
  readonly pointsText?: (points: number) => string;
  /** What is said about a seat when all is over; undefined where there is nothing to say. */
  readonly endingOf?: (view: StateView, seat: number) => Phrase | undefined;
  /** A picture of what just happened: dice, balls, a card. */
  readonly EventArt?: ComponentType<EventArtProps>;
  /** In which order what happened is shown, by kinds of events. */
  readonly drama?: Drama;
  /** The picture that the game has of itself: behind its great moments. */
  readonly GameArt?: ComponentType;
  /** Options of the same name differ in nothing that matters: only the first is offered, unless somebody wants to be asked everything. */
  readonly twinOf?: (action: WrittenAction) => string;
  /** Moves that lead to nothing by themselves: the board shows them, the list only counts them. */
  readonly isPlain?: (view: StateView, viewer: number, action: WrittenAction) => boolean;
  /** Offers of others that wait for an answer, and how each is declined; undefined while nobody can offer anything. */
  readonly offersOf?: (view: StateView, options: readonly WrittenAction[]) => readonly OpenOffer[] | undefined;
  /** What the chapters of the rulebook speak of, drawn from the parts of the board. */
  readonly rulePictures?: RulePictures;
  /** What just happened sounds like; most is silent. */
  readonly soundOf?: (event: unknown) => Sound | undefined;
  /** How that sounds in this game. */
  readonly tunes?: Tunes;
  /** What a thing on the board is, for those who touch `?` and then the thing: in phrases, or put into words already. */
  readonly tellingOf?: (
    view: StateView,
    viewer: number,
    ref: string,
    table: { readonly say: Say; readonly decisions: readonly OpenDecision[] },
  ) => Telling | Telling<string> | undefined;
}
