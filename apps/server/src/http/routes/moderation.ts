import {
  AuditEntry,
  Id,
  Mute,
  NewReport,
  Readiness,
  RemovePerson,
  Report,
  SwapSeats,
  TableInfo,
} from '@starboard/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { newId } from '../../ids.ts';
import { Problem } from '../../problem.ts';
import type { PersonRow, ReportRow } from '../../storage/schema.ts';
import type { App, RouteServices } from '../app.ts';

const OneTable = Type.Object({ id: Id });
const MOST_MUTES = 200;

/** What people can do about each other, and those who run the server about them. */
export function moderationRoutes(app: App, services: RouteServices): void {
  seatRoutes(app, services);
  muteRoutes(app, services);
  adminRoutes(app, services);
}

function seatRoutes(app: App, { identities, play, limits, config }: RouteServices): void {
  const answer = { response: { 200: TableInfo } };
  app.post(
    '/api/tables/:id/swap',
    { schema: { summary: 'Change two seats before the start', params: OneTable, body: SwapSeats, ...answer } },
    async (request) => {
      const { one, other } = request.body;
      return play.swapSeats(request.params.id, await identities.me(request), one, other);
    },
  );
  app.post(
    '/api/tables/:id/ready',
    {
      schema: {
        summary: 'Whether the match may begin for me, before the start',
        params: OneTable,
        body: Readiness,
        ...answer,
      },
    },
    async (request) => play.setReady(request.params.id, await identities.me(request), request.body.ready),
  );
  app.post(
    '/api/tables/:id/remove',
    { schema: { summary: 'Send a person away, as the host', params: OneTable, body: RemovePerson, ...answer } },
    async (request) => play.removePerson(request.params.id, await identities.me(request), request.body.seat),
  );
  const some = { most: 10 * config.limitFactor, window: 3_600_000 };
  app.post(
    '/api/tables/:id/reports',
    { schema: { summary: 'Report a person at my table', params: OneTable, body: NewReport } },
    async (request, reply) => {
      const me = await identities.me(request);
      if (!(await limits.take(`report ${me.id}`, some))) throw new Problem('slow-down');
      await play.report(request.params.id, me, request.body.seat, request.body.reason);
      return reply.status(204).send();
    },
  );
}

function muteRoutes(app: App, { identities, storage }: RouteServices): void {
  const answer = { response: { 200: Type.Array(Id) } };
  app.get('/api/me/mutes', { schema: { summary: 'People whose lines I am not sent', ...answer } }, async (request) => [
    ...(await storage.mutesOf((await identities.me(request)).id)),
  ]);
  app.post(
    '/api/me/mutes',
    { schema: { summary: 'Mute a person, or hear them again', body: Mute, ...answer } },
    async (request) => {
      const { id } = await identities.me(request);
      const { person, wanted } = request.body;
      if (person === id || (await storage.person(person)) === undefined) throw new Problem('bad-request');
      if (wanted && (await storage.mutesOf(id)).length >= MOST_MUTES) throw new Problem('too-many');
      await storage.mute(id, person, wanted);
      return [...(await storage.mutesOf(id))];
    },
  );
}

function adminRoutes(app: App, { identities, storage, clock }: RouteServices): void {
  const admin = async (request: FastifyRequest): Promise<PersonRow> => {
    const me = await identities.me(request);
    if (!identities.isAdmin(me.account)) throw new Problem('not-admin');
    return me;
  };
  app.get(
    '/api/admin/reports',
    {
      schema: {
        summary: 'What was reported: open reports, the oldest first, then closed ones',
        response: { 200: Type.Array(Report) },
      },
    },
    async (request) => {
      await admin(request);
      return (await storage.reports(200)).map(reportOf);
    },
  );
  app.post(
    '/api/admin/reports/:id/close',
    { schema: { summary: 'A report is dealt with', params: OneTable } },
    async (request, reply) => {
      const { name: actor } = await admin(request);
      const report = (await storage.reports(200)).find(({ id }) => id === request.params.id);
      const at = clock.now();
      if (report === undefined || !(await storage.closeReport(report.id, at))) throw new Problem('not-found');
      const { name, table_id } = report;
      await storage.audit({ id: newId(), at, act: 'closed', actor, name, table_id });
      return reply.status(204).send();
    },
  );
  app.get(
    '/api/admin/audit',
    { schema: { summary: 'Who did what to whom, the newest first', response: { 200: Type.Array(AuditEntry) } } },
    async (request) => {
      await admin(request);
      const rows = await storage.auditLog(500);
      return rows.map(({ at, act, actor, name, table_id }) => ({ at, act, actor, name, table: table_id }));
    },
  );
}

function reportOf({ id, at, table_id, reporter_name, name, reason, lines, closed_at }: ReportRow): Report {
  const closed = closed_at === null ? {} : { closedAt: closed_at };
  return { id, at, table: table_id, reporter: reporter_name, name, reason, lines: JSON.parse(lines), ...closed };
}
