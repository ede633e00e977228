import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { opportunities, opportunityResponses } from '../../../db/schema/index.ts';
import type { OpportunityRow } from '../load-opportunity.ts';
import { tellUnanswered } from '../tell.ts';

/** Declines what still waits for an answer to these, which are locked, and tells whoever has sent it. */
export async function declineOpen(
  work: Work,
  rows: readonly OpportunityRow[],
  variant: 'lapsed' | 'gone' | 'taken',
): Promise<void> {
  const { opportunityId, status } = opportunityResponses;
  const ids = rows.map(({ id }) => id);
  const declined = await work.trx
    .update(opportunityResponses)
    .set({ status: 'declined', decidedAt: work.now, updatedAt: work.now })
    .where(and(inArray(opportunityId, ids), inArray(status, ['sent', 'seen', 'shortlisted'])))
    .returning();
  const lapsed = rows.flatMap((row) =>
    declined
      .filter((response) => response.opportunityId === row.id)
      .map((response) => ({ row, response })),
  );
  await tellUnanswered(work, lapsed, variant);
}

/**
 * What somebody has posted goes with his account: whoever waits for his answer is told before. Call it before
 * the person is locked, for whoever responds locks the opportunity first.
 */
export async function declineOfLeaver(work: Work, userId: string): Promise<void> {
  const { id, authorId } = opportunities;
  const rows = await work.trx
    .select()
    .from(opportunities)
    .where(eq(authorId, userId))
    .orderBy(id)
    .for('update');
  await declineOpen(work, rows, 'gone');
}
