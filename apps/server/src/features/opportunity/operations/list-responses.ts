import { AppError, type ResponseRow } from '@pv/contract';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { opportunities, opportunityResponses, profiles } from '../../../db/schema/index.ts';
import { findMet } from '../load-opportunity.ts';
import type { Doing } from './write-opportunity.ts';

/** What one list holds at most. */
const MOST = 500;

async function list(executor: Executor, where: SQL | undefined): Promise<ResponseRow[]> {
  const rows = await executor
    .select({ response: opportunityResponses, row: opportunities, name: profiles.name })
    .from(opportunityResponses)
    .innerJoin(opportunities, eq(opportunities.id, opportunityResponses.opportunityId))
    .innerJoin(profiles, eq(profiles.userId, opportunityResponses.userId))
    .where(where)
    .orderBy(desc(opportunityResponses.updatedAt), desc(opportunityResponses.id))
    .limit(MOST);
  return rows.map(({ response, row, name }) => ({
    id: response.id,
    opportunity: { id: row.id, kind: row.kind, title: row.content.title },
    person: { id: response.userId, name },
    status: response.status,
    created_at: response.createdAt.toISOString(),
    updated_at: response.updatedAt.toISOString(),
  }));
}

/** One's own responses, those that were taken back too. */
export const listMine = (executor: Executor, userId: string): Promise<ResponseRow[]> =>
  list(executor, eq(opportunityResponses.userId, userId));

/**
 * Responses to an opportunity for whoever has posted it; those that were taken back are gone for him.
 * @throws AppError `not_found`, `forbidden`
 */
export async function listReceived(
  { connection: { db }, clock }: Pick<Deps, 'connection' | 'clock'>,
  { id, userId }: Doing,
): Promise<ResponseRow[]> {
  const { isAuthor } = await findMet(db, { id, userId, now: clock() });
  if (!isAuthor) throw new AppError('forbidden');
  const { opportunityId, status } = opportunityResponses;
  return list(db, and(eq(opportunityId, id), ne(status, 'withdrawn')));
}
