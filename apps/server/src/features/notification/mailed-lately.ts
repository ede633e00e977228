import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';
import type { Notice } from './notice.ts';

/** Calls to the same kind of work; a return and a request are worth a mail each. */
const FOLDED: ReadonlySet<string> = new Set(['decide', 'send', 'add_stage', 'team']);

/** Whoever sends a whole roadmap does it in a few minutes; one mail calls to all of it. */
const TOGETHER_MS = 10 * 60_000;

/**
 * Who was mailed a moment ago that the same is asked in the same project, and has not looked yet: a
 * second mail would tell him nothing new. What it would have told goes into the digest. Counted from the mail, so that whoever
 * goes on sending is called to it again once the time is over.
 */
export async function mailedLately(
  work: Work,
  { reason, variant, project, to }: Notice,
): Promise<ReadonlySet<string>> {
  if (reason !== 'your_move' || !FOLDED.has(variant)) return new Set();
  if (!project || to.length === 0) return new Set();
  const rows = await work.trx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.projectId, project.id),
        inArray(notifications.userId, [...to]),
        eq(notifications.reason, reason),
        eq(notifications.variant, variant),
        isNull(notifications.readAt),
        gt(notifications.mailedAt, new Date(work.now.getTime() - TOGETHER_MS)),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}
