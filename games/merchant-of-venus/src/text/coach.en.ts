import type { Words } from '@starboard/kernel';

/** How each question works, for those who are new to it. */
export const coach = {
  'coach.pilot':
    'Each pilot has an ability of its own from level 2 on. At level 1 you may give away one die in a turn, at level 2 two, at level 3 three.',
  'coach.dial':
    'The laser passes laser hazards and destroys pirates, the shield passes shield hazards. One starts at 2, the other at 1.',
  'coach.declare':
    'You are a merchant: buy goods where they are cheap, fly, and sell them to a culture that wants them. Whoever has most credits at the end wins; each fame is worth 10.\nSay first where you go: click one of the fields with an arrow, or stay. Then you roll three dice: their sum is your movement.\nA good start: fly to the nearest system with a “?” and land there. First contact gives you credits for that market, and three purchases and sales.\nClick a discovered world to see its market, and the trade finder to see what pays. Touch ? to have anything explained.',
  'coach.flight':
    'Lit fields can be reached; the number says how many movement points are left there. Gold ones are places to stop. Click one: you see the way and its dangers, then fly.\nYou must use all your points, unless you land. Dice can be given to navigation, extra thrust or upgrades before that, as many as your pilot has levels.',
  'coach.exit':
    'The ship of your neighbour is on a navigation field without a course. You choose where it leaves, but not back.',
  'coach.teleportal':
    'You jump to the teleportal with the number of a die that you give to navigation now, or of the effect die.',
  'coach.test': 'Before you roll you may pass the test by a card, or give a die to a variable laser or shield.',
  'coach.failed-test':
    'Your turn ends here, or you lower the dial for good and fly on: further hazards of this kind do nothing in this turn.',
  'coach.pirates':
    'Roll and add their number: with your value or less you beat them. The laser destroys them for a reward, the shield brings fame, the pilot more movement.',
  'coach.lose-good': 'The pirates take a good of their category.',
  'coach.drill': 'A marker on this asteroid pays 10 credits in the next even round and comes back to you.',
  'coach.reward': 'Take 50 credits for it, now or never, or keep what it does from now on.',
  'coach.fulfil': 'One event completes one mission. Choose which.',
  'coach.peek': 'Only you see the card. Knowing where a culture lives tells you where your goods will sell.',
  'coach.swap-cards': 'You may swap the two cards you have seen.',
  'coach.look-ahead': 'Only you see the top encounter card, and you may put it under the deck.',
  'coach.put-back': 'Leave the card on top for whoever comes next, or put it under the deck.',
  'coach.arrival': 'Your shuttle picks up and drops off passengers as many fields away as its die shows.',
  'coach.jam': 'Your jammer swaps one of your missions for one of a player on the same field.',
  'coach.business':
    'After a landing you sell once and buy once, after a first contact three times each; whoever stayed may do it as often as they like.\nThe market card shows what they pay now and after the next shift, and what they sell. Rows with a blue rim are goods that you have aboard. Click a row to sell or buy.\nEnd business when you are done.',
  'coach.pilot-side': 'Both sides are strong. Your choice stays for the rest of the game.',
  'coach.build':
    'A spaceport costs 200 and is worth 200 at the end. It brings you 10 credits for each trade of others, and a landing place in orbit.',
  'coach.shift-market': 'The top token of that market goes under the stack: weak, active and strong come in turn.',

  // why a hint is good, and what it costs
  'why.cash': 'It brings credits into your hands.',
  'why.spaceports': 'A spaceport keeps its worth until the end.',
  'why.fame': 'It brings fame, and each fame is worth 10 credits at the end.',
  'why.plan': 'From there you can earn more: by what you carry, and by who buys, sells or waits on the way.',
  'why.capital': 'With more money at work you can buy more at each market.',
  'why.ship': 'A better ship pays for itself in the turns to come.',
  'why.technologies': 'The technology helps you for the rest of the game.',
  'why.rewards': 'The reward is worth having.',
  'why.missions': 'It brings you nearer to a mission that counts at the end of a turn.',
  'why.contact-cards': 'It gives you credits for a market that you have discovered.',
  'why.contracts': 'The contract lets you build a spaceport later.',
  'why.intel': 'Intel is good to have when you need it.',
  'but.cash': 'The price: credits that you pay.',
  'but.spaceports': 'The price: a spaceport.',
  'but.fame': 'The price: fame.',
  'but.plan': 'The price: what you could have earned on your way.',
  'but.capital': 'The price: money that you could have traded with.',
  'but.ship': 'The price: something that your ship can do.',
  'but.technologies': 'The price: a technology that you lose or use up.',
  'but.rewards': 'The price: a reward that you give away or use up.',
  'but.missions': 'The price: you are farther from completing a mission.',
  'but.contact-cards': 'The price: credits of a first contact.',
  'but.contracts': 'The price: a contract.',
  'but.intel': 'The price: intel.',
} satisfies Words;
