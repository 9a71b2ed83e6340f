import type { BoardProps, EventArtProps, PlayerPanelProps, PointsPart, RefsOf, Sound, Telling } from '@starboard/board';
import type { OpenDecision, Phrase, StateView, WrittenAction } from '@starboard/kernel';
import type { ComponentType } from 'react';

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
  /** One player's public things, and one's own hand. */
  readonly PlayerPanel?: ComponentType<PlayerPanelProps>;
  /** The things in an action that can be clicked, where the game's table of actions does not say it. */
  readonly refsOf?: RefsOf;
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
  /** How points are written, if they are not always whole. */
  readonly pointsText?: (points: number) => string;
  /** What is said about a seat when all is over; undefined where there is nothing to say. */
  readonly endingOf?: (view: StateView, seat: number) => Phrase | undefined;
  /** A picture of what just happened: dice, balls, a card. */
  readonly EventArt?: ComponentType<EventArtProps>;
  /** What just happened sounds like; without it, dice are heard. */
  readonly soundOf?: (event: unknown) => Sound | undefined;
  /** What a thing on the board is, for those who touch `?` and then the thing. */
  readonly tellingOf?: (view: StateView, viewer: number, ref: string) => Telling | undefined;
}
