import { situationIn } from '@starboard/bots';
import {
  type AnyGame,
  BadInput,
  type FormField,
  type Json,
  loadMatch,
  parseJson,
  Random,
  readArray,
  readInt,
  readMatchFile,
  readRecord,
  type WrittenAction,
} from '@starboard/kernel';
import type { AnyBot } from '../botSpecs.ts';

export type Answer = { readonly id?: unknown } & ({ readonly action: WrittenAction } | { readonly error: string });

/** Answers request lines, one by one. Whatever comes in, something comes out. */
export function served(game: AnyGame, spec: string, bot: AnyBot, seed: string): (line: string) => Promise<Answer> {
  const random = Random.fromSeed(seed);
  return async (line) => {
    let id: unknown;
    try {
      const request = readRecord(parseJson(line), '');
      id = request.id;
      if (request.game !== undefined && request.game !== game.meta.id)
        throw new BadInput('game', `this bot plays ${game.meta.id}`);
      const action =
        request.match === undefined
          ? byChance(request.decision, spec, random)
          : await inMatch(game, bot, request.match, request.seat, random);
      return { id, action };
    } catch (error) {
      if (error instanceof BadInput) return { id, error: error.message };
      throw error;
    }
  };
}

/** The bot looks ahead from a match. It is handed its seat's view and re-dealt futures, as at any other table. */
async function inMatch(
  game: AnyGame,
  bot: AnyBot,
  raw: unknown,
  seat: unknown,
  random: Random,
): Promise<WrittenAction> {
  const match = loadMatch(game, readMatchFile(JSON.stringify(raw)));
  const at = readInt(seat, 'seat', 0, match.players - 1);
  if (!match.asks.some((ask) => ask.seat === at)) throw new BadInput('seat', 'is not asked anything');
  return game.actions.write(await bot.decide(situationIn(match, at), random)) as WrittenAction;
}

/** Any answer that the decision alone makes possible. */
function byChance(raw: unknown, spec: string, random: Random): WrittenAction {
  if (spec !== 'random') throw new BadInput('match', `missing: ${spec} looks ahead, which takes more than a view`);
  const decision = readRecord(raw, 'decision');
  const options = readArray(decision.options ?? [], 'decision.options') as readonly WrittenAction[];
  if (options.length > 0) return options[random.below(options.length)];
  const forms = readArray(decision.forms ?? [], 'decision.forms').map((form, i) =>
    readRecord(form, `decision.forms.${i}`),
  );
  const open = forms.find((form) => (form.verdict as { ok?: unknown } | undefined)?.ok !== false);
  if (open === undefined) throw new BadInput('decision', 'offers nothing');
  const fields = readArray(open.fields, 'decision.forms.fields') as readonly FormField[];
  const values = fields.map((field) => [field.name, fieldByChance(field, random)] as const);
  return { ...Object.fromEntries(values), do: String(open.do) };
}

function fieldByChance(field: FormField, random: Random): Json {
  if (field.type === 'number') return field.min + random.below(field.max - field.min + 1);
  if (field.type === 'seats')
    return random
      .shuffle([...field.seats])
      .slice(0, Math.max(1, field.min))
      .sort();
  const left = [...field.max];
  const counts: Record<string, number> = {};
  for (let n = field.total ?? 1; n > 0 && left.some((m) => m > 0); n--) {
    const i = random.pick(left);
    left[i]--;
    counts[field.ids[i]] = (counts[field.ids[i]] ?? 0) + 1;
  }
  return counts;
}
