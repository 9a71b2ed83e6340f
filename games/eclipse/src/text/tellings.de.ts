import type { Words } from '@starboard/kernel';
import type { tellingsEn } from './tellings.en.ts';

/** Was von Dingen auf dem Spielbrett erzählt wird, wenn jemand fragt. */
export const tellingsDe = {
  'telling.dice': '{n, plural, one {# Würfel ({die})} other {# Würfel ({die})}}',
  'telling.some': '{list}',
  'telling.fires': 'Handelt bei Initiative {initiative}: {cannons} je Kampfrunde, +{computer} auf jeden.',
  'telling.missiles': 'Davor einmal: {missiles}.',
  'telling.withstands': 'Hülle {hull}: zerstört durch {dies} Schaden. Schild: −{shield} von jedem Würfel dagegen.',
  'telling.moves': 'Zieht {n, plural, one {# Sektor} other {# Sektoren}} weit mit einer Aktivierung.',
  'telling.stays': 'Bewegt sich nie.',
  'telling.ally-ships':
    'Schiffe eines Verbündeten: Sie halten deine fest wie alle anderen. Endet deine Aktion neben ihnen, bist du der Verräter.',
  'telling.opponent-ships':
    'Sie halten so viele deiner Schiffe fest, wie sie selbst sind. Wer am Ende der Runde zusammen ist, kämpft.',
  'telling.fleet': '{n, plural, one {# Schiff} other {# Schiffe}}',
  'telling.damaged': 'Schaden bisher: {n}.',
  'telling.would-bring': 'Ein Marker von dir hier ({resource}): Einkommen {from} → {to}.',
  'telling.square': 'Ein Feld für {kinds}: Ein Kolonieschiff legt einen Marker hierher.',
  'telling.square-starred':
    'Ein Feld mit Stern für {kinds}: Es braucht die fortgeschrittene Technologie seines Rohstoffs oder Metasynthese.',
  'telling.square-orbital': 'Das Feld des Orbitals, für {kinds}.',
  'telling.cube-of': 'Hier lebt ein Marker von {name} und bringt Einkommen.',
  'telling.square-not-yours': 'Dafür musst du den Sektor kontrollieren.',
  'telling.disc': 'Einflussscheibe',
  'telling.disc-nobody': 'Niemand kontrolliert den Sektor.',
  'telling.disc-of': '{name} kontrolliert den Sektor: seine Felder, seine Punkte, das Recht, hier zu bauen.',
  'telling.disc-back': 'Zurück auf deiner Leiste macht sie deinen Unterhalt {from} → {to}.',
  'telling.disc-here': 'Eine Scheibe von dir hier macht deinen Unterhalt {from} → {to}.',
  'telling.supernova': 'Supernova',
  'telling.supernova-test':
    'Bei jedem Aufräumen müssen zwei Würfel und die längste Technologieleiste des Besitzers ({science}) zusammen die Runde ({round}) erreichen. Leere Seiten und Explosionen zählen nichts.',
  'telling.supernova-end':
    'Explodiert sie, sind Schiffe, Scheibe, Marker und Punkte dort weg; die Marker kommen auf ihre Leisten zurück.',
  'telling.price': 'Kostet {n} Wissenschaft.',
  'telling.price-less': 'Kostet dich {n} statt {cost} Wissenschaft, dank deiner Leiste {track}.',
  'telling.yours': 'Du besitzt sie.',
  'telling.tech-track':
    'Du hast hier {n}: Die nächste kostet {off} weniger. Punkte am Ende: {now}, mit einer mehr {next}.',
  'telling.tech-space': 'Freier Platz auf der Leiste {track}',
  'telling.tech-space.text':
    'Platz {n} von {of}: Wer ihn erreicht, bekommt am Ende {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}.',
  'telling.space-empty': 'Leer: Jedes Teil, das du nutzen darfst, kann hierher, wenn die Energie reicht.',
  'telling.tile': 'Ein Plättchen: Man kann es wieder wegnehmen, dann gilt, was darunter gedruckt ist.',
  'telling.printed': 'Gedruckt: Es gilt, solange kein Plättchen darauf liegt.',
  'telling.built': '{n} von {of} sind gebaut; eines kostet {price} Materialien.',
  'telling.activations': '{n, plural, one {# Aktivierung} other {# Aktivierungen}} für eine Scheibe.',
  'telling.action-costs': 'Die Scheibe macht deinen Unterhalt am Ende der Runde {from} → {to}.',
  'telling.spent': '{n, plural, one {# Scheibe liegt} other {# Scheiben liegen}} hier bis zum Aufräumen.',
  'telling.store':
    '{store} im Lager, {income} kommen herein{upkeep, plural, =0 {} other {, # gehen hinaus}}: nach dem Unterhalt {after}.',
  'telling.next-income': 'Der nächste Marker, der diese Leiste verlässt: Einkommen {from} → {to}.',
  'telling.rate': 'In deinen Zügen tauschst du {n} eines Rohstoffs gegen 1 eines anderen.',
  'telling.will-be-short': 'Dir werden {n} fehlen: Tausche, oder gib im Unterhalt Sektoren auf.',
  'telling.discs':
    '{n, plural, =0 {Keine Scheibe ist} one {# Scheibe ist} other {# Scheiben sind}} übrig; der Unterhalt ist {upkeep} Geld.',
  'telling.next-disc': 'Die nächste Scheibe macht ihn {from} → {to}.',
  'telling.player': '{name}',
  'telling.no-species': 'Hat noch keine Spezies gewählt.',
  'telling.points': '{n, plural, one {# bekannter Punkt} other {# bekannte Punkte}}: {parts}.',
  'telling.source': '{source} {n}',
  'telling.seat-sum':
    '{sectors, plural, one {# Sektor} other {# Sektoren}}, {discs, plural, one {# Scheibe} other {# Scheiben}} übrig, {tiles, plural, one {# Rufplättchen} other {# Rufplättchen}}.',
  'telling.is-ally': 'Dein Verbündeter: Ihn anzugreifen macht dich zum Verräter (−2 Punkte).',
  'telling.is-traitor': 'Hat das Verräterplättchen: −2 Punkte und keine neuen Beziehungen.',
  'telling.die': 'Ein Würfel, der trifft',
  'telling.die-hits':
    'Eine Explosion trifft immer, eine leere Seite nie. Eine Zahl trifft, wenn Zahl + Computer − Schild mindestens 6 ist.',
  'telling.lane':
    'Schiffe eines Typs handeln zusammen, von der höchsten Initiative zur niedrigsten; bei Gleichstand zuerst der Verteidiger.',
  'telling.odds': 'Aussichten des Kampfs',
  'telling.odds.text':
    'Wie oft der Kampf so ausginge. Von Spielern wird angenommen, dass sie zuerst auf das gefährlichste Schiff schießen, von herrenlosen Schiffen, dass sie ihrer Regel folgen, und von allen, dass niemand abzieht.',
  'telling.zone-open': 'Du kannst sie jetzt erkunden.',
  'telling.zone-closed':
    'Du kannst sie jetzt nicht erkunden: Kein Wurmloch eines Sektors von dir oder mit einem freien Schiff von dir zeigt dorthin.',
  'telling.gate.joined': 'Offener Weg',
  'telling.gate.joined.text': 'Wurmlöcher auf beiden Seiten: Schiffe, Einfluss und Diplomatie kommen durch.',
  'telling.gate.closed': 'Geschlossene Grenze',
  'telling.gate.closed.text': 'Nur auf einer Seite ein Wurmloch: Ohne Wurmlochgenerator kommt niemand durch.',
  'telling.gate.half': 'Für dich offen',
  'telling.gate.half.text': 'Nur auf einer Seite ein Wurmloch: Dein Wurmlochgenerator öffnet es für dich allein.',
  'telling.gate.zone': 'Wurmloch in unbekannten Raum',
  'telling.gate.zone.text': 'Von hier kann die Zone dahinter erkundet werden.',
  'telling.points-yours': 'Sie gehören dir, solange am Ende deine Scheibe hier liegt.',
  'telling.points-for-owner': 'Für den, der den Sektor am Ende kontrolliert.',
  'telling.discovery': 'Verdeckte Entdeckung',
  'telling.discovery.text':
    'Für den, der den Sektor zuerst kontrolliert, wenn seine Wachen besiegt sind: eine Belohnung sofort oder 2 Punkte.',
  'telling.artifact': 'Mit dem Artefaktschlüssel ist jedes Artefakt in eigenen Sektoren 5 eines Rohstoffs wert.',
  'telling.artifact-yours': 'In deinem Sektor: Erforschst du den Artefaktschlüssel, ist es 5 eines Rohstoffs wert.',
  'telling.portal': 'Warpportal',
  'telling.portal.text': 'Alle Sektoren mit Warpportal sind untereinander Nachbarn.',
  'telling.value.initiative': 'Wer mehr hat, handelt im Kampf früher; bei Gleichstand der Verteidiger.',
  'telling.value.computer': 'Kommt zu jedem Würfel dieser Schiffe hinzu.',
  'telling.value.shield': 'Geht von jedem Würfel ab, der gegen diese Schiffe geworfen wird.',
  'telling.value.hull': 'So viel Schaden halten sie aus; einer mehr zerstört sie.',
  'telling.value.movement': 'So viele Sektoren weit ziehen sie mit einer Aktivierung.',
  'telling.value.energy':
    'Quellen geben Energie, die meisten anderen Teile verbrauchen sie; ein Schiff darf nie mehr verbrauchen, als es hat.',
  'telling.materials': 'Kostet {n} Materialien.',
  'telling.turn': 'Um {n} von 6 gedreht.',
  'telling.stat.sectors': 'Sektoren',
  'telling.stat.sectors.text': 'Wie viele Sektoren jemand kontrolliert. Jeder kostet eine Scheibe und damit Unterhalt.',
  'telling.stat.discs': 'Einflussscheiben',
  'telling.stat.discs.text': 'Wie viele noch auf der Leiste liegen: So viele Aktionen und Sektoren sind noch möglich.',
  'telling.stat.techs': 'Technologien',
  'telling.stat.techs.text': 'Wie viele jemand besitzt: Ab vier auf einer Leiste bringen sie Punkte.',
  'telling.stat.ships': 'Schiffe',
  'telling.stat.ships.text': 'Wie viele in der Galaxie sind.',
  'telling.stat.tiles': 'Rufplättchen',
  'telling.stat.tiles.text': 'Aus Kämpfen, je 1 bis 4 Punkte wert, geheim bis zum Ende.',
  'telling.stat.known': 'Bekannte Punkte',
  'telling.stat.known.text': 'Was jetzt zählen würde; ein Plus heißt, dass geheimer Ruf dazukommt.',
  'telling.colony': 'Kolonieschiffe',
  'telling.colony.text':
    'Jedes legt einen Marker auf ein Feld eines deiner Sektoren, in deinen Aktionen oder im Unterhalt. Beeinflussen macht zwei wieder bereit, das Aufräumen alle.',
  'telling.ambassadors': 'Botschafter',
  'telling.ambassadors.text':
    'Jeder bringt 1 Punkt und macht einen Marker Einkommen frei. Sie belegen Plätze der Rufleiste.',
  'telling.ambassador-of': 'Von {name}: weg, wenn einer den anderen angreift.',
  'telling.trade': 'Handel',
  'telling.trade.text':
    'Einen Rohstoff gegen einen anderen, in eigenen Zügen und im Unterhalt; wie teuer, sagt die Spezies.',
  'telling.round':
    '{left, plural, =0 {Die letzte Runde.} one {Noch # Runde folgt.} other {Noch # Runden folgen.}} Jede hat Aktionen, Kampf, Unterhalt und Aufräumen.',
  'telling.pass':
    'Danach kannst du nur noch reagieren. Wer zuerst passt, bekommt 2 Geld und beginnt die nächste Runde.',
} satisfies Record<keyof typeof tellingsEn, string> & Words;
