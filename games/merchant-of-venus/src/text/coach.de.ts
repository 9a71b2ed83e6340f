import type { coach as english } from './coach.en.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.pilot':
    'Jeder Pilot kann ab Stufe 2 etwas Eigenes. Auf Stufe 1 vergibst du einen Würfel, auf Stufe 2 zwei, auf Stufe 3 drei.',
  'coach.dial':
    'Der Laser besteht Lasergefahren und vernichtet Piraten, der Schild besteht Schildgefahren. Eine Anzeige beginnt bei 2, die andere bei 1.',
  'coach.declare':
    'Du bist Händler: Kaufe Waren, wo sie billig sind, flieg los und verkaufe sie an eine Kultur, die sie haben will. Wer am Ende die meisten Credits hat, gewinnt; jeder Ruhm ist 10 wert.\nSag zuerst, wohin es geht: Klick auf ein Feld mit Pfeil, oder bleib. Dann wirfst du drei Würfel: Ihre Summe ist deine Bewegung.\nEin guter Anfang: Flieg zum nächsten System mit „?“ und lande dort. Der Erstkontakt gibt dir Guthaben für diesen Markt und je drei Käufe und Verkäufe.\nKlick auf eine entdeckte Welt, um ihren Markt zu sehen, und auf die Handelssuche, um zu sehen, was sich lohnt. Tippe auf ?, um alles erklärt zu bekommen.',
  'coach.flight':
    'Helle Felder sind erreichbar; die Zahl sagt, wie viele Bewegungspunkte dort übrig sind. Auf goldenen kannst du anhalten. Klick eines an: Du siehst den Weg und seine Gefahren, dann fliegst du.\nDu musst alle Punkte nutzen, außer du landest. Vorher kannst du Würfel an Navigation, Zusatzschub oder Verbesserungen geben, so viele, wie dein Pilot Stufen hat.',
  'coach.exit':
    'Das Schiff deines Nachbarn steht ohne Kurs auf einem Navigationsfeld. Du wählst den Ausgang, aber nicht den, durch den es kam.',
  'coach.teleportal':
    'Du springst zum Teleportal mit der Zahl eines Würfels, den du jetzt der Navigation gibst, oder des Effektwürfels.',
  'coach.test':
    'Vor dem Wurf darfst du die Prüfung mit einer Karte bestehen oder einem Variablen Laser oder Schild einen Würfel geben.',
  'coach.failed-test':
    'Dein Zug endet hier, oder du senkst die Anzeige dauerhaft und fliegst weiter: Weitere Gefahren dieser Art wirken in diesem Zug nicht.',
  'coach.pirates':
    'Würfle und zähle ihre Zahl dazu: Höchstens dein Wert schlägt sie. Der Laser vernichtet sie für eine Belohnung, der Schild bringt Ruhm, der Pilot mehr Bewegung.',
  'coach.lose-good': 'Die Piraten nehmen eine Ware ihrer Kategorie.',
  'coach.drill':
    'Ein Marker auf diesem Asteroiden zahlt in der nächsten geraden Runde 10 Credits und kommt zu dir zurück.',
  'coach.reward': 'Nimm 50 Credits dafür, jetzt oder nie, oder behalte, was sie ab jetzt bewirkt.',
  'coach.fulfil': 'Ein Ereignis erfüllt einen Auftrag. Wähle, welchen.',
  'coach.peek': 'Nur du siehst die Karte. Wer weiß, wo eine Kultur lebt, weiß auch, wo er seine Waren verkaufen wird.',
  'coach.swap-cards': 'Du darfst die beiden Karten, die du gesehen hast, vertauschen.',
  'coach.look-ahead': 'Nur du siehst die oberste Begegnungskarte und darfst sie unter den Stapel legen.',
  'coach.put-back': 'Lass die Karte für den Nächsten oben liegen oder leg sie unter den Stapel.',
  'coach.arrival': 'Dein Shuttle holt und bringt Passagiere, so viele Felder weit, wie sein Würfel zeigt.',
  'coach.jam': 'Dein Störsender tauscht einen deiner Aufträge gegen einen von jemandem auf demselben Feld.',
  'coach.business':
    'Nach einer Landung verkaufst du einmal und kaufst einmal, nach einem Erstkontakt je dreimal; wer geblieben ist, so oft er will.\nDie Marktkarte zeigt, was sie jetzt und nach der nächsten Marktbewegung zahlen und was sie verkaufen. Zeilen mit blauem Rand sind Waren, die du an Bord hast. Klick auf eine Zeile, um zu verkaufen oder zu kaufen.\nBeende das Geschäft, wenn du fertig bist.',
  'coach.pilot-side': 'Beide Seiten sind stark. Deine Wahl gilt für den Rest der Partie.',
  'coach.build':
    'Ein Raumhafen kostet 200 und ist am Ende 200 wert. Er bringt dir 10 Credits für jeden Handel anderer und einen Landeplatz in der Umlaufbahn.',
  'coach.shift-market':
    'Der oberste Marker dieses Markts kommt unter den Stapel: schwach, aktiv und stark wechseln sich ab.',

  // why a hint is good, and what it costs
  'why.cash': 'Das bringt dir Credits in die Hand.',
  'why.spaceports': 'Ein Raumhafen behält seinen Wert bis zum Ende.',
  'why.fame': 'Das bringt Ruhm, und jeder Ruhm ist am Ende 10 Credits wert.',
  'why.plan':
    'Von dort aus verdienst du mehr: mit dem, was du an Bord hast, und durch alle, die am Weg kaufen, verkaufen oder warten.',
  'why.capital': 'Mit mehr Geld im Umlauf kaufst du auf jedem Markt mehr ein.',
  'why.ship': 'Ein besseres Schiff macht sich in den kommenden Zügen bezahlt.',
  'why.technologies': 'Die Technologie hilft dir für den Rest der Partie.',
  'why.rewards': 'Die Belohnung zu haben lohnt sich.',
  'why.missions': 'Das bringt dich einem Auftrag näher, der am Ende eines Zuges zählt.',
  'why.contact-cards': 'Das gibt dir Guthaben für einen Markt, den du entdeckt hast.',
  'why.contracts': 'Mit dem Vertrag kannst du später einen Raumhafen bauen.',
  'why.intel': 'Aufklärung ist gut zu haben, wenn du sie brauchst.',
  'but.cash': 'Der Preis: Credits, die du zahlst.',
  'but.spaceports': 'Der Preis: ein Raumhafen.',
  'but.fame': 'Der Preis: Ruhm.',
  'but.plan': 'Der Preis: was du unterwegs hättest verdienen können.',
  'but.capital': 'Der Preis: Geld, mit dem du hättest handeln können.',
  'but.ship': 'Der Preis: etwas, das dein Schiff kann.',
  'but.technologies': 'Der Preis: eine Technologie, die du verlierst oder verbrauchst.',
  'but.rewards': 'Der Preis: eine Belohnung, die du weggibst oder verbrauchst.',
  'but.missions': 'Der Preis: Ein Auftrag rückt weiter weg.',
  'but.contact-cards': 'Der Preis: Guthaben aus einem Erstkontakt.',
  'but.contracts': 'Der Preis: ein Vertrag.',
  'but.intel': 'Der Preis: Aufklärung.',
};
