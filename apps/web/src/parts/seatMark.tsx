/** Each seat has a shape as well as a place, so that nobody has to go by colour. */
const SHAPES = ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M4 4h16v16H4z', 'M12 3l10 18H2z', 'M12 1l11 11-11 11L1 12z'];

export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg className={`seat-mark seat-${seat % 4}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}
