import type { coachWordsEn } from './coach.en.ts';

export const coachWordsDe = {
  'coach.turn':
    'Du führst 4 Runden lang ein Schiff. Missionen, Fraktionspfade, Besatzung und Fracht bringen Punkte; Schaden kostet welche.\nEin Zug ist eine Hauptaktion: einen Raum mit einer passenden Figur aktivieren, oder die Mission an deinem Ort abschließen, oder für den Rest der Runde passen. Davor darfst du Medaillen für deine Besatzung ausgeben.\nRot arbeitet an der Steuerung (fliegen), Gelb an den Waffen (Piraten angreifen), Blau in der Forschung (neue Technologien), und alle in der Wartung (reparieren). Danach geht die Figur in die Pause.\nEin guter Anfang: zu einer Mission fliegen, deren Zeilen die Farben deiner Besatzung haben.\nTippe auf dem Brett auf ? und dann auf alles, was du erklärt haben willst.',
  'coach.second-task':
    'Dein Commander hat die erste Aufgabe erledigt. Jetzt darf er noch einen Raum seiner Farbe oder die Wartung aktivieren oder einen Kadetten oder Fähnrich seiner Farbe aus der Pause holen.',
  'coach.assign':
    'Jede Zeile der Mission braucht eine Figur. Ausgeführt wird eine Zeile nur, wenn ihre Figur die Farbe der Zeile hat; ein Android passt überall, ein Kadett nirgends. Die Punkte der Mission bekommst du auf jeden Fall.',
  'coach.row':
    'Diese Zeile passt. Führe sie aus, dann bekommst du alles in ihr von links nach rechts, auch Schaden, oder lass sie ganz aus.',
  'coach.row-task':
    'Nach seiner Zeile darf dein Commander dieselbe Zeile noch einmal ausführen oder einen Kadetten oder Fähnrich seiner Farbe aus der Pause holen.',
  'coach.trigger': 'Mehrere deiner Technologien wirken jetzt. Du bestimmst, welche zuerst kommt.',
  'coach.take-tech':
    'Tippe auf eine Karte und dann auf einen deiner freien Plätze. Wo ein Symbol am Rand der Karte auf ein gleiches trifft, bekommst du diesen Bonus sofort: eine Reparatur, eine Medaille oder eine Bewegung. Solche Ränder leuchten auf. Rote, gelbe und blaue Karten sind neue Räume, graue wirken von selbst, goldene bringen am Ende Punkte.',
  'coach.move':
    'Jede Bewegung führt eine Route entlang zum nächsten Ort. Ein Pirat auf der Route kostet 1 Schaden. Wer den Zug auf einer Station beendet, bekommt, was ihr Dreieck gibt; ein Planet mit Mission ist für das Schiff reserviert, das zuerst da war.',
  'coach.jump': 'Ein Sprung bringt dich an jeden Ort. Piraten spielen keine Rolle.',
  'coach.plate': 'Deine Hüllenpanzerung kann den Schaden abfangen: Dafür gibst du einen Piratenmarker ab.',
  'coach.repair':
    'Ein reparierter Technologieplatz kann eine Karte aufnehmen, ein reparierter Lagerplatz Fracht. Jeder Schaden, der am Ende übrig ist, kostet 1 Punkt.',
  'coach.attack':
    'Ein Angriff kostet 1 Schaden. Du bekommst den Piratenmarker und dazu einen Androiden oder eine Medaille und ein Artefakt, wie es das kleine Zeichen am Piraten zeigt.',
  'coach.place-pirate': 'Der Pirat kommt auf eine freie Route an deinem Ort. Denk an den Weg, den du fliegen willst.',
  'coach.discard-pirate': 'Ein Pirat an deinem Ort verschwindet, ohne Schaden und ohne Belohnung.',
  'coach.drop': 'Dein Lager ist zu voll. Was du hier ablegst, bringt keine Punkte.',
  'coach.choose-track':
    'Du rückst Feld für Feld vor. Bilder auf einem Feld sind ein Bonus, den du sofort bekommst; ein rotes Dreieck löst das Ereignis aus, das neben dem Pfad steht. Höhere Felder bringen mehr Punkte.',
  'coach.advance':
    'Ein Feld nach dem anderen: Du bekommst seinen Bonus sofort und darfst jederzeit aufhören. Die Felder, die du erreichen kannst, leuchten.',
  'coach.shift-marker': 'Einer deiner Marker geht zurück, dann ein anderer um höchstens ebenso viele Felder vor.',
  'coach.other-track': 'Jetzt geht ein anderer Marker vor, höchstens so viele Felder, wie der erste zurückging.',
  'coach.recall':
    'Die vorderste Figur deiner Pause ist wieder bereit, du kannst sie in dieser Runde noch einmal einsetzen.',
  'coach.pay': 'Nur wenn du bezahlst, bekommst du, was folgt.',
  'coach.pay-medal': 'Dank einer Technologie darfst du statt dieser Medaille anderes ausgeben.',
  'coach.lose': 'Eines davon musst du abgeben.',
  'coach.choose-option': 'Genau eines davon geschieht.',
  'coach.peek': 'Nur du siehst die Missionen, die als Nächstes kommen. Ihre Reihenfolge bleibt.',
  'coach.copy-room': 'Du nutzt die Effekte einer anderen Raum-Technologie, wo immer sie liegt, als wäre es deine.',
  'coach.retrain':
    'Ein Kadett wird zum Fähnrich einer beliebigen Farbe, oder ein Fähnrich wechselt die Farbe, ohne Medaille.',
  'coach.open-room':
    'Bis zum Ende des Spiels dürfen in diesem Raum alle aus deiner Besatzung außer Androiden arbeiten.',
  'coach.shadow-mission': 'Captain Shadow nimmt dir eine Mission weg. Lass es eine sein, die du nicht brauchst.',
  'coach.shadow-pirate': 'Captain Shadow entfernt einen Piraten. Lass es einen sein, der dir im Weg ist.',
} as const satisfies Record<keyof typeof coachWordsEn, string>;
