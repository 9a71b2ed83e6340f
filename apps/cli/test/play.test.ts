import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileWith, newFolder, PATIENCE, playedMatch, program, starboard } from './run.ts';

const lines = (...typed: string[]): string => typed.map((line) => `${line}\n`).join('');
const play = (args: readonly string[], ...typed: string[]) =>
  starboard(['play', 'template', '--seed', 'y', '--names', 'Ann,Bo', ...args], lines(...typed));

/** Ann burns 1 and catches the comet, as Bo burns nothing. */
const TO_MARKET = ['2', '1', '1'];
const HOT_SEAT = ['--seats', 'human,human'];

describe.concurrent('play', () => {
  it('offers numbers by kind, greys out what is refused, and says why', async () => {
    const { code, out, err } = await play(HOT_SEAT, ...TO_MARKET, 'why 4', '4', 'why 1', 'why 99', 'why');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Ann: How much fuel do you burn? (TP-3.2)');
    expect(out).toContain('  1  Burn nothing\n  2  Burn 1 fuel\n');
    expect(out).toContain('Not possible now (why N tells the reason):\n  4  Refine a set\n');
    expect(
      out.match(/A set is one crystal of each kind, and you do not have one\.\n {2}TP-4\.2 {2}Anyone/g),
    ).toHaveLength(2);
    expect(out).toContain('Nothing forbids it. It is asked by TP-4.1.');
    expect(out).toContain('There is no 99 here.');
  });

  it('speaks German, and understands it', async () => {
    const { out } = await play(
      [...HOT_SEAT, '--lang', 'de'],
      ...TO_MARKET,
      'warum 4',
      'hilfe',
      'regeln TP-3.3',
      'ende',
    );
    expect(out).toContain('Jetzt nicht möglich');
    expect(out).toContain('Ein Satz ist je ein Kristall von jeder Art');
    expect(out).toContain('sichern DATEI');
    expect(out).toContain('Nicht gesichert');
  });

  it('takes back, unless something was shown', async () => {
    const { out } = await play(HOT_SEAT, ...TO_MARKET, '1', 'undo', 'undo', 'log');
    expect(out.match(/Your last step is taken back\./g)).toHaveLength(2);
    expect(out.slice(out.lastIndexOf('> log'))).not.toContain('sells');
    expect((await play(HOT_SEAT, '2', '1', 'undo')).out).not.toContain('taken back');
  });

  it('asks for a form field by field, and again where an answer does not fit', async () => {
    const { out } = await play(HOT_SEAT, ...TO_MARKET, '3', 'gold', 'ice', '1 iron', '1', 'cancel');
    expect(out).toContain('You give (ice 0-2, iron 0-0, glow 0-0): ');
    expect(out).toContain('“gold” does not fit here.');
    expect(out).toContain('Bo: Do you accept the offer?');
    expect((await play(HOT_SEAT, ...TO_MARKET, '3', '0 0 0', 'cancel', '2')).out).toContain('Ann: What do you do');
  });

  it('takes something possible as the default where the clock alone could take the real one, and draws the table', async () => {
    const { out, err } = await starboard(
      ['play', 'galaxy-trucker', '--seed', 'x', '--players', '2', '--option', 'building=turns'],
      lines('auto', 'auto', 'auto', 'map'),
    );
    expect([err, out.includes('not possible')]).toEqual(['', false]);
    expect(out).toMatch(/Player 1 (took|drew)/);
    expect(out).toContain('   7    .       .    3St   3');
  });

  it('says what is wrong with a form as a whole', async () => {
    const { out } = await play(HOT_SEAT, ...TO_MARKET, '3', 'ice=1', 'ice');
    expect(out).toContain('You cannot give and want the same kind.');
    expect(out).toContain('TP-4.5');
  });

  it('tells what it does not understand', async () => {
    const { code, out } = await play(HOT_SEAT, 'dance', '', 'constructor', 'rules TP-77', 'save', 'resume', '0', '-1');
    expect(code).toBe(0);
    expect(out).toContain('What is “dance”?');
    expect(out).toContain('What is “constructor”?');
    expect(out).toContain('There is no rule or chapter TP-77.');
    expect(out.match(/Name a file, please\./g)).toHaveLength(2);
  });

  it('plays a whole match against bots', async () => {
    const always = Array.from({ length: 100 }, () => 'auto');
    const { code, out } = await play(['--seats', 'human,greedy,random'], ...always);
    expect(code).toBe(0);
    expect(out).toContain('The match is over.');
    expect(out).toMatch(/1\. .*, \d+ points?/);
    expect(out).toContain('The seed was y;');
  });

  it('plays beside programs, also those that fail', async () => {
    const always = Array.from({ length: 100 }, () => 'auto');
    const seats = `human,${program('first')},${program('crashes')}`;
    const { code, out, err } = await play(['--bot-time', PATIENCE, '--seats', seats], ...always);
    expect(code).toBe(0);
    expect(out).toContain('The match is over.');
    expect(err).toContain('the default action is taken for it');
  });

  it('keeps the seats of others secret', async () => {
    const { out } = await play(['--seats', 'human,random'], 'log', 'map');
    expect(out).not.toContain('random 2 secretly wishes');
  });
});

