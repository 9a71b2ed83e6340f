import type { Phrase, StateView, WrittenAction } from '@starboard/kernel';
import type { ComponentType } from 'react';

/** What lights up: a thing that stands for an open option, or one that was picked already. */
export type Light = 'option' | 'chosen';

export interface BoardProps {
  /** The state as the viewer sees it. */
  readonly view: StateView;
  /** -1 is a spectator. */
  readonly viewer: number;
  readonly names: readonly string[];
  /** Refs that occur in open options. */
  readonly lit: ReadonlyMap<string, Light>;
  /** A thing was clicked; `also` is meant together with it. */
  readonly onPick: (ref: string, also?: readonly string[]) => void;
  readonly say: (phrase: Phrase) => string;
  readonly palette: 'normal' | 'colour-blind';
  readonly motion: boolean;
  /** What happened in the last step: to be animated. */
  readonly events: readonly unknown[];
}

export interface PlayerPanelProps extends BoardProps {
  readonly seat: number;
  /** Only what is needed at a glance. */
  readonly compact?: boolean;
}

export interface PointsPart {
  readonly phrase: Phrase;
  readonly points: number;
}

/** What a game's `src/board/index.tsx` exports. Only `Board` is needed. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** One player's public things, and one's own hand. */
  readonly PlayerPanel?: ComponentType<PlayerPanelProps>;
  /** The things in an action that can be clicked. */
  readonly refsOf?: (action: WrittenAction, seat: number) => readonly string[];
  /** What one has to have before one's eyes to decide: a card being read, an offer on the table. */
  readonly notesOf?: (view: StateView, viewer: number) => readonly Phrase[];
  /** What an open action will cause, as far as it can be known before. */
  readonly causesOf?: (view: StateView, viewer: number, action: WrittenAction) => readonly Phrase[];
  /** Where a seat's points come from. */
  readonly pointsOf?: (view: StateView, seat: number) => readonly PointsPart[];
  /** A picture of what just happened: dice, balls, a card. */
  readonly EventArt?: ComponentType<{ readonly event: unknown; readonly say: (phrase: Phrase) => string }>;
}
