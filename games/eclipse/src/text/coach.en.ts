import type { Words } from '@starboard/kernel';

/** How each question works, for those who meet it for the first time. */
export const coachWordsEn = {
  'coach.choose-species':
    'Each species plays a little differently. The Terrans are the plain ones, good to begin with: they trade well and move often.',
  'coach.turn':
    'In your turn you take one action with an influence disc, then the others do. Every disc that leaves your track makes the upkeep dearer: below each action you read how much. Pass when your money would not last.\nExplore first, settle the squares with your colony ships, then research and arm yourself. After 8 rounds most points win.',
  'coach.explore':
    'Tap a glowing zone: a sector of that ring is turned over. Inner rings are richer, and more often guarded.',
  'coach.research':
    'Bright technologies are those you can pay. Each one on a track makes the next ones there cheaper. Rare ones go on a track of your choice: tap the track.',
  'coach.upgrade':
    'Tap a part, then a space on a blueprint; the sums change before you decide. A ship needs a drive, and as much energy as its parts use. It counts at once for all ships of the type.',
  'coach.build':
    'Tap what you want, then one of your sectors. New ships fight for you at the end of this round already.',
  'coach.move':
    'Tap a ship, then where it goes. Opponent ships hold as many of yours as they are: those cannot leave. Battles are fought at the end of the round.',
  'coach.influence':
    'Tap a sector to send a disc there, or one of yours to take it back: tap the influence track as its other end. Two colony ships become ready.',
  'coach.place-sector':
    'Turn the sector by a tap, the wheel or R. A wormhole must meet one of yours: whole rings are open, half ones with a bar are closed. You may also discard it.',
  'coach.claim':
    'A disc makes the sector yours, with its points and its squares, but the upkeep grows. You can also come back later with the action Influence.',
  'coach.discovery':
    'Use what you found now, or keep it face down for 2 points at the end. Early in the game the reward is mostly worth more.',
  'coach.ancient-tech': 'One of the cheapest technologies of the tray is yours for nothing.',
  'coach.found-part': 'Put the part on a blueprint now, or keep it until you upgrade. It needs no technology.',
  'coach.artifact': 'Each artifact in your sectors gives one kind of resource: choose what you need most.',
  'coach.put-portal': 'Sectors with warp portals are neighbours, however far apart. Choose well: it cannot be moved.',
  'coach.black-hole-exit': 'The black hole has let your ship go. Choose where it appears.',
  'coach.return-cube': 'A cube comes home. On which track it lies decides which income falls.',
  'coach.envoy':
    'Ambassadors bring each of you 1 point and the income of a cube. Whoever attacks the other later is the traitor and loses 2 points.',
  'coach.give-cube': 'Your ambassador takes a cube along: the income of its track grows.',
  'coach.make-room': 'There is no room for the ambassador: one reputation tile has to go back into the bag.',
  'coach.talks': 'After the battles friends can be made: propose relations to a neighbour, or end the talks.',
  'coach.act-first': 'These ships have the same initiative: say which of them act first.',
  'coach.engage':
    'Attack, or turn to retreat: the ships leave when it is their turn again, and can be hit until then. If all of yours retreat, you draw no reputation for taking part.',
  'coach.break-off': 'Nobody here can hurt anybody any more: as the attacker you leave.',
  'coach.aim':
    'Each die that hits does its damage to one ship. A ship is destroyed when its damage is greater than its hull. Below each target you read what happens.',
  'coach.keep-tile':
    'Of the tiles that you drew you keep at most one: its value counts as points at the end, and is secret until then.',
  'coach.attack-population':
    'Your ships rule the space here. Shoot at the population to take the sector; without cubes the owner loses it.',
  'coach.destroy-cube': 'Every hit destroys one cube of the sector. Choose which.',
  'coach.conquer':
    'Nobody controls this sector, and your ships are here: put a disc into it if you can afford the upkeep.',
  'coach.upkeep':
    'Settle free squares first, if you have colony ships ready. Then money comes in and the upkeep is paid. If you are short, trade or give up sectors.',

  // why a hint is good, and what it costs
  'why.points': 'It brings points.',
  'why.economy': 'It pays you more in the rounds to come.',
  'why.stores': 'It leaves you with more in store.',
  'why.fleet': 'It makes your fleet stronger.',
  'why.technologies': 'Technologies work for you from now on, and a long track brings points.',
  'why.squares': 'It gives your colony ships squares to go to.',
  'why.sectors': 'It opens a way to sectors that nobody has.',
  'why.place': 'Your sectors lie better to each other and to their neighbours.',
  'why.battles': 'It betters your chances in a battle that is to come.',
  'why.campaigns': 'It brings your ships nearer to something worth taking.',
  'why.dangers': 'It makes it harder for others to take what is yours.',
  'why.exploring': 'There are new sectors to be found, with squares and discoveries.',
  'why.researching': 'There is a technology that you can pay and that helps you.',
  'why.upgrading': 'You have better parts for your ships.',
  'why.building': 'You can pay for ships or structures that help you.',
  'why.moving': 'There is something that your ships can reach and win.',
  'why.influencing': 'There are sectors that your discs could take.',
  'but.points': 'The price: points.',
  'but.economy': 'The price: income in the rounds to come.',
  'but.stores': 'The price: what you pay, now or at upkeep.',
  'but.fleet': 'The price: strength of your fleet.',
  'but.technologies': 'The price: what technologies would bring.',
  'but.squares': 'The price: squares for your colony ships.',
  'but.sectors': 'The price: a way to sectors that nobody has.',
  'but.place': 'The price: your sectors lie worse.',
  'but.battles': 'The price: worse chances in a battle that is to come.',
  'but.campaigns': 'The price: your ships are farther from what they could win.',
  'but.dangers': 'The price: others can take more from you.',
  'but.exploring': 'The price: exploring that you had left.',
  'but.researching': 'The price: research that you had left.',
  'but.upgrading': 'The price: upgrades that you had left.',
  'but.building': 'The price: building that you had left.',
  'but.moving': 'The price: moves that you had left.',
  'but.influencing': 'The price: discs that you could have moved.',
} satisfies Words;
