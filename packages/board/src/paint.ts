export type Palette = 'normal' | 'colour-blind';

/** The paint of one player: body, lit side, shadow, and what is drawn on it. */
export interface Paint {
  readonly main: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
}

export const paint = (main: string, light: string, deep: string, ink: string): Paint => ({ main, light, deep, ink });

/** Of nobody. */
export const NEUTRAL: Paint = paint('#7d8598', '#b3bac9', '#3d4454', '#14181f');
