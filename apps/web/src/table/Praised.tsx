import type { Praise } from '../panel/story.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly praise: Praise | undefined;
  readonly written: (points: number) => string;
}

/** A kind word for those who did not win. */
export function Praised({ praise, written }: Props) {
  const words = useWords();
  if (praise === undefined) return null;
  return (
    <small className="praise">
      {words.praise[praise.kind](praise.kind === 'led' ? String(praise.n) : written(praise.n))}
    </small>
  );
}
