import { eclipse } from '@starboard/eclipse';
import { galaxyTrucker } from '@starboard/galaxy-trucker';
import type { AnyGame } from '@starboard/kernel';
import { merchantOfVenus } from '@starboard/merchant-of-venus';
import { starfarers } from '@starboard/starfarers';
import { starshipCaptains } from '@starboard/starship-captains';
import { template } from '@starboard/template';

/** Every game there is. A new one is added here, and in this package's dependencies. */
export const games: readonly AnyGame[] = [
  starfarers,
  galaxyTrucker,
  starshipCaptains,
  merchantOfVenus,
  eclipse,
  template,
];

/** The game with this id. */
export function gameById(id: string): AnyGame | undefined {
  return games.find(({ meta }) => meta.id === id);
}
