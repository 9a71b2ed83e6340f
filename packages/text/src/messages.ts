import type { Words } from '@starboard/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** Compiled sentences of each book; `undefined` for one that cannot be compiled. */
const compiled = new WeakMap<Words, Map<string, IntlMessageFormat | undefined>>();

/** The sentence under `key` with its values filled in, or as it stands where it cannot be filled in. Never throws. */
export function format(
  book: Words,
  language: string,
  key: string,
  values: Readonly<Record<string, number | string>>,
): string {
  try {
    return String(message(book, language, key)?.format(values) ?? book[key]);
  } catch {
    return book[key];
  }
}

function message(book: Words, language: string, key: string): IntlMessageFormat | undefined {
  const messages = compiled.get(book) ?? new Map<string, IntlMessageFormat | undefined>();
  compiled.set(book, messages);
  if (!messages.has(key)) messages.set(key, compile(book[key], language));
  return messages.get(key);
}

function compile(text: string, language: string): IntlMessageFormat | undefined {
  try {
    return new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  } catch {
    return undefined;
  }
}
