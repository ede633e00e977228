import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { requireRight } from '../platform/public.ts';
import {
  addRecord,
  correctRecord,
  listRecords,
  readRecord,
  removeRecord,
} from './operations/correct-record.ts';
import { listFunding } from './operations/list-funding.ts';
import { remindOfCall, writeEnding } from './operations/remind-of-call.ts';

/** What money a venture may have, and being reminded of the end of calls. */
export function fundingRoutes(app: FastifyInstance, deps: Deps): void {
  const { funding } = endpoints;
  route(app, funding.list, ({ params: { id: projectId }, actor: { userId } }) =>
    listFunding(deps.connection.db, { projectId, userId, now: deps.clock() }),
  );
  route(app, funding.remind, async ({ params: { id, code }, actor: { userId }, body: { on } }) => {
    await inTransaction(deps, (work) => remindOfCall(work, { projectId: id, userId, code, on }));
    return null;
  });
  route(
    app,
    funding.calendar,
    async ({ params: { id: projectId, code }, actor: { userId }, locale, reply }) => {
      const calendar = await writeEnding(deps, { projectId, userId, code }, locale);
      await reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${code}.ics"`,
          'cache-control': 'no-store',
        })
        .send(calendar);
      return null;
    },
  );
}

/** How editors correct the catalogue. */
export function fundingRecordRoutes(app: FastifyInstance, deps: Deps): void {
  const { fundingRecord } = endpoints;
  const { db } = deps.connection;
  const asEditor = (userId: string) => requireRight(db, userId, 'write_articles');
  route(app, fundingRecord.list, async ({ actor: { userId } }) => {
    await asEditor(userId);
    return { records: await listRecords(db, deps.clock()) };
  });
  route(app, fundingRecord.add, async ({ actor: { userId }, body: { record } }) => {
    await asEditor(userId);
    return inTransaction(deps, (work) => addRecord(work, { editorId: userId, record }));
  });
  route(app, fundingRecord.remove, async ({ actor: { userId }, params: { code }, body }) => {
    await asEditor(userId);
    await inTransaction(deps, (work) => removeRecord(work, { code, editorId: userId, ...body }));
    return null;
  });
  route(app, fundingRecord.get, async ({ actor: { userId }, params: { code } }) => {
    await asEditor(userId);
    return readRecord(db, code, deps.clock());
  });
  route(app, fundingRecord.change, async ({ actor: { userId }, params: { code }, body }) => {
    await asEditor(userId);
    return inTransaction(deps, (work) => correctRecord(work, { code, editorId: userId, ...body }));
  });
  route(app, fundingRecord.reset, async ({ actor: { userId }, params: { code }, body }) => {
    await asEditor(userId);
    const record = null;
    return inTransaction(deps, (work) =>
      correctRecord(work, { code, editorId: userId, record, ...body }),
    );
  });
}
