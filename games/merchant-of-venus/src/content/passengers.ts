import { frozen } from '@starboard/kernel';
import { BASE_STOP } from './cultures.ts';

/** MV-7.4.3: where a passenger (Passagier) waits and wants to go, a culture or the base; fare, and fame above or infamy below 0. */
export interface Passenger {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly fare: number;
  /** MV-7.4.4: 1 point, or 2 for a complete hold. */
  readonly size: number;
  readonly fame: number;
}

const passenger = (
  id: string,
  from: number | 'base',
  to: number | 'base',
  fare: number,
  size = 1,
  fame = 0,
): Passenger => ({
  id,
  from: from === 'base' ? BASE_STOP : from - 1,
  to: to === 'base' ? BASE_STOP : to - 1,
  fare,
  size,
  fame,
});

/** Cultures are written here by their printed numbers, 1 to 14. */
export const PASSENGERS: readonly Passenger[] = frozen([
  passenger('P01', 3, 14, 120),
  passenger('P02', 5, 'base', 180),
  passenger('P03', 7, 'base', 140),
  passenger('P04', 8, 6, 120),
  passenger('P05', 10, 'base', 110),
  passenger('P06', 13, 7, 110),
  passenger('P07', 14, 'base', 150),
  passenger('P08', 'base', 12, 110),
  passenger('P09', 'base', 5, 140),
  passenger('P10', 'base', 3, 160),
  passenger('P11', 1, 9, 90, 1, 2),
  passenger('P12', 2, 11, 70, 2, 3),
  passenger('P13', 4, 13, 100, 1, 1),
  passenger('P14', 6, 2, 80, 1, 2),
  passenger('P15', 9, 4, 160, 1, -2),
  passenger('P16', 11, 8, 90, 2, 2),
  passenger('P17', 12, 6, 180, 1, -3),
  passenger('P18', 5, 1, 100, 1, 1),
  passenger('P19', 14, 10, 60, 2, 4),
  passenger('P20', 'base', 13, 90, 1, 2),
]);

export const PASSENGER_COUNT = PASSENGERS.length;
