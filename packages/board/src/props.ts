import type { OpenDecision, Phrase, StateView, WrittenAction } from '@starboard/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Size } from './divide.ts';
import type { LitMap } from './handle.ts';
import type { Palette } from './paint.ts';

/** What the table tells a board, and what a board tells the table. */

export type Say = (phrase: Phrase) => string;

/** `BoardProps<Seen, SeenEvent>`: what the game's view shows of the state, and its table of events of what happens. */
export interface BoardProps<Seen = StateView, Happened = unknown> {
  /** What the viewer sees of the state. */
  readonly view: Seen;
  /** The seat that looks, or -1 for somebody who only watches. */
  readonly viewer: number;
  readonly names: readonly string[];
  /** The refs that occur in the open options. */
  readonly lit: LitMap;
  /** What is asked of whom; `aboutOf(QUESTION, decisions)` tells what about. */
  readonly decisions: readonly OpenDecision[];
  /** The open options, as far as they fit what was picked already. */
  readonly options?: readonly WrittenAction[];
  /** A thing was clicked; `also` is meant together with it, if it is anything at all. */
  onPick(ref: string, also?: readonly string[]): void;
  readonly say: Say;
  readonly palette: Palette;
  /** Whether things may move. */
  readonly motion: boolean;
  /** What happened in the last step, as the viewer may know it. */
  readonly events: readonly Happened[];
  /** For pictures that nobody measures. */
  readonly size?: Size;
  /** What can be moved and zoomed, for boards that put only a part of themselves into it (`framesItself`). */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

export interface PlayerPanelProps<Seen = StateView, Happened = unknown> extends BoardProps<Seen, Happened> {
  readonly seat: number;
  /** Only what the others need to see at a glance. */
  readonly compact?: boolean;
}

/** What a picture of an event gets. */
export interface EventArtProps<Happened = unknown> {
  readonly event: Happened;
  readonly say: Say;
}

/** What is told of a thing on the board to whoever touches `?` and then the thing. */
export interface Telling<Said = Phrase> {
  readonly title: Said;
  readonly lines: readonly Said[];
  /** What the signs on it mean. */
  readonly signs?: readonly { readonly picture: ReactNode; readonly text: Said }[];
}

/** A thing of the game beside the chapter of the rulebook that speaks of it: drawn around the origin, so far to each side. */
export interface RulePicture {
  readonly name: Phrase;
  readonly reach: number;
  readonly draw: ReactNode;
}

/** By chapter. */
export type RulePictures = Readonly<Record<number, readonly RulePicture[]>>;

/** Something that brings points, and how many. */
export interface PointsPart {
  readonly phrase: Phrase;
  readonly points: number;
}

/** The seat whose things are drawn large. */
export const homeSeat = (viewer: number): number => Math.max(0, viewer);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the frame of a board is to look: a place as shares of its width and height, and how close. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The event with which the frame of a board is told how to look. */
export const LOOK = 'starboard-zoom';

/** Brings a place of the board into the middle of its frame. */
export const lookAt = (look: Look): void => {
  dispatchEvent(new CustomEvent(LOOK, { detail: look }));
};
