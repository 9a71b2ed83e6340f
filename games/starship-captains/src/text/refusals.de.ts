import type { RefusalKey } from './refusals.en.ts';

export const refusalsDe: Readonly<Record<RefusalKey, string>> = {
  'refusal.no-mission-here': 'An deinem Ort gibt es keine Mission.',
  'refusal.reserved': 'Diese Mission ist für das Schiff reserviert, das den Planeten hält.',
  'refusal.too-few-figures':
    'Diese Mission hat {rows} Zeilen, und in deinem Bereitschaftsraum {crew, plural, =0 {steht keine Figur} one {steht nur # Figur} other {stehen nur # Figuren}}.',
  'refusal.too-few-medals':
    'Das kostet {price, plural, one {# Medaille} other {# Medaillen}}, und du hast {medals, plural, =0 {keine} other {nur #}}.',
  'refusal.not-ready': 'In deinem Bereitschaftsraum steht keine solche Figur.',
  'refusal.not-trainable': 'Commander und Androiden können nicht spezialisiert werden.',
  'refusal.same-colour': 'Dieser Fähnrich hat diese Farbe schon.',
  'refusal.no-rings': 'Alle deine {rings} Beförderungsringe sind im Einsatz.',
  'refusal.no-ability': 'Auf diesem Platz liegt keine Fähigkeit, die du zu Beginn eines Zugs nutzen könntest.',
  'refusal.no-use': 'Diese Fähigkeit findet jetzt nichts zu tun: Es fehlt der Preis oder eine Figur für sie.',
  'refusal.used-this-round': 'Diese Fähigkeit hast du in dieser Runde schon genutzt.',
  'refusal.no-room': 'Auf diesem Platz gibt es keinen Raum.',
  'refusal.wrong-room': 'Diese Figur passt nicht zur Farbe des Raums.',
  'refusal.wrong-artifacts': 'Beide Artefakte müssen die Farbe des Raums zeigen.',
  'refusal.not-aboard': 'Das ist nicht in deiner Fracht.',
  'refusal.too-much-cargo': 'Sag zuerst, was weg soll: Dein Schiff hat nicht Platz für die ganze Fracht.',
  'refusal.no-discarding':
    'Fracht wird nur abgelegt, um Platz für andere Fracht zu schaffen oder um damit zu bezahlen.',
  'refusal.turn-start-over': 'Das geht nur zu Beginn deines Zugs.',
  'refusal.one-option': 'Du hast schon gewählt, was du in diesem Zug tust.',
  'refusal.no-subordinate': 'Ein Commander holt nur Kadetten und Fähnriche der eigenen Farbe zurück.',
  'refusal.not-on-break': 'An dieser Stelle deines Pausenbereichs steht keine solche Figur.',
  'refusal.row-not-resolved': 'Nur eine Zeile, die ausgeführt wurde, kann noch einmal ausgeführt werden.',
  'refusal.team-complete': 'Die Figuren für diese Mission sind schon gewählt.',
  'refusal.not-on-map': 'Auf dieser Karte gibt es diesen Ort nicht.',
  'refusal.here-already': 'Dein Schiff ist schon dort.',
  'refusal.no-station': 'Dieser Sprung kann nur auf einer Station enden.',
  'refusal.no-pirate': 'Auf dieser Route ist kein Pirat.',
  'refusal.tech-not-offered': 'Diese Technologie gehört nicht zu denen, die du nehmen kannst.',
  'refusal.slot-damaged': 'Dieser Platz ist beschädigt: Er nimmt keine Technologie auf, bevor er repariert ist.',
  'refusal.slot-taken': 'Auf diesem Platz liegt schon eine Technologie, und du kannst sie jetzt nicht ersetzen.',
  'refusal.not-damaged': 'Hier gibt es keinen Schaden zu reparieren.',
};
