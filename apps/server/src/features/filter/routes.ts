import { endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { projectFilters } from '../../db/schema/index.ts';
import { route } from '../../http/route.ts';
import { addFilter } from './operations/add-filter.ts';
import { changeFilter } from './operations/change-filter.ts';
import { orderFilters } from './operations/order-filters.ts';
import { listFilters, lockFilters } from './own-filters.ts';

/** The filters of the project list that a person keeps. */
export function filterRoutes(app: FastifyInstance, deps: Deps): void {
  const { filter } = endpoints;
  route(app, filter.list, async ({ actor }) => ({
    filters: await listFilters(deps.connection.db, actor.userId),
  }));
  route(app, filter.add, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => addFilter(work, userId, body)),
  );
  route(app, filter.change, ({ actor: { userId: ownerId }, params: { id }, body }) =>
    inTransaction(deps, (work) => changeFilter(work, { id, ownerId }, body)),
  );
  route(app, filter.order, async ({ actor: { userId }, body }) => ({
    filters: await inTransaction(deps, (work) => orderFilters(work, userId, body.ids)),
  }));
  route(app, filter.remove, async ({ actor: { userId }, params: { id } }) => {
    await inTransaction(deps, async (work) => {
      await lockFilters(work, userId, id);
      await work.trx.delete(projectFilters).where(eq(projectFilters.id, id));
    });
    return null;
  });
}
