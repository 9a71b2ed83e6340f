import { describe, expect, it } from 'vitest';
import { here, starboard } from './run.ts';

const COMMANDS = [
  ...[
    'games',
    'rules',
    'play',
    'sim',
    'arena',
    'ladder',
    'stats',
    'replay',
    'inspect',
    'verify',
    'scenario',
    'bench',
    'dataset',
    'env',
    'train',
    'serve-bot',
  ],
];

describe('starboard', () => {
  it('ends as a process with the exit code of what it did', async () => {
    expect(await starboard(['games'])).toMatchObject({ code: 0, err: '' });
    expect(await starboard(['fly'])).toMatchObject({ code: 2, out: '' });
  });

  it('lists its commands', async () => {
    const { code, out } = await here();
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
  });

  it.each(COMMANDS)('%s --help tells what can be set', async (command) => {
    const { code, out, err } = await here(command, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`starboard ${command}`);
    expect(out).toContain('--help');
  });

  it.each([
    [['fly'], 'there is no command "fly"'],
    [['gaems'], '; games?'],
    [['constructor'], 'there is no command'],
    [['games', '--colour'], "games: Unknown option '--colour'"],
    [['games', 'extra'], 'what is "extra"?'],
    [['rules'], 'rules needs GAME [ID]'],
    [['rules', 'chess'], 'there is no game "chess"'],
    [['rules', 'templat'], '; template?'],
    [['rules', 'template', 'TP-99.9'], 'TP-99.9: there is no such rule or chapter'],
    [['rules', 'template', '--lang', 'fr'], '--lang must be one of: en, de'],
    [['sim', 'template', '--games', '-1'], 'ambiguous'],
    [['sim', 'template', '--games', '1e3'], '--games: must be a whole number from 1'],
    [['sim', 'template', '--players', '9'], '--players: must be a whole number from 2 to 4'],
    [['sim', 'template', '--bots', 'clever'], '"clever" is no bot'],
    [['sim', 'template', '--bots', 'random,random,random', '--players', '2'], '--bots: names 3 bots for 2 seats'],
    [['sim', 'template', '--bots', 'exec:'], 'exec: names no program'],
    [['sim', 'template', '--bot-time', 'soon'], '--bot-time: must be a whole number'],
    [['sim', 'template', '--option', 'hourglas=true'], '--option hourglas: template has no such option'],
    [['sim', 'template', '--option', 'hourglass=yes'], '--option.hourglass: must be true or false'],
    [['sim', 'template', '--options', '{'], '--options: not JSON'],
    [['sim', 'template', '--options', '{"__proto__":{"x":1}}'], '--options.__proto__: forbidden key'],
    [['arena', 'template', '--bots', 'random'], '--bots: needs at least two different bots'],
    [['train', 'template'], 'template has no value in named terms'],
    [['ladder', 'template', '--bots', 'greedy'], '--bots: needs at least two, each of them once'],
    [['bench', 'template', '--seconds', 'x'], '--seconds: must be a number'],
    [['play'], 'play needs GAME, or --resume FILE'],
    [['play', 'template', '--seats', 'human'], 'template is for 2 to 4 players'],
    [['play', 'template', '--seats', 'human,robot'], '"robot" is no bot'],
    [['serve-bot', 'template', '--bot', 'exec:x'], 'is no bot'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await here(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('starboard: ');
    expect(err).toContain(message);
  });

  it('lists the games, for people and for programs', async () => {
    const { out } = await here('games', '--lang', 'de');
    expect(out).toContain('template: Kometenjagd, 2 to 4 players');
    expect(out).toContain('--option hourglass=true|false');
    const { out: json } = await here('games', '--json');
    expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ id: 'template', rulePrefix: 'TP' }));
  });

  it('shows the rules: all, a chapter, one, in German, as JSON', async () => {
    expect((await here('rules', 'template')).out).toContain('TP-6.4');
    expect((await here('rules', 'template', '4')).out).toMatch(/^4 The market\n {2}TP-4\.1/);
    expect((await here('rules', 'template', 'tp-3.3', '--lang', 'de')).out).toContain('TP-3.3');
    const { out } = await here('rules', 'template', 'TP-3.3', '--json');
    expect(JSON.parse(out)[0].rules).toEqual([{ id: 'TP-3.3', text: 'You cannot burn more than you have.' }]);
  });

  it('tells which rules a test names', async () => {
    const { code, out } = await here('rules', 'template', '--coverage', '--json');
    const { tested, exempt, missing } = JSON.parse(out);
    expect(code).toBe(missing.length > 0 ? 1 : 0);
    expect(tested.length + exempt.length + missing.length).toBeGreaterThan(20);
  });

  it('measures the speed of a game', async () => {
    const { code, out } = await here('bench', 'template', '--seconds', '0.01', '--json');
    expect(code).toBe(0);
    const { calibrationPerSecond, games } = JSON.parse(out);
    expect(calibrationPerSecond).toBeGreaterThan(0);
    for (const figure of Object.values(games[0].figures)) expect(figure).toBeGreaterThan(0);
  });
});
