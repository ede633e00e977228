import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { personNameOf } from '../../../db/person-name-of.ts';
import { documentVersions } from '../../../db/schema/index.ts';

/** Somebody who has restored another version so lately may not have meant to lose it. */
const JUST_NOW_MS = 60_000;

/** Who else has put an edition in the place of the text a minute ago or less; null where nobody has. */
export async function restoredJustNow(
  executor: Executor,
  { documentId, userId, now }: { documentId: string; userId: string; now: Date },
): Promise<string | null> {
  const { authorId, reason, createdAt } = documentVersions;
  const [last] = await executor
    .select({ by: authorId, name: personNameOf(authorId) })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        eq(reason, 'before_restore'),
        gt(createdAt, new Date(now.getTime() - JUST_NOW_MS)),
      ),
    )
    .orderBy(desc(createdAt), desc(documentVersions.id))
    .limit(1);
  return last && last.by !== userId ? last.name : null;
}
