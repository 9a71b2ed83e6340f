/** Dots of a die, by place on a 3 × 3 grid. */
const DOTS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Die({ value }: { value: number }) {
  return (
    <svg className="die" viewBox="0 0 36 36" role="img" aria-label={String(value)}>
      <rect x="2" y="2" width="32" height="32" rx="7" />
      {(DOTS[value] ?? []).map((place) => (
        <circle key={place} cx={9 + (place % 3) * 9} cy={9 + Math.floor(place / 3) * 9} r="3" />
      ))}
    </svg>
  );
}

/** The dice that an event tells of, whatever the game. */
export function diceIn(event: unknown): readonly number[] {
  const { dice, die } = event as { dice?: unknown; die?: unknown };
  const rolled = Array.isArray(dice) ? dice : [die];
  return rolled.every((one) => typeof one === 'number' && one >= 1 && one <= 6) ? (rolled as number[]) : [];
}
