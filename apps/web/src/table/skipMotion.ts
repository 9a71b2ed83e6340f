/** Ends at once what moves within an element: a ship in flight, a falling die. What glows for ever goes on. */
export function skipMotion(within: Element | null): void {
  for (const animation of within?.getAnimations({ subtree: true }) ?? []) if (ends(animation)) animation.finish();
}

const ends = ({ effect }: Animation): boolean => Number.isFinite(Number(effect?.getComputedTiming().endTime));