describe.concurrent('a saved match', () => {
  it('is resumed where it was, by the same bots', async () => {
    const file = join(newFolder(), 'match.json');
    const first = await play(['--seats', 'human,random'], '2', `save ${file}`, 'quit');
    expect(first.out).toContain(`Saved as ${file}.`);
    expect(first.out).not.toContain('Not saved');
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.names).toEqual(['Ann', 'random 2']);
    const again = await starboard(['play', '--resume', file], lines('log', 'quit'));
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toContain('Ann burns 1 fuel.');
  });

  it('is kept at every turn, and when the input ends', async () => {
    const file = join(newFolder(), 'match.json');
    const { code, out } = await play([...HOT_SEAT, '--save', file], ...TO_MARKET);
    expect([code, out.includes(`Saved as ${file}.`)]).toEqual([0, true]);
    expect(JSON.parse(readFileSync(file, 'utf8')).log).toHaveLength(3);
    expect(await starboard(['verify', file])).toMatchObject({ code: 0 });
    expect(readdirSync(join(file, '..'))).toEqual(['match.json']);
  });

  it('can be changed for another one at the table', async () => {
    const { outcome: _, ...rest } = await playedMatch();
    const other = fileWith(JSON.stringify({ ...rest, log: rest.log.slice(0, 2) }));
    const { out } = await play(HOT_SEAT, 'resume nothing.json', `resume ${other}`, 'quit');
    expect(out).toContain('nothing.json: there is no such file');
    expect(out).toContain(`Going on with ${other}.`);
  });

  it('never starts a program named in the file', async () => {
    const { outcome: _, ...rest } = await playedMatch();
    const marker = join(newFolder(), 'started');
    const evil = `exec:touch ${marker} 1`.slice(0, 100);
    const file = fileWith(JSON.stringify({ ...rest, names: [evil, evil], log: rest.log.slice(0, 2) }));
    await starboard(['play', '--resume', file], lines('1', 'quit'));
    expect(existsSync(marker)).toBe(false);
  });

  it('replaces no file that is something else, unless forced', async () => {
    const precious = fileWith('my thesis');
    const refused = await play([...HOT_SEAT, '--save', precious], '1');
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('is no Starboard match');
    expect((await play(HOT_SEAT, '1', `save ${precious}`)).out).toContain('it stays as it is');
    expect(readFileSync(precious, 'utf8')).toBe('my thesis');
    expect((await play([...HOT_SEAT, '--force', '--save', precious], '1')).code).toBe(0);
    expect(readFileSync(precious, 'utf8')).toContain('starboard-match');
  });

  it('is refused with its place if it is broken or foreign, and nothing is written', async () => {
    const match = await playedMatch();
    const folder = newFolder();
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, JSON.stringify({ ...match, log: [{ ...match.log[0], seat: 7 }] }));
    const { code, out, err } = await starboard(['play', '--resume', broken, '--save', join(folder, 'new.json')]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('log.0: refused');
    expect(readdirSync(folder)).toEqual(['broken.json']);
    expect(await starboard(['play', 'template', '--resume', fileWith('{}')])).toMatchObject({ code: 2, out: '' });
  });
});
