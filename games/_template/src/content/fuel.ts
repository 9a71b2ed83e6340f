/** TP-1.4: what each crew starts with, and what the station has for each crew. */
export const TANK = 6;
export const STATION_FUEL = 2;

/** TP-3.2: more than this is never burned for one comet. */
export const MOST_FUEL = 3;
