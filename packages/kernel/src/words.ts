import type { Words } from './phrase.ts';

const en = {
  'refusal.match-over': 'The match is over.',
  'refusal.not-asked': 'It is not your turn to decide.',
  'refusal.not-offered': 'That is not possible now.',
  'refusal.not-understood': 'That was not understood: {problem}.',
  'refusal.not-yet': 'The time is not up yet.',
  'refusal.time-runs-backwards': 'That comes from a time before the last action.',
  'refusal.nothing-to-undo': 'There is nothing to take back.',
  'refusal.others-have-acted': 'You cannot take that back: somebody else has acted since.',
  'refusal.already-revealed': 'You cannot take that back: something was drawn or revealed.',
  'luck.old': 'The luck of this match is of the old kind (luck 1), which could be foreseen. It ends as it was begun.',
  'luck.alone': 'All luck of this match follows from its seed alone.',
  'luck.added': 'Added to the luck: {who}.',
  'luck.silent': 'Added nothing to the luck (bots never do): {who}.',
  'luck.unopened': 'Promised something for the luck and did not open it in time, so added nothing: {who}.',
} satisfies Words;

const de: { readonly [K in keyof typeof en]: string } = {
  'refusal.match-over': 'Die Partie ist zu Ende.',
  'refusal.not-asked': 'Du hast gerade nichts zu entscheiden.',
  'refusal.not-offered': 'Das geht jetzt nicht.',
  'refusal.not-understood': 'Das war nicht zu verstehen: {problem}.',
  'refusal.not-yet': 'Die Zeit ist noch nicht um.',
  'refusal.time-runs-backwards': 'Das liegt vor der letzten Aktion.',
  'refusal.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'refusal.others-have-acted': 'Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anderes gehandelt.',
  'refusal.already-revealed': 'Das lässt sich nicht zurücknehmen: Etwas wurde gezogen oder aufgedeckt.',
  'luck.old':
    'Das Glück dieser Partie ist von der alten Art (Fassung 1), die sich vorhersehen ließ. Sie endet so, wie sie begonnen wurde.',
  'luck.alone': 'Alles Glück dieser Partie folgt allein aus ihrem Startwert.',
  'luck.added': 'Zum Glück beigetragen: {who}.',
  'luck.silent': 'Nichts zum Glück beigetragen (Bots tun das nie): {who}.',
  'luck.unopened': 'Etwas für das Glück versprochen, nicht rechtzeitig aufgedeckt, also nichts beigetragen: {who}.',
};

/** What the kernel itself has to say, whatever the game. */
export const kernelWords: { readonly en: Words; readonly de: Words } = { en, de };
