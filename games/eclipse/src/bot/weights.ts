/** What things are worth in points, as far as points are not counted yet; found by play (games/eclipse/README.md). */
export const WEIGHTS = {
  // for each round to come
  actions: 0.42,
  /** How many actions there is always something to do for, how much income gives work to one more, and what an idle one is worth. */
  busy: 1.5,
  perAction: 6,
  idle: 0.35,
  science: 0.13,
  materials: 0.13,
  // in store
  money: 0.13,
  stored: 0.06,
  /** How much of it counts when no income comes after this round. */
  last: 0.3,
  // short of money: for each that is missing after all trades, and for having to trade at all; in the last round that is `lastTrade`
  bankrupt: 4,
  short: 1.5,
  /** For the first trade in a turn, as long as the turn lasts; more for each that follows, and less in the last round. */
  trade: 0.6,
  lastTrade: 0.02,
  // ships, by strength
  fleet: 1.1,
  /** What blueprints could become, for a part of what it would be worth. */
  potential: 0.5,
  // battles
  battle: 0.85,
  conquest: 0.7,
  /** What a fleet may win next, for a part of what it would be worth; what others may win, for a part of what it costs. */
  campaign: 0.6,
  danger: 0.25,
  /** How likely a sector is lost to ships that stand in it undisputed: its owner can still come. */
  siege: 0.6,
  /** How much of a fleet can come to the aid of a sector. */
  relief: 0.4,
  // what is about to come: an action in progress, a sector that waits for a disc, squares for colony ships
  pending: 0.8,
  free: 0.3,
  squares: 0.8,
  squaresLater: 0.45,
  explore: 1,
  exploreLast: 0.4,
  discovery: 1.8,
  // the galaxy
  link: 0.06,
  zone: 0.05,
  known: 0.02,
  // technologies
  track: 1.2,
  tech: 1.3,
  /** Points that halve, or double, the odds of winning. */
  spread: 4,
};
export type Weights = typeof WEIGHTS;
