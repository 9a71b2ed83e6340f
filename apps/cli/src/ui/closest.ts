/** The known word that was probably meant, if one is near. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const near = known.map((one) => [distance(word, one), one] as const).sort(([a], [b]) => a - b)[0];
  return near !== undefined && near[0] <= 2 ? near[1] : undefined;
}

/** How many letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
