import { seatColours } from '@starboard/board';
import { useSettings } from '../app/settings.ts';

/** Each seat has a shape as well as a colour, so that nobody has to go by colour. */
export function SeatMark({ seat }: { seat: number }) {
  const { palette } = useSettings();
  return (
    <svg className="seat-mark" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <path d={seatColours.markOf(seat)} fill={seatColours.paintOf(palette, seat).main} />
    </svg>
  );
}
