/** Shapes that know nothing of the board, so that the picture of the game needs none of it. */

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The corners of a hexagon, as `points` of a polygon. */
export const hexagon = (radius: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => `${round(radius * Math.cos((i * Math.PI) / 3))},${round(radius * Math.sin((i * Math.PI) / 3))}`)
    .join(' ');

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
