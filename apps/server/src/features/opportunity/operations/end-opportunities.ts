import { DECLINE_DAYS, EXPIRY_WARNING_DAYS } from '@pv/contract';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { opportunities, opportunityResponses } from '../../../db/schema/index.ts';
import { tellAuthor } from '../tell.ts';
import { declineOpen } from './decline-open.ts';

const DAY_MS = 86_400_000;

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** A step in the end of opportunities: which ones are due, and what is done with one that still is. */
interface Step {
  due: (now: Date) => SQL | undefined;
  /** `still` finds the one that is meant, as long as it is due. */
  take: (work: Work, still: SQL | undefined) => Promise<void>;
}

/** What has passed its deadline is over, and its author hears of it once. */
const EXPIRE: Step = {
  due: (now) => and(eq(opportunities.status, 'published'), lte(opportunities.expiresAt, now)),
  async take(work, still) {
    const [row] = await work.trx
      .update(opportunities)
      .set({ status: 'expired', endedAt: sql`${opportunities.expiresAt}` })
      .where(still)
      .returning();
    if (row) await tellAuthor(work, row, 'expired');
  },
};

/** Whoever has posted it hears that its end is near. */
const WARN: Step = {
  due: (now) =>
    and(
      eq(opportunities.status, 'published'),
      eq(opportunities.warned, false),
      lte(opportunities.expiresAt, later(now, EXPIRY_WARNING_DAYS)),
      gt(opportunities.expiresAt, now),
      // whoever has just posted it for these days knows
      lte(opportunities.publishedAt, later(now, -1)),
    ),
  async take(work, still) {
    const [row] = await work.trx
      .update(opportunities)
      .set({ warned: true })
      .where(still)
      .returning();
    if (!row) return;
    const left = (row.expiresAt?.getTime() ?? 0) - work.now.getTime();
    await tellAuthor(work, row, 'expiring', { count: Math.max(1, Math.ceil(left / DAY_MS)) });
  },
};

/** Nobody waits for ever: what was not answered for a month after the end is declined. */
const DECLINE: Step = {
  due: (now) =>
    and(
      lte(opportunities.endedAt, later(now, -DECLINE_DAYS)),
      sql`exists (select from ${opportunityResponses}
        where ${opportunityResponses.opportunityId} = ${opportunities.id}
          and ${opportunityResponses.status} in ('sent', 'seen', 'shortlisted'))`,
    ),
  async take(work, still) {
    const rows = await work.trx.select().from(opportunities).where(still).for('update');
    await declineOpen(work, rows, 'lapsed');
  },
};

/**
 * Ends what has passed its deadline, tells those who have posted what ends soon, and declines what was left
 * without an answer. May run as often as wanted: each is told once. One that fails holds up no other, and is
 * tried again by the next run.
 */
export async function endOpportunities(deps: Deps): Promise<void> {
  const { id } = opportunities;
  for (const { due, take } of [EXPIRE, WARN, DECLINE]) {
    const rows = await deps.connection.db
      .select({ id })
      .from(opportunities)
      .where(due(deps.clock()));
    for (const row of rows) {
      await inTransaction(deps, (work) => take(work, and(eq(id, row.id), due(work.now)))).catch(
        (error: unknown) => {
          deps.log.error({ err: error, opportunityId: row.id }, 'end of an opportunity not noted');
        },
      );
    }
  }
}
