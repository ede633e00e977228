import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listAllWorks, listWorks } from './operations/list-works.ts';
import { writeOverview } from './operations/write-table.ts';

/** The works of a person and their stages, as a picture and as a table. */
export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { overview } = endpoints;
  const { db } = deps.connection;
  route(app, overview.works, ({ actor: { userId }, query }) =>
    listWorks(db, query, { userId, now: deps.clock() }),
  );
  route(app, overview.table, async ({ actor: { userId }, query, locale, reply }) => {
    const works = await listAllWorks(db, query, { userId, now: deps.clock() });
    await reply
      .headers({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': 'attachment; filename="overview.xlsx"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(await writeOverview(works, locale));
    return null;
  });
}
