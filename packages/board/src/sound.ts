/** Sounds are data: a few tones, made on the spot by whoever plays them. */

/** What an event may sound like. */
export type Sound = 'dice' | 'card' | 'gain' | 'loss' | 'scene' | 'win';

export interface Tone {
  /** `noise` is heard around the pitch. */
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Hz, at its beginning and at its end. */
  readonly from: number;
  readonly to?: number;
  /** Seconds: when it begins, and how long it takes to die away. */
  readonly at?: number;
  readonly for: number;
  /** 0 to 1. */
  readonly loud?: number;
}

export type Tune = readonly Tone[];

/** What a game sounds like. */
export type Tunes = Readonly<Record<Sound, Tune>>;

/** Tones of one kind, one after the other. */
export const melody = (wave: Tone['wave'], pitches: readonly number[], apart: number, length: number): Tune =>
  pitches.map((from, i) => ({ wave, from, at: Math.round(i * apart * 1000) / 1000, for: length }));
