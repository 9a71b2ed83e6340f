import type { RefusalKey } from './refusals.en.ts';

export const refusalsDe: Readonly<Record<RefusalKey, string>> = {
  'refusal.no-mission-here': 'An deinem Ort gibt es keine Mission.',
  'refusal.reserved': 'Diese Mission ist für das Schiff reserviert, das den Planeten hält.',
  'refusal.too-few-figures':
    'Diese Mission hat {rows} Zeilen, und in deinem Bereitschaftsraum {crew, plural, =0 {steht keine Figur} one {steht nur # Figur} other {stehen nur # Figuren}}.',
  'refusal.too-few-medals':
    'Das kostet {price, plural, one {# Medaille} other {# Medaillen}}, und du hast {medals, plural, =0 {keine} other {nur #}}.',
};
