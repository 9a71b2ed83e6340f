/** A flat table of small integers that nobody may write to; at run time a typed array. */
export type IntTable = ArrayLike<number>;

/** Freezes plain content all the way down. Typed arrays cannot be frozen: they are shown as `IntTable` instead. */
export function frozen<T>(content: T): T {
  if (typeof content !== 'object' || content === null || ArrayBuffer.isView(content) || Object.isFrozen(content)) {
    return content;
  }
  Object.freeze(content);
  for (const part of Object.values(content)) frozen(part);
  return content;
}
