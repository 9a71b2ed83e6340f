import type { boardWordsEn } from './board.en.ts';

/** Beschriftungen des Spielbretts und der Spielertafeln. */
export const boardWordsDe: Readonly<Record<keyof typeof boardWordsEn, string>> = {};
