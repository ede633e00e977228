import { Readable } from 'node:stream';
import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { writeCsv } from './csv/write-csv.ts';
import { listLog } from './list/list-log.ts';
import { addNote } from './operations/add-note.ts';
import { changeNote } from './operations/change-note.ts';
import { listChoices } from './operations/list-choices.ts';
import { listEvents } from './operations/list-events.ts';

/** Gives the pieces of a table as a stream that has begun: what is refused is refused before. */
async function begun(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* pieces;
  }
  return Readable.from(all());
}

/** The log: reading, taking away as a table, notes and comments. */
export function logRoutes(app: FastifyInstance, deps: Deps): void {
  const { log } = endpoints;
  const { db } = deps.connection;
  route(app, log.list, ({ query, actor }) => listLog(db, query, actor.userId));
  route(app, log.choices, ({ query, actor: { userId } }) =>
    listChoices(db, { userId, projectId: query.project_id }),
  );
  route(app, log.events, async ({ locale }) => ({ events: listEvents(locale) }));
  route(app, log.add, ({ body, actor: { userId } }) =>
    inTransaction(deps, (work) => addNote(work, { userId, body })),
  );
  route(app, log.change, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) =>
      changeNote(work, { id, userId, text: body.log_comment, mentions: body.mentions }),
    ),
  );
  route(app, log.exportCsv, async ({ query, actor: { userId }, locale, reply }) => {
    const table = await begun(writeCsv(db, query, { userId, locale }));
    await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="log.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(table);
    return null;
  });
}
