import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { documents, projectEvents, stages } from '../../../db/schema/index.ts';
import { appendEvent, lockProject } from '../../approval/public.ts';
import { personOf } from '../../user/public.ts';

/** Who has written in which document. */
export interface Writing {
  documentId: string;
  authorId: string;
}

/** Whoever writes is told of once in so long. */
const PAUSE_MS = 60 * 60_000;

/**
 * Tells in the log that somebody writes in a document, unless that was told within the hour. What he has
 * written is in the document's versions.
 */
export async function tellWriting(
  db: Database,
  { documentId, authorId }: Writing,
  now: Date,
): Promise<void> {
  await db.transaction(async (trx) => {
    const [place] = await trx
      .select({ projectId: stages.projectId, stageId: stages.id })
      .from(documents)
      .innerJoin(
        stages,
        or(
          eq(stages.id, documents.stageId),
          // what is of the whole project is told of its last stage
          and(
            isNull(documents.stageId),
            eq(stages.projectId, documents.projectId),
            eq(stages.kind, 'finish'),
          ),
        ),
      )
      .where(eq(documents.id, documentId));
    if (!place) return;
    const [told] = await trx
      .select({ id: projectEvents.id })
      .from(projectEvents)
      .where(
        and(
          eq(projectEvents.projectId, place.projectId),
          eq(projectEvents.kind, 'document_written'),
          eq(projectEvents.stageId, place.stageId),
          eq(projectEvents.actorId, authorId),
          gt(projectEvents.createdAt, new Date(now.getTime() - PAUSE_MS)),
        ),
      )
      .limit(1);
    // the log of a project that is being deleted is closed
    if (told || !(await lockProject(trx, place.projectId))) return;
    const actor = await personOf(trx, authorId);
    await appendEvent({ trx, now }, { ...place, kind: 'document_written', actor });
  });
}
