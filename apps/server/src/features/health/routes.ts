import { endpoints } from '@pv/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';

/** Answers only when the database does. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.health.health, async () => {
    await deps.connection.db.execute(sql`select 1`);
    return { ok: true as const };
  });
}
