import { writeFileSync } from 'node:fs';
import {
  challenge,
  type Example,
  examplesOf,
  greedyBot,
  knowing,
  learn,
  playFixture,
  sprt,
  surprise,
  surpriseOf,
  type Weights,
  winOf,
} from '@starboard/bots';
import { type AnyGame, BadInput, type OptionValues } from '@starboard/kernel';
import { type Call, type Command, EXIT } from '../command.ts';
import { findGame } from '../gameFiles.ts';
import { GAME_OPTIONS, readGameOptions } from '../gameOptions.ts';
import { Progress } from '../ui/progress.ts';
import { markdown, percent } from '../ui/text.ts';

/** Wins that would be worth having, above the fair share. */
const GAIN = 0.07;
/** The part of the matches that judges what the others have taught. */
const HELD_BACK = 4;

export const train: Command = {
  name: 'train',
  takes: 'GAME',
  words: [1, 1],
  summary:
    'Learns from matches of bots how much each named term of a value counts, and tests whether that plays better.',
  notes: `A value is only worth taking over where the test says "better": against greedy as it is, until the games say enough (SPRT,
error 5 % either way, ${GAIN * 100} points of wins above the fair share).`,
  options: {
    players: { type: 'string', value: 'N', help: 'number of seats; as many as can play' },
    games: { type: 'string', value: 'N', help: 'matches to learn from (200)' },
    test: { type: 'string', value: 'N', help: 'games after which the test gives up; 0 for none (400)' },
    seed: { type: 'string', value: 'TEXT', help: 'all luck follows from it (1)' },
    out: { type: 'string', value: 'FILE', help: 'writes the weights, with their date and games' },
    ...GAME_OPTIONS,
  },
  async run(call) {
    const plan = readPlan(call);
    const { game, players, options, games, seed } = plan;
    const matches: Example[][] = [];
    const progress = new Progress(`${game.meta.id}: matches`, games);
    for (let n = 0; n < games; n++) {
      matches.push(await examplesOf(game, players, options, `${seed} train ${n}`));
      progress.add();
    }
    progress.end();
    const judges = matches.filter((_, n) => n % HELD_BACK === 0).flat();
    const weights = learn(matches.filter((_, n) => n % HELD_BACK !== 0).flat(), plan.terms.length);
    const loss = { now: surprise(judges, ({ said }) => said), learnt: surpriseOf(weights, judges) };
    const test = await tested(plan, weights);
    console.log(
      `${games} matches, ${matches.flat().length} positions; surprise at matches that were held back, in nats:`,
    );
    console.log(`now ${loss.now.toFixed(4)}, learnt ${loss.learnt.toFixed(4)}\n`);
    console.log(
      markdown(
        ['term', 'counts'],
        plan.terms.map((term, k) => [term, weights.terms[k].toFixed(3)]),
      ),
    );
    console.log(`\nsharpness: ${weights.early.toFixed(3)} at first, ${weights.late.toFixed(3)} at the end`);
    if (test.games > 0)
      console.log(`\nagainst greedy: ${percent(test.wins / test.games)} of ${test.games} games: ${test.verdict}`);
    const out = call.text('out');
    if (out !== undefined) {
      const terms = Object.fromEntries(plan.terms.map((term, k) => [term, weights.terms[k]]));
      const learnt = { game: game.meta.id, date: new Date().toISOString().slice(0, 10), players, games, seed };
      writeFileSync(out, `${JSON.stringify({ ...learnt, ...weights, terms, loss, test }, undefined, 2)}\n`);
    }
    return EXIT.ok;
  },
};

interface Plan {
  readonly game: AnyGame;
  readonly terms: readonly string[];
  readonly players: number;
  readonly options: OptionValues;
  readonly games: number;
  readonly seed: string;
  /** Games after which the test gives up. */
  readonly cap: number;
}

function readPlan(call: Call): Plan {
  const game = findGame(call.words[0]);
  const terms = game.bot.judgement?.terms;
  if (terms === undefined) throw new BadInput('GAME', `${game.meta.id} has no value in named terms`);
  const { min, max } = game.meta.players;
  const players = call.count('players', max, Math.max(2, min), max);
  return {
    ...{ game, terms, players, options: readGameOptions(call, game, players) },
    games: call.count('games', 200, HELD_BACK, 1_000_000),
    seed: call.text('seed') ?? '1',
    cap: call.count('test', 400, 0, 1_000_000),
  };
}

/** The learnt value in one seat, and the present one in all others, until the games say enough. */
async function tested({ game, players, options, seed, cap }: Plan, weights: Weights) {
  const learnt = { ...game, bot: knowing(game.bot, weights, players) };
  const bots = new Map([
    ['learnt', greedyBot(learnt, { name: 'learnt' })],
    ['greedy', greedyBot(game)],
  ]);
  const fair = 1 / players;
  const plan = { worse: fair, better: fair + GAIN, cap };
  let wins = 0;
  let games = 0;
  let verdict: string = 'not tested';
  const progress = new Progress(`${game.meta.id}: test`, cap);
  for (const fixture of cap === 0 ? [] : challenge('learnt', 'greedy', { players, games: cap, seed: `${seed} test` })) {
    const sit = (name: string) => bots.get(name) ?? greedyBot(game);
    const record = await playFixture(game, fixture, sit, { options });
    wins += winOf(record, fixture.seats.indexOf('learnt'));
    games++;
    progress.add();
    verdict = sprt(wins, games, plan);
    if (verdict !== 'go-on') break;
  }
  progress.end();
  return { wins, games, verdict };
}
