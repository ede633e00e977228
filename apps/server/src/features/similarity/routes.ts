import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { compareNow } from './operations/order-comparison.ts';
import { readSimilarity } from './operations/read-similarity.ts';

/** How much of a work's text stands in other works of the platform. */
export function similarityRoutes(app: FastifyInstance, deps: Deps): void {
  const { similarity } = endpoints;
  const { db } = deps.connection;
  const read = (projectId: string, userId: string) =>
    readSimilarity(db, { projectId, userId, now: deps.clock() });
  route(app, similarity.get, ({ params: { id }, actor: { userId } }) => read(id, userId));
  route(app, similarity.compare, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => compareNow(work, { projectId: id, userId }));
    return read(id, userId);
  });
}
