import { useEffect, useState } from 'react';

/** How long a note stays, in ms: as long as it takes to read it. */
const STAYS = 3500;

export interface RaceNoteText {
  readonly text: string;
}

/** A word in passing, over the board: nobody has time for more while all act at once. */
export function RaceNote({ note }: { note: RaceNoteText | undefined }) {
  const [shown, setShown] = useState<RaceNoteText>();
  useEffect(() => {
    setShown(note);
    const timer = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <div className="race-note" role="status">
      {shown !== undefined && <p>{shown.text}</p>}
    </div>
  );
}
