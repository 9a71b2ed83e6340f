import type { Words } from '@starboard/kernel';

const en = {
  'refusal.stale': 'Meanwhile somebody or the clock has answered for you. Look at the table again.',
  'refusal.not-your-seat': 'That is not your seat.',
  'refusal.substituted': 'A bot plays for you. Take your seat again first.',
  'refusal.not-started': 'The match has not begun yet.',
  'refusal.paused': 'The match is paused.',
  'refusal.too-many-undos': 'You have taken back {most} steps in this match. That must do.',
  'refusal.other-rules': 'This match was begun under other rules than this server has. It cannot be continued here.',
  'refusal.slow-down': 'That was too much at once. Try again in a moment.',
  'problem.not-found': 'There is no such table.',
  'problem.wrong-code': 'No table has this code.',
  'problem.sign-in': 'You are not known here yet.',
  'problem.wrong-password': 'Name and password do not fit.',
  'problem.name-taken': 'Somebody else has this account name.',
  'problem.no-account': 'First choose an account name and a password.',
  'problem.bad-name': 'A name needs letters that can be seen, and no hidden or control characters.',
  'problem.bad-text': 'There are control characters in this text. Leave them out.',
  'problem.no-free-seat': 'Every seat is taken.',
  'problem.no-pause-left': 'This match has been paused for as long and as often as it may be.',
  'problem.already-seated': 'You already sit at this table.',
  'problem.not-seated': 'You do not sit at this table.',
  'problem.not-host': 'Only the host of the table may do that.',
  'problem.removed': 'The host has removed you from this table.',
  'problem.not-admin': 'Only those who run this server may do that.',
  'problem.already-started': 'The match has begun already.',
  'problem.not-running': 'The match is not running.',
  'problem.still-running': 'That is told when the match is over.',
  'problem.other-rules':
    'This match was begun under other rules than this server has. It can be downloaded, but not continued here.',
  'problem.luck-early': 'Not all hashes are in yet. What is opened now could help others to choose theirs.',
  'problem.luck-late': 'The luck of this match is settled. Nothing can be added any more.',
  'problem.luck-given': 'Your seat has given another hash already.',
  'problem.luck-wrong': 'That is not what your seat has given the hash of.',
  'problem.too-many': 'There are too many of these already.',
  'problem.too-many-tables': 'You have as many tables as one may have. Finish, leave or close one of them first.',
  'problem.not-alone': 'Other people sit at this table. It cannot be closed.',
  'problem.no-hints': 'There are no hints while other people play.',
  'problem.still-here': 'Whoever is here, or has only just gone, cannot be replaced by a bot.',
  'problem.inside': 'This address leads into a network that nobody outside may reach.',
  'problem.bad-request': 'That was not understood.',
  'problem.foreign-origin': 'That came from another site.',
  'problem.slow-down': 'That was too much at once. Try again in a moment.',
  'problem.too-large': 'That is too large.',
  'problem.storage': 'The server cannot write at the moment. Nothing was changed.',
  'problem.unreachable': 'The server cannot be reached.',
  'problem.internal': 'Something went wrong on the server.',
  'distrust.commitment':
    'The server has changed what it had promised about the luck of this match. Do not trust its dice.',
  'distrust.hashes':
    'The server shows other hashes than before you opened your part of the luck. Do not trust its dice.',
  'distrust.values': 'What somebody has added to the luck does not fit its hash. Do not trust the dice of this match.',
  'distrust.left-out':
    'The server has left out what you added to the luck, though it had confirmed it. Do not trust its dice.',
  'distrust.late':
    'Your part of the luck is not in it: the server says that it came too late. If you were here and your connection was fine, do not trust its dice.',
  'distrust.another':
    'This device did not give what stands for your seat in the luck. Unless another device of yours did, the server has put it there: then do not trust its dice.',
  'distrust.seed': 'The seed is not the one that the server had promised. Do not trust its dice.',
  'distrust.file': 'The file of the match has another luck than the table had. Do not trust its dice.',
} satisfies Words;

