import { AppError, statusAt } from '@pv/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import { opportunities, opportunityResponses } from '../../db/schema/index.ts';
import { platformRights } from '../platform/public.ts';

export type OpportunityRow = typeof opportunities.$inferSelect;
export type ResponseRecord = typeof opportunityResponses.$inferSelect;

/** An opportunity as somebody signed in meets it. */
export interface Met {
  row: OpportunityRow;
  userId: string;
  isAuthor: boolean;
  /** An editor of the platform. */
  moderates: boolean;
}

const SHOWN: readonly string[] = ['published', 'closed', 'expired'];

/** Whether anybody may read it, also once it is over. */
export const isShown = ({ status, publishedAt }: OpportunityRow): boolean =>
  SHOWN.includes(status) && publishedAt !== null;

/** As it is, with the status of now. @throws AppError `not_found` */
function standing(row: OpportunityRow | undefined, now: Date): OpportunityRow {
  if (!row) throw new AppError('not_found');
  return { ...row, status: statusAt(row, now) };
}

/** @throws AppError `not_found` for an absent one, and alike for one that only its author may see */
async function meet(executor: Executor, row: OpportunityRow, userId: string): Promise<Met> {
  const isAuthor = row.authorId === userId;
  const moderates = (await platformRights(executor, userId)).includes('moderate_opportunities');
  if (!isAuthor && !moderates && !isShown(row)) throw new AppError('not_found');
  return { row, userId, isAuthor, moderates };
}

interface Sought {
  id: string;
  now: Date;
}

/** One that anybody may read. @throws AppError `not_found` */
export async function findShown(executor: Executor, { id, now }: Sought): Promise<OpportunityRow> {
  const [row] = await executor.select().from(opportunities).where(eq(opportunities.id, id));
  const found = standing(row, now);
  if (!isShown(found)) throw new AppError('not_found');
  return found;
}

/** One for somebody signed in. @throws AppError `not_found` */
export async function findMet(
  executor: Executor,
  { id, now, userId }: Sought & { userId: string },
): Promise<Met> {
  const [row] = await executor.select().from(opportunities).where(eq(opportunities.id, id));
  return meet(executor, standing(row, now), userId);
}

/** As `findMet`, locked for a change. */
export async function lockMet(
  trx: Transaction,
  { id, now, userId }: Sought & { userId: string },
): Promise<Met> {
  const [row] = await trx
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, id))
    .for('update');
  return meet(trx, standing(row, now), userId);
}

/** Whether somebody writes in it: its author, and an editor where it came with the product. */
export const mayEdit = ({ row, isAuthor, moderates }: Met): boolean =>
  isAuthor || (moderates && row.authorId === null);

/** How many have responded and have not taken it back. */
export async function countResponses(executor: Executor, id: string): Promise<number> {
  const { opportunityId, status } = opportunityResponses;
  const [counted] = await executor
    .select({ many: count() })
    .from(opportunityResponses)
    .where(and(eq(opportunityId, id), ne(status, 'withdrawn')));
  return counted?.many ?? 0;
}
