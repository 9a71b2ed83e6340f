/** How each question works, for those who are asked it for the first time. */
export const coachWordsEn = {
  'coach.turn':
    'You command a ship for 4 rounds. Missions, faction tracks, crew and cargo give points; damage costs them.\nA turn is one main action: activate a room with a figure that matches it, or complete the mission at your place, or pass for the rest of the round. Before it you may spend medals on your crew.\nRed works at the helm (fly), yellow in the weapons (attack pirates), blue in research (new technologies), and everybody in maintenance (repair). Then the figure goes on break.\nA good start: fly to a mission whose rows have the colours of your crew.\nTouch ? on the board, then whatever you want to have explained.',
  'coach.second-task':
    'Your commander has done the first task. Now it may activate a room of its colour or maintenance, or bring a cadet or an ensign of its colour back from the break area.',
  'coach.assign':
    'Every row of the mission needs a figure. A row is resolved only if its figure has the colour of the row; an android matches every row, a cadet none. The points of the mission you get in any case.',
  'coach.row':
    'This row matches. Resolve it to get all of its effects from left to right, damage included, or ignore it as a whole.',
  'coach.row-task':
    'After its row your commander may resolve the same row once more, or bring a cadet or an ensign of its colour back from the break area.',
  'coach.trigger': 'Several of your technologies take effect now. You decide which comes first.',
  'coach.take-tech':
    'Touch a card, then one of your free slots. Where a symbol at the edge of the card meets an equal symbol, you get that bonus at once: a repair, a medal or a move. Such edges light up. Red, yellow and blue cards are new rooms, grey ones work by themselves, golden ones give points at the end.',
  'coach.move':
    'Each move follows one route to the next place. A pirate on the route costs 1 damage. Whoever ends the turn at a station takes what its triangle gives; a planet with a mission is reserved for the ship that came first.',
  'coach.jump': 'A jump takes you to any place. Pirates do not matter.',
  'coach.plate': 'Your Hull Plating can take the damage: it costs you a pirate token instead.',
  'coach.repair':
    'A repaired technology slot can hold a card; a repaired storage slot can hold cargo. Each damage that is left at the end costs 1 point.',
  'coach.attack':
    'An attack costs 1 damage. You take the pirate token, and with it an android, or a medal and an artifact, as the small sign on the pirate shows.',
  'coach.place-pirate': 'The pirate comes to a free route at your place. Think of the way that you want to fly.',
  'coach.discard-pirate': 'One pirate at your place goes away, without damage and without a reward.',
  'coach.drop': 'Your storage is too full. What you discard here gives no points.',
  'coach.choose-track':
    'You advance field by field. Pictures on a field are a bonus that you get at once; a red triangle triggers the event named beside the track. Higher fields give more points.',
  'coach.advance':
    'One field at a time: you get its bonus at once, and you may stop whenever you like. The fields that you can reach are lit.',
  'coach.shift-marker': 'One of your markers goes back, then another one forward by up to as many fields.',
  'coach.other-track': 'Now another marker goes forward, by up to as many fields as the first one went back.',
  'coach.recall':
    'The figure in front of your break area is ready again, so that you can use it in this round once more.',
  'coach.pay': 'Only if you pay do you get what follows.',
  'coach.pay-medal': 'Thanks to a technology you may spend other things in place of this medal.',
  'coach.lose': 'You must give up one of these.',
  'coach.choose-option': 'Exactly one of them happens.',
  'coach.peek': 'Only you see the missions that come next. Their order stays as it is.',
  'coach.copy-room': 'You use the effects of another room technology, wherever it lies, as if it were your own.',
  'coach.retrain': 'A cadet becomes an ensign of any colour, or an ensign changes its colour, without a medal.',
  'coach.open-room': 'For the rest of the game everybody in your crew but androids may work in this room.',
  'coach.shadow-mission': 'Captain Shadow takes a mission away from you. Let it be one that you do not need.',
  'coach.shadow-pirate': 'Captain Shadow removes a pirate. Let it be one that is in your way.',
} as const satisfies Record<string, string>;
