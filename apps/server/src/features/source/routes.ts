import { AppError, endpoints } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { librarySources } from '../../db/schema/index.ts';
import { route } from '../../http/route.ts';
import { addSources } from './operations/add-sources.ts';
import { listSources } from './operations/list-sources.ts';
import { lookUp } from './operations/look-up.ts';

/** Sources by their numbers, and a person's own library of them. */
export function sourceRoutes(app: FastifyInstance, deps: Deps): void {
  const { source } = endpoints;
  route(app, source.lookup, async ({ body }) => ({ csl: await lookUp(deps, body) }));
  route(app, source.list, ({ actor: { userId }, query }) =>
    listSources(deps.connection.db, userId, query),
  );
  route(app, source.add, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => addSources(work, userId, body)),
  );
  route(app, source.remove, async ({ actor: { userId: ownerId }, params: { id } }) => {
    const { db } = deps.connection;
    const own = and(eq(librarySources.id, id), eq(librarySources.ownerId, ownerId));
    const gone = await db.delete(librarySources).where(own).returning({ id: librarySources.id });
    if (gone.length === 0) throw new AppError('not_found');
    return null;
  });
}
