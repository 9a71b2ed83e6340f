/** How far from everywhere to everywhere, for a connected graph of points; all four tables have one row per point. */
export type Ways = {
  /** Steps of the shortest way to each point. */
  readonly distance: Uint8Array;
  /** The longest of all shortest ways. */
  readonly diameter: number;
  /** For 0, 1, 2 ... `diameter` steps: how many points lie within so many, the point itself included. */
  readonly reach: Uint16Array;
  /** All points, by distance, then by index. */
  readonly nearestFirst: Uint16Array;
};

const UNKNOWN = 255;

function fillDistances(distance: Uint8Array, from: number, neighbours: readonly (readonly number[])[]): void {
  distance[from] = 0;
  const queue = [from];
  for (const point of queue) {
    for (const next of neighbours[point]) {
      if (distance[next] !== UNKNOWN) continue;
      distance[next] = distance[point] + 1;
      queue.push(next);
    }
  }
}

export function shortestWays(neighbours: readonly (readonly number[])[]): Ways {
  const count = neighbours.length;
  const distance = new Uint8Array(count * count).fill(UNKNOWN);
  for (let from = 0; from < count; from++) fillDistances(distance.subarray(from * count), from, neighbours);
  const diameter = distance.reduce((longest, steps) => Math.max(longest, steps), 0);

  const radii = diameter + 1;
  const reach = new Uint16Array(count * radii);
  const nearestFirst = new Uint16Array(count * count);
  for (let from = 0; from < count; from++) {
    const within = reach.subarray(from * radii, (from + 1) * radii);
    for (let to = 0; to < count; to++) within[distance[from * count + to]]++;
    for (let steps = 1; steps < radii; steps++) within[steps] += within[steps - 1];
    const next = [0, ...within];
    for (let to = 0; to < count; to++) nearestFirst[from * count + next[distance[from * count + to]]++] = to;
  }
  return { distance, diameter, reach, nearestFirst };
}
