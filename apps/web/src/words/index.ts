import { type Language, useSettings } from '../app/settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type AppWords = typeof en;
export const WORDS: Readonly<Record<Language, AppWords>> = { en, de };

/** What the app itself says, in the chosen language. */
export const useWords = (): AppWords => WORDS[useSettings().language];
