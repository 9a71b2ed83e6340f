/** Why something may not be done. */
export const refusalsEn = {
  'refusal.square-taken': 'There is a component on this square already.',
  'refusal.off-board': 'This square is not on your ship board.',
  'refusal.not-joined': 'The tile must be joined to your ship by at least one connector.',
  'refusal.connectors-clash': 'A single connector does not fit a double one.',
  'refusal.smooth-against-connector': 'A connector may not touch a smooth side.',
  'refusal.blocks-barrel': 'The square in front of a barrel must stay empty.',
  'refusal.barrel-blocked': 'Its barrel would point at a component: the square in front of it must stay empty.',
  'refusal.blocks-exhaust': 'The square behind an exhaust must stay empty.',
  'refusal.exhaust-blocked': 'Its exhaust would point at a component: the square behind it must stay empty.',
  'refusal.engine-direction': 'The exhaust of an engine may not point in this direction.',
  'refusal.hand-full': 'You have a tile in hand: first place it, put it back or put it into the stash.',
  'refusal.hand-empty': 'You have no tile in hand.',
  'refusal.stash-full': 'Your stash has room for 2 tiles, and it is full.',
  'refusal.from-stash':
    'This tile comes from your stash: it may be placed or go back there, but never to the warehouse.',
  'refusal.tile-gone': 'Somebody else has taken this tile.',
  'refusal.number-gone': 'Somebody else has taken this number tile.',
  'refusal.no-tiles-left': 'There is no face-down tile left.',
  'refusal.nothing-built-yet':
    'First add a component to your ship, in class IIA to both halves; then you may look at cards.',
  'refusal.pile-secret': 'Nobody may look at the fourth pile.',
  'refusal.timer-runs': 'The timer can only be flipped when it has run out.',
  'refusal.timer-spent': 'The timer is running for the last time.',
  'refusal.not-finished': 'For the last time the timer may only be flipped by somebody who has finished.',
  'refusal.already-finished': 'You have finished building.',
  'refusal.already-welded': 'This component is welded and cannot be moved any more.',
  'refusal.no-takes-left': 'You have taken as many tiles as you may in this turn.',
  'refusal.last-turn': 'This is your last turn: end it by taking a number tile.',
  'refusal.not-your-turn': 'It is not your turn to build.',
  'refusal.changed-already': 'You have changed this tile once already.',
  'refusal.no-tokens':
    '{cost, plural, one {This costs # battery token, and you have none here.} other {This costs # battery tokens, and you do not have that many here.}}',
  'refusal.must-power': 'You cannot stay without thrust: power an engine first.',
  'refusal.too-few-crew': 'This takes a crew of {need}, and you have {crew}.',
  'refusal.planet-taken': 'Another ship has landed there.',
  'refusal.cannot-pay': 'This costs {price, plural, one {# credit} other {# credits}}, and you cannot pay that.',
  'refusal.too-few-humans':
    '{need, plural, one {This takes # awake human, and you have none.} other {This takes # awake humans, and you do not have that many.}}',
  'refusal.bid-too-low': 'You must bid at least {least, plural, one {# credit} other {# credits}}.',
  'refusal.bid-too-high': 'You can pay {purse, plural, one {# credit} other {# credits}} at most, loans included.',
  'refusal.row-taken': 'Row {row} has been chosen already.',
  'refusal.field-taken': 'Field {field} has been taken already.',
} as const satisfies Record<string, string>;

export type RefusalKey = keyof typeof refusalsEn;
