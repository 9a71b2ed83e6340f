export { spaceBilliards } from './bonusBilliards.ts';
export { starDepot } from './bonusDepot.ts';
export { junkyard } from './bonusJunkyard.ts';
