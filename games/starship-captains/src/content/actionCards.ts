import { byId, frozen } from '@starboard/kernel';

/** SC-22.6: the four types of action cards (Aktionskarten). */
export const ACTION_TYPES = ['technology', 'mission', 'pirate', 'passenger'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export interface ActionCard {
  readonly id: string;
  readonly type: ActionType;
}

/** SC-1.4, SC-22.6: the first four are one of each type. An action card is an index into this list. */
export const ACTION_CARDS: readonly ActionCard[] = frozen(
  [...ACTION_TYPES, ...(['technology', 'mission', 'pirate'] as const)].map((type, i) => ({ id: `a${i + 1}`, type })),
);

/** Index of each action card: `ACTION_CARD.a1`. */
export const ACTION_CARD = byId(ACTION_CARDS);
