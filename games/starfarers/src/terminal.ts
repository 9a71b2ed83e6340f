import { type DrawExtra, type MatchView, nameOf, type Viewer } from '@starboard/kernel';
import { COLOURS, PEOPLES, RESOURCES } from './content/index.ts';
import { pointsOf } from './state.ts';
import { drawBoard } from './terminal/board.ts';
import { type Language, WORDS } from './terminal/words.ts';
import { contentDe } from './text/content.de.ts';
import { contentEn } from './text/content.en.ts';
import type { Seen } from './view.ts';

const CONTENT = { en: contentEn, de: contentDe } as const;

/** The table as far as a terminal can draw it: the board, and a line for each player. At most 78 characters wide. */
export function drawMap(
  { state: seen }: MatchView<Seen>,
  language: Language,
  { seat, names, colour }: Omit<DrawExtra, 'say'>,
): string {
  return [
    drawBoard(seen, colour),
    WORDS[language].legend,
    ...seen.hand.map((_, at) => playerLine(seen, at, nameOf(names, at), language)),
    ...handLine(seen, seat, language),
    bankLine(seen, language),
  ].join('\n');
}

const total = (hand: number | readonly number[]): number =>
  typeof hand === 'number' ? hand : hand.reduce((sum, n) => sum + n, 0);

/** `R Ann            7 points   4 cards  drives 1 cannons 0 rings 2  fame 1  discs: merchants` */
function playerLine(seen: Seen, seat: number, name: string, language: Language): string {
  const words = WORDS[language];
  const upgrades = words.upgrades.map((word, i) => `${word} ${seen.upgrades[seat * 3 + i]}`).join(' ');
  const discs = PEOPLES.filter((_, people) => seen.disc[people] === seat).map(
    (id) => CONTENT[language][`people.${id}`],
  );
  const letter = COLOURS[seen.colour[seat]].charAt(0).toUpperCase();
  return [
    `${seat === seen.active ? '>' : ' '}${letter} ${name.slice(0, 14).padEnd(14)}`,
    `${String(pointsOf(seen, seat)).padStart(2)} ${words.points}`,
    `${String(total(seen.hand[seat])).padStart(2)} ${words.cards}`,
    upgrades,
    `${words.fame} ${seen.fame[seat]}`,
    ...discs,
  ].join('  ');
}

function handLine(seen: Seen, seat: Viewer, language: Language): readonly string[] {
  const hand = seen.hand[seat];
  if (hand === undefined || typeof hand === 'number') return [];
  return [`${WORDS[language].hand}: ${cardsText(hand, language)}`];
}

function bankLine(seen: Seen, language: Language): string {
  const { bank, supply } = WORDS[language];
  return `${bank}: ${cardsText(seen.bank, language)}; ${supply}: ${seen.supply}`;
}

const cardsText = (cards: readonly number[], language: Language): string =>
  RESOURCES.map((id, kind) => `${CONTENT[language][`resource.${id}`]} ${cards[kind]}`).join(', ');
