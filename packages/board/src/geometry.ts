/** Shapes that know nothing of the board, so that the picture of the game needs none of it. */

export const round = (n: number): number => Math.round(n * 10) / 10;

/** A row of numbers without visible order, the same every time. */
function scatter(seed: number): () => number {
  let value = seed;
  return () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value / 4294967296;
  };
}

/** Stars as one path of dots, to be stroked with round ends. */
export function starField(seed: number, count: number, width: number, height: number): string {
  const next = scatter(seed);
  let path = '';
  for (let i = 0; i < count; i++) path += `M${round(next() * width)} ${round(next() * height)}h0`;
  return path;
}

/** A regular star or polygon around the origin, as a path. */
export function starPath(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** So many things alike. */
export const times = <T>(n: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: Math.max(0, n) }, (_, i) => make(i));

/** A text in lines of at most so many letters; what does not fit into the last line is cut. */
export function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

/** A part of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture of this size goes to stand as large as possible in the middle of a box. */
export function fitted({ x, y, width, height }: Box, wide: number, high: number, most = Number.POSITIVE_INFINITY) {
  const scale = Math.max(0.01, Math.min(width / wide, height / high, most));
  return { scale, x: x + (width - wide * scale) / 2, y: y + (height - high * scale) / 2 };
}

/** As a transform. */
export function placed(box: Box, wide: number, high: number, most?: number): string {
  const { x, y, scale } = fitted(box, wide, high, most);
  return `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`;
}
