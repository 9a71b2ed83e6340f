import type { ContentKey } from './content.en.ts';

export const contentDe: Readonly<Record<ContentKey, string>> = {
  'resource.ore': 'Erz',
  'resource.fuel': 'Treibstoff',
  'resource.carbon': 'Carbon',
  'resource.food': 'Nahrung',
  'resource.goods': 'Handelsware',

  'buildable.colony-ship': 'Kolonieschiff',
  'buildable.trade-ship': 'Handelsschiff',
  'buildable.spaceport': 'Raumhafen',
  'buildable.drive': 'Antrieb',
  'buildable.cannon': 'Bordkanone',
  'buildable.freight-ring': 'Frachtring',

  'upgrade.drive': 'Antrieb',
  'upgrade.cannon': 'Bordkanone',
  'upgrade.freight-ring': 'Frachtring',

  'colour.red': 'Rot',
  'colour.yellow': 'Gelb',
  'colour.blue': 'Blau',
  'colour.white': 'Weiß',

  'ball.black': 'schwarz',
  'ball.blue': 'blau',
  'ball.yellow': 'gelb',
  'ball.red': 'rot',

  'people.green-folk': 'Grünes Volk',
  'people.scientists': 'Wissendes Volk',
  'people.merchants': 'Händler',
  'people.diplomats': 'Diplomaten',

  'system.alpha': 'Alpha',
  'system.beta': 'Beta',
  'system.gamma': 'Gamma',
  'system.delta': 'Delta',
  'system.near1': 'Korvan',
  'system.near2': 'Ilmen',
  'system.near3': 'Sarda',
  'system.near4': 'Ostara',
  'system.far1': 'Thule',
  'system.far2': 'Meridian',
  'system.far3': 'Vantar',

  'card.green-ore': 'Reichere Ernte: Erz',
  'card.green-fuel': 'Reichere Ernte: Treibstoff',
  'card.green-carbon': 'Reichere Ernte: Carbon',
  'card.green-food': 'Reichere Ernte: Nahrung',
  'card.green-goods': 'Reichere Ernte: Handelsware',
  'card.scientist-mixed-1': 'Verbesserte Systeme',
  'card.scientist-mixed-2': 'Verbesserte Systeme',
  'card.scientist-mixed-3': 'Verbesserte Systeme',
  'card.scientist-drives': 'Verbesserte Antriebe',
  'card.scientist-cannons': 'Verbesserte Kanonen',
  'card.merchant-ore': 'Tauschlizenz: Erz',
  'card.merchant-fuel': 'Tauschlizenz: Treibstoff',
  'card.merchant-carbon': 'Tauschlizenz: Carbon',
  'card.merchant-food': 'Tauschlizenz: Nahrung',
  'card.merchant-goods': 'Tauschlizenz: Handelsware',
  'card.diplomat-tribute': 'Geringerer Tribut',
  'card.diplomat-fame-1': 'Ruhm zum Preis',
  'card.diplomat-fame-2': 'Ruhm zum Preis',
  'card.diplomat-levy': 'Hilfe der Starken',
  'card.diplomat-relief': 'Galaktische Nothilfe',

  'card-text.green-ore': 'Immer wenn dir ein Ertragswurf mindestens 1 Erz bringt, nimm 1 mehr aus der Bank.',
  'card-text.green-fuel': 'Immer wenn dir ein Ertragswurf mindestens 1 Treibstoff bringt, nimm 1 mehr aus der Bank.',
  'card-text.green-carbon': 'Immer wenn dir ein Ertragswurf mindestens 1 Carbon bringt, nimm 1 mehr aus der Bank.',
  'card-text.green-food': 'Immer wenn dir ein Ertragswurf mindestens 1 Nahrung bringt, nimm 1 mehr aus der Bank.',
  'card-text.green-goods': 'Immer wenn dir ein Ertragswurf mindestens 1 Handelsware bringt, nimm 1 mehr aus der Bank.',
  'card-text.scientist-mixed-1': '+1 Antrieb und +1 Bordkanone.',
  'card-text.scientist-mixed-2': '+1 Antrieb und +1 Bordkanone.',
  'card-text.scientist-mixed-3': '+1 Antrieb und +1 Bordkanone.',
  'card-text.scientist-drives': '+2 Antriebe.',
  'card-text.scientist-cannons': '+2 Bordkanonen.',
  'card-text.merchant-ore': 'Dein Tauschkurs für Erz bei der Galaktischen Bank ist 2:1.',
  'card-text.merchant-fuel': 'Dein Tauschkurs für Treibstoff bei der Galaktischen Bank ist 2:1.',
  'card-text.merchant-carbon': 'Dein Tauschkurs für Carbon bei der Galaktischen Bank ist 2:1.',
  'card-text.merchant-food': 'Dein Tauschkurs für Nahrung bei der Galaktischen Bank ist 2:1.',
  'card-text.merchant-goods':
    'Einmal pro Zug: Tausche bei der Galaktischen Bank 1 Handelsware gegen 1 Karte einer anderen Sorte.',
  'card-text.diplomat-tribute': 'Bei einer 7 gibst du die Hälfte deiner Karten nur bei mehr als 12 Handkarten ab.',
  'card-text.diplomat-fame-1': 'Einmal pro Zug, in deiner Handels- und Bauphase: Zahle 1 Handelsware für 1 Ruhmesring.',
  'card-text.diplomat-fame-2': 'Einmal pro Zug, in deiner Handels- und Bauphase: Zahle 1 Handelsware für 1 Ruhmesring.',
  'card-text.diplomat-levy':
    'Einmal pro Zug, in deiner Handels- und Bauphase: Ziehe je 1 verdeckte Karte von einem oder zwei Mitspielern mit mehr Siegpunkten als du.',
  'card-text.diplomat-relief':
    'Bringt dir ein Ertragswurf außer der 7 nichts, darfst du 1 Karte deiner Wahl aus der Bank nehmen.',

  'question.merchant':
    'Ein Handelsschiff kommt längsseits. Wie viele Rohstoffkarten (0 bis 3) gibst du seinem Kapitän?',
  'question.attack-pirate': 'Der Kapitän lässt die Maske fallen: Er ist Pirat. Greifst du ihn an?',
  'question.pirate-demand': 'Ein Pirat versperrt dir den Kurs und will 2 Rohstoffkarten. Gibst du sie ihm?',
  'question.pirate-fence':
    'Ein Pirat bietet dir 2 Rohstoffkarten anderer Sorten für 1 von deinen, ohne Fragen. Nimmst du an?',
  'question.pirate-raid':
    'Für 1 Rohstoffkarte würde ein Pirat deine Rivalen in deinem Auftrag überfallen. Heuerst du ihn an?',
  'question.pirate-attack': 'Ein Pirat eröffnet das Feuer auf dich. Versuchst du zu entkommen?',
  'question.distress-call': 'Ein Schiff ohne Antrieb treibt auf einen Stern zu und ruft um Hilfe. Fliegst du hin?',
  'question.attacked-ship': 'Du siehst, wie ein Pirat ein anderes Schiff angreift. Greifst du ein?',
  'question.space-distortion': 'In deiner Nähe öffnet sich eine Raumfalte. Versuchst du, hindurchzuspringen?',
  'question.travelers':
    'Ein Schiff des Wandernden Volkes, überall geachtet, bittet um eine Gabe. Wie viele Rohstoffkarten (0 bis 3) gibst du?',
  'question.wear-and-tear':
    'Zahn der Zeit: Diese Karte betrifft alle Spieler. Ihre Schritte werden nacheinander ausgeführt.',

  'answer.yes': 'Ja',
  'answer.no': 'Nein',
  'answer.give': '{cards, plural, =0 {Nichts geben} one {# Karte geben} other {# Karten geben}}',

  'opponent.left': 'dein linker Nachbar',
  'opponent.right': 'dein rechter Nachbar',
  'opponent.second-left': 'dein zweiter linker Nachbar',
  'opponent.second-right': 'dein zweiter rechter Nachbar',

  'compare.combat': 'Kampf: du gegen den Piraten ({opponent}).',
  'compare.speed': 'Vergleich der Geschwindigkeit: du und {opponent}.',
  'compare.drives': 'Vergleich der Antriebe: du und {opponent}.',

  'effect.fame': 'Du gewinnst {rings, plural, one {# Ruhmesring} other {# Ruhmesringe}}.',
  'effect.fame-loss': 'Du verlierst {rings, plural, one {# Ruhmesring} other {# Ruhmesringe}}.',
  'effect.gain':
    'Nimm {cards} {resource, select, ore {Erz} fuel {Treibstoff} carbon {Carbon} food {Nahrung} other {{cards, plural, one {Handelsware} other {Handelswaren}}}} aus der Bank.',
  'effect.gain-any': 'Nimm {cards, plural, one {# Karte} other {# Karten}} deiner Wahl aus der Bank.',
  'effect.gain-upgrade': 'Füge deinem Mutterschiff einen Ausbau deiner Wahl hinzu.',
  'effect.lose-upgrade': 'Entferne einen Ausbau deiner Wahl von deinem Mutterschiff.',
  'effect.ground-first-ship': 'Dein erstes Raumschiff kann in diesem Zug nicht fliegen.',
  'effect.grant-trade-ship':
    'Du bekommst ein Handelsschiff; stelle es so bald wie möglich auf einen freien eigenen Raumhafenpunkt.',
  'effect.space-jump': 'Dein erstes Raumschiff darf auf jeden Punkt springen, auf dem es einen Zug beenden dürfte.',
  'effect.draw-from-each': 'Ziehe von jedem Mitspieler eine verdeckte Karte.',
  'effect.each-gives': 'Jeder Mitspieler gibt dir eine Karte seiner Wahl.',
  'effect.return-gift': 'Du bekommst die gegebenen Karten zurück.',
  'effect.exchange':
    'Tausche {give, plural, one {# Karte} other {# Karten}} gegen {take, plural, one {# Karte} other {# Karten}} anderer Sorten.',
  'effect.return-exchanged': 'Gib die erhaltenen Karten wieder ab.',
  'effect.new-encounter': 'Es folgt eine neue Begegnung.',
  'effect.wear': 'Jeder Spieler mit mehr als {above} Ausbauten entfernt einen.',
  'effect.fame-to-most-freight-rings': 'Jeder Spieler mit den meisten Frachtringen erhält 1 Ruhmesring.',
  'effect.reshuffle': 'Alle 32 Begegnungskarten werden zu einem neuen Stapel gemischt.',
};
