import type { RefusalKey } from './refusals.en.ts';

export const refusalsDe: Readonly<Record<RefusalKey, string>> = {
  'refusal.square-taken': 'Auf diesem Feld liegt schon ein Teil.',
  'refusal.off-board': 'Dieses Feld gehört nicht zu deinem Schiffsplan.',
  'refusal.not-joined': 'Das Teil muss durch mindestens einen Anschluss mit deinem Schiff verbunden sein.',
  'refusal.connectors-clash': 'Ein einfacher Anschluss passt nicht an einen doppelten.',
  'refusal.smooth-against-connector': 'Ein Anschluss darf nicht an einer glatten Seite liegen.',
  'refusal.blocks-barrel': 'Das Feld vor einem Lauf muss leer bleiben.',
  'refusal.barrel-blocked': 'Sein Lauf würde auf ein Teil zeigen: Das Feld davor muss leer bleiben.',
  'refusal.blocks-exhaust': 'Das Feld hinter einer Düse muss leer bleiben.',
  'refusal.exhaust-blocked': 'Seine Düse würde auf ein Teil zeigen: Das Feld dahinter muss leer bleiben.',
  'refusal.engine-direction': 'In diese Richtung darf die Düse eines Motors nicht zeigen.',
  'refusal.hand-full': 'Du hast ein Teil in der Hand: Baue es zuerst ein, lege es zurück oder reserviere es.',
  'refusal.hand-empty': 'Du hast kein Teil in der Hand.',
  'refusal.stash-full': 'Auf deinem Ablagefeld ist Platz für 2 Teile, und beide Plätze sind besetzt.',
  'refusal.from-stash':
    'Dieses Teil stammt von deinem Ablagefeld: Du darfst es einbauen oder dorthin zurücklegen, aber nie in die Lagerhalle.',
  'refusal.tile-gone': 'Dieses Teil hat schon jemand anders genommen.',
  'refusal.number-gone': 'Diese Zahlen-Spielmarke hat schon jemand anders genommen.',
  'refusal.no-tiles-left': 'Es liegt kein verdecktes Teil mehr da.',
  'refusal.nothing-built-yet':
    'Baue zuerst ein Teil an dein Schiff, in Klasse IIA in beide Hälften; dann darfst du Karten ansehen.',
  'refusal.pile-secret': 'Den vierten Stapel darf niemand ansehen.',
  'refusal.timer-runs': 'Die Sanduhr lässt sich erst umdrehen, wenn sie abgelaufen ist.',
  'refusal.timer-spent': 'Die Sanduhr läuft schon zum letzten Mal.',
  'refusal.not-finished': 'Zum letzten Mal darf die Sanduhr nur umdrehen, wer fertig ist.',
  'refusal.already-finished': 'Du bist mit dem Bauen fertig.',
  'refusal.already-welded': 'Dieses Teil ist verschweißt und lässt sich nicht mehr bewegen.',
  'refusal.no-takes-left': 'Mehr Teile darfst du in diesem Zug nicht nehmen.',
  'refusal.last-turn': 'Das ist dein letzter Zug: Beende ihn, indem du eine Zahlen-Spielmarke nimmst.',
  'refusal.not-your-turn': 'Du bist beim Bauen nicht an der Reihe.',
  'refusal.changed-already': 'Dieses Teil hast du schon einmal geändert.',
  'refusal.no-tokens':
    '{cost, plural, one {Das kostet # Energiestein, und du hast hier keinen.} other {Das kostet # Energiesteine, und so viele hast du hier nicht.}}',
  'refusal.must-power': 'Ohne Schub darfst du nicht bleiben: Versorge zuerst einen Motor mit Energie.',
  'refusal.too-few-crew': 'Das verlangt eine Besatzung von {need}, und du hast {crew}.',
  'refusal.planet-taken': 'Dort ist schon ein anderes Schiff gelandet.',
  'refusal.cannot-pay':
    'Das kostet {price, plural, one {# Credit} other {# Credits}}, und so viel kannst du nicht zahlen.',
  'refusal.too-few-humans':
    '{need, plural, one {Das verlangt # wachen Astronauten, und du hast keinen.} other {Das verlangt # wache Astronauten, und so viele hast du nicht.}}',
  'refusal.bid-too-low': 'Du musst mindestens {least, plural, one {# Credit} other {# Credits}} bieten.',
  'refusal.bid-too-high':
    'Du kannst höchstens {purse, plural, one {# Credit} other {# Credits}} zahlen, Darlehen eingerechnet.',
  'refusal.row-taken': 'Reihe {row} ist schon gewählt.',
  'refusal.field-taken': 'Feld {field} ist schon vergeben.',
};
