import type { ContentKey } from './content.en.ts';

export const contentDe: Readonly<Record<ContentKey, string>> = {
  'colour.blue': 'Blau',
  'colour.green': 'Grün',
  'colour.yellow': 'Gelb',
  'colour.red': 'Rot',
  'colour.orange': 'Orange',

  'class.I': 'Klasse I',
  'class.II': 'Klasse II',
  'class.III': 'Klasse III',
  'class.IIIA': 'Klasse IIIA',
  'class.IA': 'Klasse IA',
  'class.IIA': 'Klasse IIA',
  'class.I.text': 'Ein kleines Schiff mit 18 Feldern. Verlorene Teile kosten dich höchstens 5 Credits.',
  'class.II.text': 'Ein Schiff mit 27 Feldern. Verlorene Teile kosten dich höchstens 8 Credits.',
  'class.III.text': 'Ein großes Schiff mit 36 Feldern. Verlorene Teile kosten dich höchstens 11 Credits.',
  'class.IIIA.text': 'Ein langes, schmales Schiff mit 36 Feldern, unversichert: Du zahlst für jedes verlorene Teil.',
  'class.IA.text':
    'Ein kleines Schiff mit 18 Feldern, das in jede der vier Richtungen fliegen darf; du wählst sie nach dem Bauen. Jeder Wurf nennt eine Linie, und versichert ist es nicht.',
  'class.IIA.text':
    'Zwei getrennte Hälften mit je 14 Feldern, ohne Grundteil. Jede Hälfte braucht ihre eigene Besatzung, eigene Motoren und Batterien; versichert ist keine.',

  'good.red': 'rote Ware',
  'good.yellow': 'gelbe Ware',
  'good.green': 'grüne Ware',
  'good.blue': 'blaue Ware',
  'good.red.text': 'Gefahrgut, braucht einen Spezialcontainer, bringt 4 Credits.',
  'good.yellow.text': 'Bringt 3 Credits.',
  'good.green.text': 'Bringt 2 Credits.',
  'good.blue.text': 'Bringt 1 Credit.',
  'a-good.red': 'eine rote Ware',
  'a-good.yellow': 'eine gelbe Ware',
  'a-good.green': 'eine grüne Ware',
  'a-good.blue': 'eine blaue Ware',
  'goods.red': '{n, plural, one {# rote Ware} other {# rote Waren}}',
  'goods.yellow': '{n, plural, one {# gelbe Ware} other {# gelbe Waren}}',
  'goods.green': '{n, plural, one {# grüne Ware} other {# grüne Waren}}',
  'goods.blue': '{n, plural, one {# blaue Ware} other {# blaue Waren}}',
  'goods.list': '{goods}',
  'goods.none': 'nichts',

  'alien.brown': 'brauner Alien',
  'alien.purple': 'lila Alien',
  'alien.cyan': 'türkiser Alien',
  'alien.brown.text': 'Erhöht deine Motorenstärke um 2, wenn sie ohne ihn über 0 liegt.',
  'alien.purple.text': 'Erhöht deine Waffenstärke um 2, wenn sie ohne ihn über 0 liegt.',
  'alien.cyan.text': 'Bringt eine Spezialisierung deiner Wahl an Bord.',
  'an-alien.brown': 'einen braunen Alien',
  'an-alien.purple': 'einen lila Alien',
  'an-alien.cyan': 'einen türkisen Alien',
  'the-alien.brown': 'den braunen Alien',
  'the-alien.purple': 'den lila Alien',
  'the-alien.cyan': 'den türkisen Alien',

  'role.lawyer': 'Anwalt',
  'role.manager': 'Manager',
  'role.trader': 'Händler',
  'role.tech-freak': 'Technik-Freak',
  'role.diplomat': 'Diplomat',
  'role.lawyer.text':
    'Ist der Anwalt an Bord, wenn Verluste bezahlt werden, zahlst du für verlorene Teile eines versicherten Schiffs nichts und für die eines unversicherten die Hälfte, aufgerundet.',
  'role.manager.text':
    'Dein brauner und dein lila Alien bringen 3 statt 2. Bei der Ankunft bekommst du 1, 3 oder 6 Credits für eine, zwei oder drei Arten von Aliens an Bord.',
  'role.trader.text': 'Jede rote oder gelbe Ware, die du verkaufst, bringt 1 Credit mehr, auch nach einem Abbruch.',
  'role.tech-freak.text':
    'Bei jeder Karte ist der erste Energiestein, den du für Energie ausgibst, umsonst, solange du einen an Bord hast.',
  'role.diplomat.text':
    'Einmal, wenn dich ein Feind besiegt oder eine Zeile der Kampfzone trifft, passiert dir nichts. Danach verlässt der Diplomat das Schiff.',

  'tile.start-cabin': 'Grundteil',
  'tile.cabin': 'Kabine',
  'tile.life-support-brown': 'braunes Lebenserhaltungssystem',
  'tile.life-support-purple': 'lila Lebenserhaltungssystem',
  'tile.life-support-cyan': 'türkises Lebenserhaltungssystem',
  'tile.cannon': 'Kanone',
  'tile.double-cannon': 'Doppelkanone',
  'tile.engine': 'Motor',
  'tile.double-engine': 'Doppelmotor',
  'tile.battery-2': 'Batterie für 2',
  'tile.battery-3': 'Batterie für 3',
  'tile.hold-2': 'Ladefläche für 2',
  'tile.hold-3': 'Ladefläche für 3',
  'tile.special-hold-1': 'Spezialladefläche für 1',
  'tile.special-hold-2': 'Spezialladefläche für 2',
  'tile.shield': 'Schildgenerator',
  'tile.structural': 'Verbindungsteil',
  'tile.luxury-cabin': 'Luxuskabine',
  'tile.stasis-chamber': 'Tiefschlafkammer',
  'tile.bi-cannon': 'Zweiwege-Kanone',
  'tile.cannon-engine': 'Kanonen-Motor',
  'tile.mixed-hold': 'gemischte Ladefläche',
  'tile.battery-hold': 'Batterieladefläche',
  'tile.shield-booster': 'Schildgeneratoren-Booster',
  'tile.cannon-booster': 'Kanonen-Booster',
  'tile.engine-booster': 'Motor-Booster',
  'tile.reactor': 'Reaktorbrennkammer',
  'tile.plating': 'unzerstörbare Platte',

  'a-tile.start-cabin': 'ein Grundteil',
  'a-tile.cabin': 'eine Kabine',
  'a-tile.life-support-brown': 'ein braunes Lebenserhaltungssystem',
  'a-tile.life-support-purple': 'ein lila Lebenserhaltungssystem',
  'a-tile.life-support-cyan': 'ein türkises Lebenserhaltungssystem',
  'a-tile.cannon': 'eine Kanone',
  'a-tile.double-cannon': 'eine Doppelkanone',
  'a-tile.engine': 'einen Motor',
  'a-tile.double-engine': 'einen Doppelmotor',
  'a-tile.battery-2': 'eine Batterie für 2',
  'a-tile.battery-3': 'eine Batterie für 3',
  'a-tile.hold-2': 'eine Ladefläche für 2',
  'a-tile.hold-3': 'eine Ladefläche für 3',
  'a-tile.special-hold-1': 'eine Spezialladefläche für 1',
  'a-tile.special-hold-2': 'eine Spezialladefläche für 2',
  'a-tile.shield': 'einen Schildgenerator',
  'a-tile.structural': 'ein Verbindungsteil',
  'a-tile.luxury-cabin': 'eine Luxuskabine',
  'a-tile.stasis-chamber': 'eine Tiefschlafkammer',
  'a-tile.bi-cannon': 'eine Zweiwege-Kanone',
  'a-tile.cannon-engine': 'einen Kanonen-Motor',
  'a-tile.mixed-hold': 'eine gemischte Ladefläche',
  'a-tile.battery-hold': 'eine Batterieladefläche',
  'a-tile.shield-booster': 'einen Schildgeneratoren-Booster',
  'a-tile.cannon-booster': 'einen Kanonen-Booster',
  'a-tile.engine-booster': 'einen Motor-Booster',
  'a-tile.reactor': 'eine Reaktorbrennkammer',
  'a-tile.plating': 'eine unzerstörbare Platte',

  'tile.start-cabin.text':
    'Das Herz deines Schiffs, mit Universalanschlüssen auf allen Seiten. Es nimmt 2 Astronauten auf, nie einen Alien.',
  'tile.cabin.text':
    'Nimmt 2 Astronauten auf oder 1 Alien, wenn sie mit einem Lebenserhaltungssystem seiner Farbe verbunden ist.',
  'tile.life-support-brown.text':
    'Eine damit verbundene Kabine darf einen braunen Alien aufnehmen. Er erhöht deine Motorenstärke um 2.',
  'tile.life-support-purple.text':
    'Eine damit verbundene Kabine darf einen lila Alien aufnehmen. Er erhöht deine Waffenstärke um 2.',
  'tile.life-support-cyan.text':
    'Eine damit verbundene Kabine darf einen türkisen Alien aufnehmen. Er bringt eine Spezialisierung deiner Wahl mit.',
  'tile.cannon.text': 'Stärke 1 nach vorn, sonst die Hälfte davon. Das Feld vor ihrem Lauf muss leer bleiben.',
  'tile.double-cannon.text':
    'Braucht für jeden Einsatz einen Energiestein. Stärke 2 nach vorn, sonst 1; das Feld vor ihren Läufen muss leer bleiben.',
  'tile.engine.text': 'Stärke 1. Seine Düse zeigt nach hinten, und das Feld hinter ihr muss leer bleiben.',
  'tile.double-engine.text':
    'Stärke 2 für einen Energiestein pro Einsatz. Seine Düsen zeigen nach hinten, und das Feld hinter ihnen muss leer bleiben.',
  'tile.battery-2.text':
    'Beginnt mit 2 Energiesteinen. Sie können jedes Teil deines Schiffs betreiben (Klasse IIA: ihrer Hälfte).',
  'tile.battery-3.text':
    'Beginnt mit 3 Energiesteinen. Sie können jedes Teil deines Schiffs betreiben (Klasse IIA: ihrer Hälfte).',
  'tile.hold-2.text': 'Fasst 2 Waren, aber keine roten.',
  'tile.hold-3.text': 'Fasst 3 Waren, aber keine roten.',
  'tile.special-hold-1.text': 'Fasst 1 Ware jeder Farbe, auch eine rote.',
  'tile.special-hold-2.text': 'Fasst 2 Waren jeder Farbe, auch rote.',
  'tile.shield.text':
    'Deckt zwei Seiten deines ganzen Schiffs (Klasse IIA: seiner Hälfte). Für einen Energiestein hält er einen kleinen Meteoriten oder kleinen Schuss von dort auf.',
  'tile.structural.text': 'Verbindet nur andere Teile, hat dafür aber reichlich Anschlüsse.',
  'tile.luxury-cabin.text':
    'Nimmt einen einzigen Passagier auf, den niemand ersetzen kann. Ist sie bei der Ankunft besetzt, bringt sie je nach Stufe der Etappe 1, 2 oder 3 Credits.',
  'tile.stasis-chamber.text':
    'Darin liegen 4 Schlafende, die nicht zur Besatzung zählen. Nach einem Verlust von Besatzung darf ein wacher Astronaut sie für freie Plätze in Kabinen wecken.',
  'tile.bi-cannon.text':
    'Feuert für einen Energiestein in zwei Richtungen: Ein Lauf nach vorn zählt 1, jeder andere die Hälfte. Das Feld vor jedem Lauf muss leer bleiben.',
  'tile.cannon-engine.text':
    'Kanone nach vorn und Motor nach hinten in einem, je mit Stärke 1. Die Felder davor und dahinter müssen leer bleiben.',
  'tile.mixed-hold.text': 'Fasst 3 Waren, von denen eine rot sein darf.',
  'tile.battery-hold.text': 'Batterie für 2 Energiesteine und Ladefläche für einige Waren in einem.',
  'tile.shield-booster.text':
    'Für einen weiteren Energiestein hält ein damit verbundener Schildgenerator auch große Meteoriten und große Schüsse auf.',
  'tile.cannon-booster.text':
    'Für einen Energiestein erhöht eine damit verbundene Kanone deine Stärke um 3, wenn sie nach vorn zeigt, sonst um 1,5. Sie wird dabei zerstört.',
  'tile.engine-booster.text':
    'Für einen Energiestein jagt er einen damit verbundenen Motor in die Luft und dein Schiff (Klasse IIA: seine Hälfte) für diese und die nächste Karte in den Hyperraum.',
  'tile.reactor.text':
    'Immer wenn du Waren bekommst, darf sie eine Ware verbrennen und eine damit verbundene Batterie ganz füllen.',
  'tile.plating.text': 'Auf einer Seite ohne Anschluss kann ihr kein Meteorit und kein Schuss etwas anhaben.',

  'card.slavers': 'Sklavenhändler',
  'card.smugglers': 'Schmuggler',
  'card.pirates': 'Piraten',
  'card.stardust': 'Sternenstaub',
  'card.epidemic': 'Epidemie',
  'card.sabotage': 'Sabotage',
  'card.open-space': 'Freier Weltraum',
  'card.meteors': 'Meteoriten',
  'card.planets': 'Planeten',
  'card.combat-zone': 'Kampfzone',
  'card.abandoned-ship': 'Verlassenes Schiff',
  'card.abandoned-station': 'Verlassene Station',
  'card.space-billiards': 'Weltraumbillard',
  'card.junkyard': 'Schrottplatz',
  'card.star-depot': 'Sternendepot',
  'card.evil': 'Üble Untat',

  'card.slavers.text':
    'Sie greifen ein Schiff nach dem anderen an, bis jemand mehr Waffenstärke hat. Die Schwächeren verlieren Besatzung; der Sieger darf für einige Flugtage Credits nehmen.',
  'card.smugglers.text':
    'Sie greifen ein Schiff nach dem anderen an, bis jemand mehr Waffenstärke hat. Die Schwächeren verlieren ihre besten Waren; der Sieger darf für einige Flugtage Waren laden.',
  'card.pirates.text':
    'Sie greifen ein Schiff nach dem anderen an, bis jemand mehr Waffenstärke hat. Dann schießen sie auf alle Schwächeren; der Sieger darf für einige Flugtage Credits nehmen.',
  'card.stardust.text': 'Alle verlieren für jeden offenen Anschluss einen Flugtag.',
  'card.epidemic.text':
    'Jede besetzte Kabine, die mit einer anderen besetzten Kabine verbunden ist, verliert ein Besatzungsmitglied.',
  'card.sabotage.text':
    'Sie trifft das Schiff mit der kleinsten Besatzung: Das Teil auf einem ausgewürfelten Feld wird zerstört. Liegt dort keines, wird noch einmal gewürfelt, höchstens dreimal insgesamt.',
  'card.open-space.text':
    'Der Reihe nach geben alle ihre Motorenstärke an und ziehen so viele Flugtage vor. Mit Stärke 0 musst du abbrechen.',
  'card.meteors.text':
    'Die Meteoriten kommen einer nach dem anderen und bedrohen in der gewürfelten Linie alle Schiffe.',
  'card.planets.text':
    'Der Reihe nach darf jedes Schiff auf einem freien Planeten landen und seine Waren laden. Wer gelandet ist, verliert Flugtage.',
  'card.combat-zone.text':
    'Besatzung, Motoren und Kanonen werden verglichen, in der Reihenfolge der drei Zeilen. Wer dabei den niedrigsten Wert hat, den trifft die Strafe der Zeile.',
  'card.abandoned-ship.text':
    'Wer es als Erster will, gibt Besatzung dafür ab, nimmt die Credits und verliert einige Flugtage.',
  'card.abandoned-station.text':
    'Wer als Erster will und genug Besatzung hat, dockt an, lädt die Waren und verliert einige Flugtage. Besatzung geht nicht verloren.',
  'card.space-billiards.text':
    'Der Reihe nach wählen alle eine noch freie Reihe von Meteoriten und einen Gegner, der ihr allein entgegenfliegt.',
  'card.junkyard.text':
    'Vier Felder, jedes mit Preis und Belohnung. Der Reihe nach dürfen alle ein freies Feld nehmen, zahlen sofort und bekommen sofort die Belohnung.',
  'card.star-depot.text':
    'Sechs Teile liegen aus. Der Reihe nach dürfen alle eines anbauen oder gegen ein Teil ihres Schiffs austauschen; das kostet 1 Flugtag.',
  'card.evil.text':
    'Eine Karte, die jemand von euch in den Flugstapel geschmuggelt hat. Sie trifft alle, auch den Täter.',

  'evil.recall-notice': 'Rückrufaktion',
  'evil.traffic-jam': 'Stau',
  'evil.rear-ambush': 'Hinterhalt',
  'evil.bureaucracy': 'Bürokratie',
  'evil.robocops': 'Robo-Bullen',
  'evil.wide-open-space': 'Sehr freier Weltraum',
  'evil.scrap-heap': 'Schrotthaufen',
  'evil.stranded-ship': 'Gestrandetes Schiff',
  'evil.fuel-tax': 'Treibstoffsteuer',
  'evil.customs-raid': 'Zollrazzia',
  'evil.drag-race': 'Beschleunigungsrennen',
  'evil.mutiny': 'Meuterei',
  'evil.toll-station': 'Wegezoll',
  'evil.cosmic-hacker': 'Kosmischer Hacker',
  'evil.ring-slalom': 'Ringslalom',
  'evil.ion-storm': 'Ionensturm',
  'evil.head-hunter': 'Abwerbung',
  'evil.looks-matter': 'Schönheitskontrolle',
  'evil.tailgaters': 'Drängler',
  'evil.escort-service': 'Geleitschutz',
  'evil.loose-cargo': 'Lose Ladung',
  'evil.quarantine': 'Quarantäne',
  'evil.wormhole': 'Wurmloch',
  'evil.meteor-lottery': 'Meteoritenlotterie',

  'evil.recall-notice.text':
    'Doppel- und Zweiwege-Kanonen, Doppelmotoren, Schilde und Booster werden zurückgerufen. Zahle für je zwei davon 1 Credit oder gib die unbezahlten auf.',
  'evil.traffic-jam.text':
    'Alle Raketenfiguren rücken dicht hinter die vorderste auf. Auch Schiffe im Hyperraum entkommen dem nicht.',
  'evil.rear-ambush.text':
    'Diesmal zählt die Waffenstärke nach hinten. Das schwächste Schiff bekommt zwei kleine Schüsse und einen großen von hinten.',
  'evil.bureaucracy.text':
    'Der Letzte stellt heimlich einen Würfel ein, und alle anderen raten. Richtig bringt 3 Credits; falsch kostet so viele Flugtage, wie der Würfel zeigt.',
  'evil.robocops.text':
    'Bietet heimlich. Wer am meisten bietet, zahlt und nennt ein Feld ohne 7: Alle, die dort ein Teil haben, geben es auf.',
  'evil.wide-open-space.text':
    'Der Reihe nach ziehen alle um das Doppelte ihrer Motorenstärke vor. Mit Stärke 0 musst du abbrechen.',
  'evil.scrap-heap.text':
    'Eine Ladung Waren wird versteigert. Wer am meisten bietet, zahlt, lädt und verliert 1 Flugtag.',
  'evil.stranded-ship.text':
    'Wer zuerst hilft, gibt 1 Astronauten und je nach Stufe der Etappe 1, 2 oder 3 Energiesteine ab, bekommt 4, 7 oder 10 Credits und verliert 2 Flugtage.',
  'evil.fuel-tax.text':
    'Zahle 1 Credit für je 3 Düsen, aufgerundet, oder verliere je nach Stufe der Etappe 2, 3 oder 4 Flugtage.',
  'evil.customs-raid.text': 'Wer rote Waren an Bord hat, gibt alle zurück oder bekommt einen großen Schuss von hinten.',
  'evil.drag-race.text':
    'Alle wählen heimlich, wie viele Energiesteine sie verbrennen, und alle verbrennen sie. Wer die meisten verbrennt, zieht so viele Flugtage vor.',
  'evil.mutiny.text':
    'Die größte Besatzung meutert: Zahle je nach Stufe der Etappe 2, 4 oder 6 Credits oder verliere 1, 2 oder 3 Astronauten.',
  'evil.toll-station.text':
    'Zahle je nach Stufe der Etappe 2, 4 oder 6 Credits oder stell dich einem kleinen und einem großen Schuss von vorn.',
  'evil.cosmic-hacker.text':
    'Der Letzte nennt Energiesteine oder Waren. Alle anderen verlieren davon je nach Stufe der Etappe 1, 2 oder 3.',
  'evil.ring-slalom.text':
    'Weich aus und verliere 2 Flugtage, oder stell dich einem kleinen Meteoriten von links, einem von rechts und einem großen von vorn.',
  'evil.ion-storm.text': 'Alle verlieren die Hälfte ihrer Energiesteine, aufgerundet.',
  'evil.head-hunter.text': 'Für jeden Alien an Bord zahlst du 1 Credit, oder er verlässt dein Schiff.',
  'evil.looks-matter.text':
    'Das Schiff mit den meisten offenen Anschlüssen verliert je nach Stufe der Etappe 2, 3 oder 4 Flugtage. Dann gewinnt das mit den wenigsten einen Tag.',
  'evil.tailgaters.text': 'Alle außer dem Letzten bekommen einen großen Schuss von hinten.',
  'evil.escort-service.text':
    'Schutz wird versteigert. Wer gewinnt, zahlt und bleibt bei der nächsten Karte von Treffern und Verlusten verschont.',
  'evil.loose-cargo.text': 'Jede Ladefläche mit zwei oder mehr Waren verliert ihre wertvollste.',
  'evil.quarantine.text':
    'Sind zwei besetzte Kabinen deines Schiffs verbunden, räume eine davon oder verliere je nach Stufe der Etappe 2, 3 oder 4 Flugtage.',
  'evil.wormhole.text':
    'Der Führende zahlt je nach Stufe der Etappe 3, 6 oder 9 Credits oder tauscht mit dem Letzten den Platz.',
  'evil.meteor-lottery.text':
    'Alle nennen heimlich eine Spalte. In jeder davon kommt ein großer Meteorit von vorn auf alle Schiffe zu.',

  'road.cutthroat-competition': 'Knochenharter Wettbewerb',
  'road.green-with-envy': 'Neidhammel',
  'road.space-junk': 'Weltraumschrott',
  'road.deja-vu': 'Déjà Vu',
  'road.space-madness': 'Weltraumkoller',
  'road.metal-fatigue': 'Metallermüdung',
  'road.cheap-batteries': 'Billigbatterien',
  'road.antiverse': 'Antiversum',
  'road.nightmare-trip': 'Terror-Trip',
  'road.merciless-fate': 'Erbarmungsloses Schicksal',
  'road.clean-through': 'Glatter Durchschuss',
  'road.crafty-crew': 'Gerissene Crew',
  'road.explosive-cargo': 'Explosives Gefahrgut',
  'road.explosive-batteries': 'Explosive Batterien',
  'road.contaminated-goods': 'Kontaminierte Ware',
  'road.somersaults': 'Saltos Mortale',
  'road.made-to-measure': 'Maßanfertigung',
  'road.blackout': 'Totalausfall',
  'road.connector-trouble': 'Anschlussprobleme',
  'road.nasty-surprise': 'Böse Überraschung',
  'road.dark-warehouse': 'Dunkle Lagerhalle',
  'road.rush-job': 'Zeitdruck',
  'road.gravity-well': 'Schwerkraftsenke',
  'road.customs-duty': 'Zollgebühr',
  'road.fussy-aliens': 'Heikle Aliens',

  'road.cutthroat-competition.text':
    'Willst du ein Verlassenes Schiff oder eine Verlassene Station, geben zuerst alle hinter dir, die mehr Waffenstärke haben, von hinten einen großen Schuss auf dich ab.',
  'road.green-with-envy.text':
    'Immer wenn nach einer Karte jemand Neues führt, bekommt dieses Schiff einen großen Schuss von hinten.',
  'road.space-junk.text':
    'Teile, die während einer Karte abfallen, fliegen als große Meteoriten von vorn auf alle Schiffe hinter ihrem Besitzer weiter.',
  'road.deja-vu.text':
    'Erlittene Karten und Gelegenheiten, die niemand genutzt hat, kommen am Ende des Flugs in derselben Reihenfolge noch einmal.',
  'road.space-madness.text':
    'Nach jedem Freien Weltraum wird ein Feld ausgewürfelt, und auf jedem Schiff wird das Teil dort zerstört, auch im Hyperraum.',
  'road.metal-fatigue.text':
    'Nach jedem Freien Weltraum wird ein Feld ausgewürfelt, und bei jedem Schiff im Rennen fällt das Teil dort ab.',
  'road.cheap-batteries.text': 'Jeder Einsatz von Energie kostet 1 Energiestein mehr.',
  'road.antiverse.text': 'Jeder Meteorit und jeder Schuss kommt von der entgegengesetzten Seite.',
  'road.nightmare-trip.text': 'Der Flug hat 2, 3 oder 4 Karten der Stufe der Etappe mehr.',
  'road.merciless-fate.text':
    'Was sonst nur den niedrigsten Wert trifft, trifft alle außer dem Schiff mit dem höchsten.',
  'road.clean-through.text':
    'Ein Meteorit oder Schuss, der ein Teil zerstört, fliegt weiter und zerstört auch das nächste in seiner Linie.',
  'road.crafty-crew.text':
    'Immer wenn dir eine Karte Waren oder Credits bringt, nimmt sich die Gewerkschaft der Besatzung eine dieser Waren oder 1 Credit.',
  'road.explosive-cargo.text':
    'Wird ein Teil mit einer roten Ware zerstört, reißt es die vier Teile rundum mit, und so weiter.',
  'road.explosive-batteries.text':
    'Wird ein Teil mit einem Energiestein zerstört, reißt es die vier Teile rundum mit, und so weiter.',
  'road.contaminated-goods.text':
    'Waren nimmst du alle oder keine, und jede über die Zahl deiner Aliens hinaus kostet dich einen Astronauten.',
  'road.somersaults.text':
    'Düsen dürfen nach hinten oder vorn zeigen. Ein Schiff, das ein Teil verliert, dreht sich nach der Karte um, und Motoren, die dann nach vorn zeigen, arbeiten gegen dich.',
  'road.made-to-measure.text':
    'Alle bekommen je nach Stufe der Etappe einen eigenen Stapel von 5, 8 oder 10 Teilen. Jedes Teil, das am Ende noch darin liegt, kostet 1 Credit.',
  'road.blackout.text': 'In einer Spalte, die vor dem Bauen ausgewürfelt wird, funktioniert auf keinem Schiff etwas.',
  'road.connector-trouble.text':
    'Ein Universalanschluss, der mit einem einfachen oder doppelten verbunden ist, zählt als offener Anschluss.',
  'road.nasty-surprise.text': 'Nach der Bauphase wird für diesen Flug noch eine Krasse Strecke gezogen.',
  'road.dark-warehouse.text': 'Teile, die ihr in die Lagerhalle zurücklegt, liegen dort verdeckt.',
  'road.rush-job.text':
    'Die Bauphase hat einen Durchlauf der Sanduhr weniger; baut ihr reihum, haben alle ein Viertel weniger Züge.',
  'road.gravity-well.text': 'Immer wenn dich eine Karte Flugtage kostet, kostet sie einen mehr.',
  'road.customs-duty.text': 'Jede Ware, die du verkaufst, bringt 1 Credit weniger.',
  'road.fussy-aliens.text':
    'Jedes Mal, wenn du den Bonus eines braunen oder lila Aliens zählst, würfelst du. Bei einer 1 geht er nach der Karte von Bord.',

  'ledger.finish': 'Reihenfolge der Ankunft',
  'ledger.looks': 'Schönstes Schiff',
  'ledger.luxury': 'Luxuskabinen',
  'ledger.manager': 'Manager',
  'ledger.creativity': 'Kreativität',
  'ledger.goods': 'Verkaufte Waren',
  'ledger.trader': 'Händler',
  'ledger.losses': 'Verlorene Teile',
  'ledger.measure': 'Übrige Teile des eigenen Stapels',

  'difficulty.class-ia': 'Klasse IA statt I',
  'difficulty.class-iia': 'Klasse IIA statt II',
  'difficulty.class-iiia': 'Klasse IIIA statt III',
  'difficulty.evil-machinations': 'Üble Untaten',
  'difficulty.rough-road': 'eine Krasse Strecke mehr',
};
