import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { opportunities, users } from '../../../db/schema/index.ts';
import { requireRight } from '../../platform/public.ts';
import { personOf } from '../../user/public.ts';
import { isShown, lockMet, type Met, type OpportunityRow } from '../load-opportunity.ts';
import { tellAuthor, tellEditors } from '../tell.ts';
import { checkWhole, type Doing, lockOwn, store } from './write-opportunity.ts';

/** Notes whether what an author posts next has to be looked through, also once he has deleted this. */
async function needCheck({ trx }: Work, { authorId }: OpportunityRow, need: boolean) {
  if (authorId) await trx.update(users).set({ postsNeedCheck: need }).where(eq(users.id, authorId));
}

/** Whether editors have let something of this person through, and nothing of his is taken down. */
async function isKnown({ trx }: Work, userId: string): Promise<boolean> {
  const [author] = await trx.select().from(users).where(eq(users.id, userId));
  if (author?.postsNeedCheck) return false;
  const { authorId, publishedAt, endedAt } = opportunities;
  const own = await trx
    .select({ publishedAt, endedAt })
    .from(opportunities)
    .where(eq(authorId, userId));
  const passed = own.some((one) => one.publishedAt !== null);
  return passed && !own.some((one) => one.publishedAt === null && one.endedAt !== null);
}

const published = (work: Work, { row }: Met) => ({
  status: 'published' as const,
  publishedAt: row.publishedAt ?? work.now,
  endedAt: null,
  warned: false,
  reason: null,
});

/**
 * Publishes a draft, or one that has ended, anew. What somebody posts first goes to the editors. Again it
 * changes nothing.
 * @throws AppError `not_found`, `forbidden`, `opportunity_incomplete`
 */
export async function publishOpportunity(work: Work, doing: Doing): Promise<Met> {
  const met = await lockOwn(work, doing);
  const { row, userId, isAuthor } = met;
  if (row.status === 'published' || row.status === 'on_moderation') return met;
  checkWhole(row, work.now);
  if (!isAuthor || (await isKnown(work, userId))) return store(work, met, published(work, met));
  const waiting = await store(work, met, { status: 'on_moderation', reason: null });
  await tellEditors(work, waiting.row, await personOf(work.trx, userId));
  return waiting;
}

/**
 * Takes no more responses; those that have come are still answered. One that waits for the editors becomes
 * a draft.
 * @throws AppError `not_found`, `forbidden`
 */
export async function closeOpportunity(work: Work, doing: Doing): Promise<Met> {
  const met = await lockOwn(work, doing);
  if (met.row.status === 'on_moderation') return store(work, met, { status: 'draft' });
  if (met.row.status !== 'published') return met;
  return store(work, met, { status: 'closed', endedAt: work.now });
}

/** An order that somebody has begun to work on takes no more responses; gives it as it is then. */
export async function closeTaken({ trx, now }: Work, row: OpportunityRow): Promise<OpportunityRow> {
  const { id, status } = opportunities;
  const [closed = row] = await trx
    .update(opportunities)
    .set({ status: 'closed', endedAt: now, updatedAt: now })
    .where(and(eq(id, row.id), eq(status, 'published')))
    .returning();
  return closed;
}

/**
 * Lets through what waits, or gives it back to its author with a reason; what anybody reads is taken down so
 * too, and until it is let through again whatever this author posts waits for the editors.
 * @throws AppError `not_found` for whoever is no editor, `opportunity_settled`, `stale_version` where it is not
 *   what the editor has read, `opportunity_incomplete` where its deadline has passed meanwhile
 */
export async function moderateOpportunity(
  work: Work,
  { id, userId, ...decision }: Doing & BodyOf<typeof endpoints.opportunityDesk.decide>,
): Promise<Met> {
  await requireRight(work.trx, userId, 'moderate_opportunities');
  const met = await lockMet(work.trx, { id, userId, now: work.now });
  const { approved, reason, version } = decision;
  const waits = met.row.status === 'on_moderation';
  if (!waits && (approved || !isShown(met.row))) throw new AppError('opportunity_settled');
  if (met.row.version !== version) throw new AppError('stale_version');
  if (approved) {
    checkWhole(met.row, work.now);
    const passed = await store(work, met, published(work, met));
    await needCheck(work, met.row, false);
    await tellAuthor(work, passed.row, 'published');
    return passed;
  }
  const endedAt = waits ? met.row.endedAt : (met.row.endedAt ?? work.now);
  const change = { status: 'draft', publishedAt: null, endedAt, reason } as const;
  const returned = await store(work, met, change);
  if (!waits) await needCheck(work, met.row, true);
  await tellAuthor(work, returned.row, 'returned', reason ? { note: reason } : {});
  return returned;
}
