import { DECLINE_DAYS, EXPIRY_WARNING_DAYS } from '@pv/contract';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { opportunities, opportunityResponses } from '../../../db/schema/index.ts';
import type { OpportunityRow } from '../load-opportunity.ts';
import { tellAuthor, tellResponder } from '../tell.ts';

const DAY_MS = 86_400_000;

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** What has passed its deadline is over, and its author hears of it once. */
async function expire(work: Work): Promise<void> {
  const { status, expiresAt } = opportunities;
  const rows = await work.trx
    .update(opportunities)
    .set({ status: 'expired', endedAt: sql`${expiresAt}` })
    .where(and(eq(status, 'published'), lte(expiresAt, work.now)))
    .returning();
  for (const row of rows) await tellAuthor(work, row, 'expired');
}

async function warn(work: Work): Promise<void> {
  const { status, expiresAt, warned, publishedAt } = opportunities;
  const near = lte(expiresAt, later(work.now, EXPIRY_WARNING_DAYS));
  const rows = await work.trx
    .update(opportunities)
    .set({ warned: true })
    .where(
      and(
        eq(status, 'published'),
        eq(warned, false),
        near,
        gt(expiresAt, work.now),
        // whoever has just posted it for these days knows
        lte(publishedAt, later(work.now, -1)),
      ),
    )
    .returning();
  for (const row of rows) {
    const left = (row.expiresAt?.getTime() ?? 0) - work.now.getTime();
    await tellAuthor(work, row, 'expiring', { count: Math.max(1, Math.ceil(left / DAY_MS)) });
  }
}

async function declineOf(work: Work, row: OpportunityRow): Promise<void> {
  const { opportunityId, status } = opportunityResponses;
  const lapsed = await work.trx
    .update(opportunityResponses)
    .set({ status: 'declined', decidedAt: work.now, updatedAt: work.now })
    .where(and(eq(opportunityId, row.id), inArray(status, ['sent', 'seen', 'shortlisted'])))
    .returning();
  for (const response of lapsed) {
    await tellResponder(work, row, response, { variant: 'lapsed', actor: null });
  }
}

/** Nobody waits for ever: what was not answered for a month after the end is declined. */
async function decline(deps: Deps): Promise<void> {
  const { endedAt } = opportunities;
  const over = lte(endedAt, later(deps.clock(), -DECLINE_DAYS));
  const waiting = sql`exists (select from ${opportunityResponses}
    where ${opportunityResponses.opportunityId} = ${opportunities.id}
      and ${opportunityResponses.status} in ('sent', 'seen', 'shortlisted'))`;
  const rows = await deps.connection.db.select().from(opportunities).where(and(over, waiting));
  for (const row of rows) await inTransaction(deps, (work) => declineOf(work, row));
}

/**
 * Ends what has passed its deadline, tells those who have posted what ends soon, and declines what was left
 * without an answer. May run as often as wanted: each is told once.
 */
export async function endOpportunities(deps: Deps): Promise<void> {
  await inTransaction(deps, expire);
  await inTransaction(deps, warn);
  await decline(deps);
}