const de: { readonly [K in keyof typeof en]: string } = {
  'refusal.stale': 'Inzwischen hat jemand oder die Uhr für dich geantwortet. Sieh dir den Tisch noch einmal an.',
  'refusal.not-your-seat': 'Das ist nicht dein Platz.',
  'refusal.substituted': 'Ein Bot spielt für dich. Nimm zuerst wieder Platz.',
  'refusal.not-started': 'Die Partie hat noch nicht begonnen.',
  'refusal.paused': 'Die Partie ist unterbrochen.',
  'refusal.too-many-undos': 'Du hast in dieser Partie {most} Schritte zurückgenommen. Das muss reichen.',
  'refusal.other-rules':
    'Diese Partie wurde nach anderen Regeln begonnen, als dieser Server hat. Sie kann hier nicht fortgesetzt werden.',
  'refusal.slow-down': 'Das war zu viel auf einmal. Versuche es gleich noch einmal.',
  'problem.not-found': 'Diesen Tisch gibt es nicht.',
  'problem.wrong-code': 'Kein Tisch hat diesen Code.',
  'problem.sign-in': 'Du bist hier noch nicht bekannt.',
  'problem.wrong-password': 'Name und Passwort passen nicht zusammen.',
  'problem.name-taken': 'Diesen Kontonamen hat schon jemand.',
  'problem.no-account': 'Wähle zuerst einen Kontonamen und ein Passwort.',
  'problem.bad-name':
    'Ein Name braucht sichtbare Buchstaben und darf keine unsichtbaren Zeichen oder Steuerzeichen enthalten.',
  'problem.bad-text': 'In diesem Text sind Steuerzeichen. Lass sie weg.',
  'problem.no-free-seat': 'Alle Plätze sind besetzt.',
  'problem.no-pause-left': 'Diese Partie ist so lange und so oft unterbrochen worden, wie es geht.',
  'problem.already-seated': 'Du sitzt schon an diesem Tisch.',
  'problem.not-seated': 'Du sitzt nicht an diesem Tisch.',
  'problem.not-host': 'Das darf nur, wer den Tisch eröffnet hat.',
  'problem.removed': 'Wer den Tisch eröffnet hat, hat dich von ihm entfernt.',
  'problem.not-admin': 'Das dürfen nur die, die diesen Server betreiben.',
  'problem.already-started': 'Die Partie hat schon begonnen.',
  'problem.not-running': 'Die Partie läuft nicht.',
  'problem.still-running': 'Das wird erst nach der Partie verraten.',
  'problem.other-rules':
    'Diese Partie wurde nach anderen Regeln begonnen, als dieser Server hat. Sie kann heruntergeladen, aber hier nicht fortgesetzt werden.',
  'problem.luck-early':
    'Es sind noch nicht alle Prüfsummen da. Was jetzt aufgedeckt wird, könnte anderen helfen, ihres zu wählen.',
  'problem.luck-late': 'Das Glück dieser Partie steht fest. Es kann nichts mehr hinzukommen.',
  'problem.luck-given': 'Dein Platz hat schon eine andere Prüfsumme abgegeben.',
  'problem.luck-wrong': 'Das ist nicht, wovon dein Platz die Prüfsumme abgegeben hat.',
  'problem.too-many': 'Davon gibt es schon zu viele.',
  'problem.too-many-tables':
    'Du hast so viele Tische, wie man haben kann. Beende, verlasse oder schließe zuerst einen davon.',
  'problem.not-alone': 'An diesem Tisch sitzen noch andere. Er lässt sich nicht schließen.',
  'problem.no-hints': 'Solange andere Leute mitspielen, gibt es keine Tipps.',
  'problem.still-here': 'Wer da ist oder gerade erst gegangen ist, lässt sich nicht durch einen Bot ersetzen.',
  'problem.inside': 'Diese Adresse führt in ein Netz, das von außen niemand erreichen darf.',
  'problem.bad-request': 'Das war nicht zu verstehen.',
  'problem.foreign-origin': 'Das kam von einer anderen Seite.',
  'problem.slow-down': 'Das war zu viel auf einmal. Versuche es gleich noch einmal.',
  'problem.too-large': 'Das ist zu groß.',
  'problem.storage': 'Der Server kann gerade nicht schreiben. Nichts wurde geändert.',
  'problem.unreachable': 'Der Server ist nicht zu erreichen.',
  'problem.internal': 'Auf dem Server ist etwas schiefgegangen.',
  'distrust.commitment':
    'Der Server hat geändert, was er über das Glück dieser Partie versprochen hatte. Traue seinen Würfeln nicht.',
  'distrust.hashes':
    'Der Server zeigt andere Prüfsummen, als bevor du deinen Teil des Glücks aufgedeckt hast. Traue seinen Würfeln nicht.',
  'distrust.values':
    'Was jemand zum Glück beigetragen hat, passt nicht zu seiner Prüfsumme. Traue den Würfeln dieser Partie nicht.',
  'distrust.left-out':
    'Der Server hat weggelassen, was du zum Glück beigetragen hast, obwohl er es bestätigt hatte. Traue seinen Würfeln nicht.',
  'distrust.late':
    'Dein Teil des Glücks ist nicht dabei: Der Server sagt, er kam zu spät. Wenn du hier warst und deine Verbindung gut war, traue seinen Würfeln nicht.',
  'distrust.another':
    'Was für deinen Platz zum Glück beigetragen wurde, kam nicht von diesem Gerät. War es kein anderes von dir, so war es der Server: Dann traue seinen Würfeln nicht.',
  'distrust.seed': 'Der Startwert ist nicht der, den der Server versprochen hatte. Traue seinen Würfeln nicht.',
  'distrust.file': 'Die Datei der Partie hat ein anderes Glück als der Tisch. Traue ihren Würfeln nicht.',
};

export type ProblemCode = { [K in keyof typeof en]: K extends `problem.${infer Code}` ? Code : never }[keyof typeof en];

/** What the server says beyond the rules of a game: refusals by code, and problems by code. */
export const protocolWords: { readonly en: Words; readonly de: Words } = { en, de };
