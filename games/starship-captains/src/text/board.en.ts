/** Labels of the board and of the player panels. */
export const boardWordsEn = {} as const;
