import { isReviewerRole, type RoleCode, type WorkflowSection } from '@pv/contract';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { reviews } from '../../../db/schema/index.ts';

interface Asked {
  projectId: string;
  stageId: string | null;
  reader: { userId: string; role: RoleCode };
}

/**
 * The editions of a place on which the reader, or somebody of his role, has decided: their numbers, by
 * section. Null for who does not review.
 */
export async function decidedNumbers(
  executor: Executor,
  { projectId, stageId, reader }: Asked,
): Promise<ReadonlyMap<WorkflowSection, ReadonlySet<number>> | null> {
  if (!isReviewerRole(reader.role)) return null;
  const rows = await executor
    .select({ section: reviews.section, number: reviews.editionNo })
    .from(reviews)
    .where(
      and(
        eq(reviews.projectId, projectId),
        stageId === null ? isNull(reviews.stageId) : eq(reviews.stageId, stageId),
        eq(reviews.event, 'decided'),
        isNotNull(reviews.editionNo),
        or(eq(reviews.authorId, reader.userId), eq(reviews.authorRole, reader.role)),
      ),
    );
  const bySection = Map.groupBy(rows, ({ section }) => section);
  return new Map(
    [...bySection].map(([section, all]) => [
      section,
      new Set(all.map(({ number }) => number ?? 0)),
    ]),
  );
}
