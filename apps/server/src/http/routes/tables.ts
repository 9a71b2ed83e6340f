import { BotLevel, Hint, Id, JoinTable, NewTable, SeatPlan, TableInfo, Vote } from '@starboard/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { networkOf } from '../../play/whereabouts.ts';
import { Problem } from '../../problem.ts';
import type { App, RouteServices } from '../app.ts';

const answer = { response: { 200: TableInfo } };
const OneTable = Type.Object({ id: Id });
const OneSeat = Type.Object({ id: Id, seat: Type.String({ pattern: '^([0-9]|1[0-5])$' }) });

/** So many requests a minute, from one address. */
const fewOf = (config: RouteServices['config']) => (perMinute: number) => ({
  rateLimit: { max: perMinute * config.limitFactor, timeWindow: 60_000 },
});

/** Who asks, if that is known. */
const someoneOf = (identities: RouteServices['identities']) => async (request: FastifyRequest) =>
  (await identities.known(request))?.person.id;

export function tableRoutes(app: App, services: RouteServices): void {
  app.addHook('preHandler', async ({ ip, params, routeOptions }) => {
    if (routeOptions.url?.startsWith('/api/tables/:id') === true)
      services.waking.ask((params as { id: string }).id, ip);
  });
  lobbyRoutes(app, services);
  seatRoutes(app, services);
  matchRoutes(app, services);
}

/** Tables are opened, found and closed. */
function lobbyRoutes(app: App, { identities, storage, play, config, limits }: RouteServices): void {
  const few = fewOf(config);
  const someone = someoneOf(identities);
  /** Tables in the lobby, from one address: however many guests come from there. */
  const listing = { most: 12 * config.limitFactor, window: 3_600_000 };

  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables that anybody may join', response: { 200: Type.Array(TableInfo) } } },
    async (request) => [...(await play.infos(await storage.listedTables(50), await someone(request)))],
  );

  app.post(
    '/api/tables',
    { config: few(60), schema: { summary: 'Open a table', body: NewTable, ...answer } },
    async (request) => {
      const me = await identities.me(request);
      const isListed = request.body.visibility === 'listed';
      if (isListed && !(await limits.take(`listed ${networkOf(request.ip)}`, listing))) throw new Problem('slow-down');
      return play.create(me, request.body);
    },
  );

  app.get('/api/tables/:id', { schema: { summary: 'A table', params: OneTable, ...answer } }, async (request) => {
    return play.info(request.params.id, await someone(request));
  });

  app.delete(
    '/api/tables/:id',
    { schema: { summary: 'Close my table, at which nobody else sits', params: OneTable } },
    async (request, reply) => {
      await play.remove(request.params.id, await identities.me(request));
      return reply.status(204).send();
    },
  );

  // Codes are short, so nobody may try many of them.
  app.get(
    '/api/codes/:code',
    {
      config: few(20),
      schema: {
        summary: 'The open table with this code',
        params: Type.Object({ code: Type.String({ maxLength: 12 }) }),
        ...answer,
      },
    },
    async (request) => play.byCode(request.params.code, await someone(request)),
  );
}

/** People sit down, leave and come back. */
function seatRoutes(app: App, { identities, play, config }: RouteServices): void {
  const few = fewOf(config);

  app.post(
    '/api/tables/:id/join',
    { schema: { summary: 'Sit down', params: OneTable, body: JoinTable, ...answer } },
    async (request) => play.join(request.params.id, await identities.me(request), request.body.seat),
  );

  app.put(
    '/api/tables/:id/seats/:seat',
    { schema: { summary: 'Plan a seat, as the host', params: OneSeat, body: SeatPlan, ...answer } },
    async (request) => {
      const { id, seat } = request.params;
      return play.planSeat(id, await identities.me(request), Number(seat), request.body);
    },
  );

  app.post(
    '/api/tables/:id/votes',
    { schema: { summary: 'Whether a bot should play for an absent person', params: OneTable, body: Vote, ...answer } },
    async (request) => {
      const { seat, wanted } = request.body;
      return play.vote(request.params.id, await identities.me(request), seat, wanted);
    },
  );

  const simple = {
    leave: ['Leave; a bot plays on where the match runs', 'leave'],
    back: ['Take my seat back from the bot', 'comeBack'],
    pause: ['Stop the clocks', 'pause'],
    resume: ['Let the clocks go on', 'resume'],
    rematch: ['Play again at a new table', 'rematch'],
  } as const;
  for (const [name, [summary, method]] of Object.entries(simple)) {
    app.post(
      `/api/tables/:id/${name}`,
      { config: few(60), schema: { summary, params: OneTable, ...answer } },
      async (request) => play[method]((request.params as { id: string }).id, await identities.me(request)),
    );
  }
}

/** What a match tells those who ask. */
function matchRoutes(app: App, { identities, play, config, waking }: RouteServices): void {
  const few = fewOf(config);
  const someone = someoneOf(identities);

  app.post(
    '/api/tables/:id/hint',
    {
      config: few(30),
      schema: {
        summary: 'What a bot would do in my seat',
        params: OneTable,
        body: Type.Object({ level: Type.Optional(BotLevel) }, { additionalProperties: false }),
        response: { 200: Type.Array(Hint) },
      },
    },
    async (request) => [...(await play.hint(request.params.id, await identities.me(request), request.body.level))],
  );

  app.get(
    '/api/tables/:id/file',
    {
      config: few(60),
      schema: { summary: 'The whole match with its seed, when it is over or can never go on', params: OneTable },
    },
    async (request) => {
      waking.pay(request.ip, 5); // its draws are found by playing it again
      return play.file(request.params.id, await someone(request));
    },
  );
}
