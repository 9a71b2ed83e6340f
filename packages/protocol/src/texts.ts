/** Marks that turn the direction of writing, look like nothing, or are none: with them one could pass for somebody else. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;

/** Whether a name shows itself as it is. */
export const isPlainName = (name: string): boolean => name.trim() !== '' && !UNSEEN.test(name);

/** Whether a text has nothing in it that no keyboard writes; lines, tabs and joined emoji are fine. */
export const isPlainText = (text: string): boolean =>
  !/[^\P{Cc}\n\r\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u.test(text);
