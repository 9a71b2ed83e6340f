import type { Words } from '@starboard/kernel';
import type { coachWordsEn } from './coach.en.ts';

/** Wie jede Frage geht, für alle, die ihr zum ersten Mal begegnen. */
export const coachWordsDe = {
  'coach.choose-species':
    'Jede Spezies spielt sich etwas anders. Die Terraner sind die schlichten und gut für den Anfang: Sie tauschen günstig und bewegen sich oft.',
  'coach.turn':
    'In deinem Zug machst du mit einer Einflussscheibe eine Aktion, dann sind die anderen dran. Jede Scheibe, die deine Leiste verlässt, macht den Unterhalt teurer: Unter jeder Aktion steht, wie viel. Passe, wenn dein Geld nicht mehr reicht.\nErkunde zuerst, besiedle die Felder mit deinen Kolonieschiffen, dann forsche und rüste. Nach 8 Runden gewinnen die meisten Punkte.',
  'coach.explore':
    'Tippe eine leuchtende Zone an: Ein Sektor dieses Rings wird aufgedeckt. Innere Ringe sind reicher und öfter bewacht.',
  'coach.research':
    'Helle Technologien kannst du bezahlen. Jede auf einer Leiste macht die nächsten dort billiger. Seltene kommen auf eine Leiste deiner Wahl: Tippe die Leiste an.',
  'coach.upgrade':
    'Tippe ein Teil an, dann ein Feld auf einem Bauplan; die Summen ändern sich, bevor du dich entscheidest. Ein Schiff braucht einen Antrieb und so viel Energie, wie seine Teile verbrauchen. Es gilt sofort für alle Schiffe des Typs.',
  'coach.build':
    'Tippe an, was du willst, dann einen deiner Sektoren. Neue Schiffe kämpfen schon am Ende dieser Runde für dich.',
  'coach.move':
    'Tippe ein Schiff an, dann sein Ziel. Gegnerische Schiffe halten so viele von deinen fest, wie sie selbst sind. Gekämpft wird am Ende der Runde.',
  'coach.influence':
    'Tippe einen Sektor an, um eine Scheibe hinzuschicken, oder einen von deinen, um sie zurückzuholen: Das andere Ende ist die Einflussleiste. Zwei Kolonieschiffe werden bereit.',
  'coach.place-sector':
    'Drehe den Sektor durch Antippen, mit dem Mausrad oder R. Ein Wurmloch muss auf eines von deinen treffen: Ganze Ringe sind offen, halbe mit Balken sind zu. Du darfst ihn auch ablegen.',
  'coach.claim':
    'Eine Scheibe macht den Sektor zu deinem, mit Punkten und Feldern, aber der Unterhalt steigt. Du kannst auch später mit der Aktion Beeinflussen zurückkommen.',
  'coach.discovery':
    'Nutze den Fund jetzt, oder behalte ihn verdeckt für 2 Punkte am Ende. Früh im Spiel ist die Belohnung meist mehr wert.',
  'coach.ancient-tech': 'Eine der billigsten Technologien der Auslage gehört dir umsonst.',
  'coach.found-part':
    'Lege das Schiffsteil jetzt auf einen Bauplan, oder behalte es, bis du verbesserst. Es braucht keine Technologie.',
  'coach.artifact': 'Jedes Artefakt in deinen Sektoren gibt eine Art Rohstoff: Nimm, was du am meisten brauchst.',
  'coach.put-portal': 'Sektoren mit Warpportal sind Nachbarn, egal wie fern. Wähle gut: Es bleibt, wo es ist.',
  'coach.black-hole-exit': 'Das Schwarze Loch gibt dein Schiff frei. Wähle, wo es erscheint.',
  'coach.return-cube': 'Ein Marker kommt heim. Die Leiste, auf die er kommt, bestimmt, welches Einkommen sinkt.',
  'coach.envoy':
    'Botschafter bringen beiden 1 Punkt und das Einkommen eines Markers. Wer den anderen später angreift, ist der Verräter und verliert 2 Punkte.',
  'coach.give-cube': 'Dein Botschafter nimmt einen Marker mit: Das Einkommen seiner Leiste steigt.',
  'coach.make-room': 'Für den Botschafter ist kein Platz: Ein Rufplättchen muss zurück in den Beutel.',
  'coach.talks':
    'Nach den Kämpfen kann man sich befreunden: Biete einem Nachbarn Beziehungen an, oder beende die Gespräche.',
  'coach.act-first': 'Diese Schiffe haben dieselbe Initiative: Sag, welche zuerst handeln.',
  'coach.engage':
    'Greif an oder wende zum Rückzug: Die Schiffe ziehen ab, wenn sie wieder an der Reihe sind, und können bis dahin getroffen werden. Ziehen alle deine ab, bekommst du keinen Ruf fürs Dabeisein.',
  'coach.break-off': 'Hier kann niemand mehr jemandem schaden: Als Angreifer ziehst du ab.',
  'coach.aim':
    'Jeder Würfel, der trifft, schadet einem Schiff. Ein Schiff ist zerstört, wenn sein Schaden größer ist als seine Hülle. Unter jedem Ziel steht, was geschieht.',
  'coach.keep-tile':
    'Von den gezogenen Plättchen behältst du höchstens eines: Sein Wert zählt am Ende als Punkte und ist bis dahin geheim.',
  'coach.attack-population':
    'Deine Schiffe beherrschen hier den Raum. Schieß auf die Bevölkerung, um den Sektor zu nehmen; ohne Marker verliert ihn sein Besitzer.',
  'coach.destroy-cube': 'Jeder Treffer zerstört einen Marker des Sektors. Wähle, welchen.',
  'coach.conquer':
    'Niemand kontrolliert diesen Sektor, und deine Schiffe sind da: Lege eine Scheibe hinein, wenn der Unterhalt es erlaubt.',
  'coach.upkeep':
    'Besiedle zuerst freie Felder, wenn Kolonieschiffe bereit sind. Dann kommt Geld herein, und der Unterhalt wird bezahlt. Fehlt etwas, tausche oder gib Sektoren auf.',

  // why a hint is good, and what it costs
  'why.points': 'Das bringt Punkte.',
  'why.economy': 'Damit nimmst du in den kommenden Runden mehr ein.',
  'why.stores': 'Damit bleibt dir mehr im Vorrat.',
  'why.fleet': 'Deine Flotte wird damit stärker.',
  'why.technologies': 'Technologien arbeiten von nun an für dich, und eine lange Leiste bringt Punkte.',
  'why.squares': 'Deine Kolonieschiffe finden damit freie Felder.',
  'why.sectors': 'Das öffnet einen Weg zu Sektoren, die niemandem gehören.',
  'why.place': 'Deine Sektoren liegen damit besser zueinander und zu den Nachbarn.',
  'why.battles': 'Deine Aussichten in einem kommenden Kampf werden besser.',
  'why.campaigns': 'Deine Schiffe kommen etwas näher, das sich zu erobern lohnt.',
  'why.dangers': 'Andere können dir damit schwerer etwas wegnehmen.',
  'why.exploring': 'Es gibt neue Sektoren zu finden, mit Feldern und Entdeckungen.',
  'why.researching': 'Es gibt eine Technologie, die du bezahlen kannst und die dir hilft.',
  'why.upgrading': 'Du hast bessere Teile für deine Schiffe.',
  'why.building': 'Du kannst Schiffe oder Bauwerke bezahlen, die dir helfen.',
  'why.moving': 'Deine Schiffe können etwas erreichen und gewinnen.',
  'why.influencing': 'Deine Scheiben könnten Sektoren nehmen.',
  'but.points': 'Der Preis: Punkte.',
  'but.economy': 'Der Preis: Einkommen der kommenden Runden.',
  'but.stores': 'Der Preis: was du jetzt oder beim Unterhalt zahlst.',
  'but.fleet': 'Der Preis: Stärke deiner Flotte.',
  'but.technologies': 'Der Preis: was Technologien bringen würden.',
  'but.squares': 'Der Preis: Felder für deine Kolonieschiffe.',
  'but.sectors': 'Der Preis: ein Weg zu Sektoren, die niemandem gehören.',
  'but.place': 'Der Preis: Deine Sektoren liegen schlechter.',
  'but.battles': 'Der Preis: schlechtere Aussichten in einem kommenden Kampf.',
  'but.campaigns': 'Der Preis: Deine Schiffe sind weiter weg von dem, was sie gewinnen könnten.',
  'but.dangers': 'Der Preis: Andere können dir mehr wegnehmen.',
  'but.exploring': 'Der Preis: Erkundungen, die du noch hattest.',
  'but.researching': 'Der Preis: Forschung, die du noch hattest.',
  'but.upgrading': 'Der Preis: Verbesserungen, die du noch hattest.',
  'but.building': 'Der Preis: Bauten, die du noch hattest.',
  'but.moving': 'Der Preis: Bewegungen, die du noch hattest.',
  'but.influencing': 'Der Preis: Scheiben, die du noch hättest versetzen können.',
} satisfies Record<keyof typeof coachWordsEn, string> & Words;
