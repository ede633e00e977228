import type { CommentSubject } from '@pv/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { comments } from '../../db/schema/index.ts';

/** Things that are talked about: all of a project, or some by their ids. */
type Talked = { projectId: string } | { ids: readonly string[] };

/** How much was said of each thing, by its id; what nobody has talked about is left out. */
export async function countComments(
  executor: Executor,
  subject: CommentSubject,
  of: Talked,
): Promise<ReadonlyMap<string, number>> {
  const { subjectId, projectId } = comments;
  const which = 'ids' in of ? inArray(subjectId, [...of.ids]) : eq(projectId, of.projectId);
  const rows = await executor
    .select({ id: subjectId, count: sql<number>`count(*)::int` })
    .from(comments)
    .where(and(which, eq(comments.subject, subject), isNull(comments.deletedAt)))
    .groupBy(subjectId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What a comment in a project says and who has written it; undefined where it is not there any more. */
export async function findSaid(
  executor: Executor,
  { id, projectId }: { id: string; projectId: string },
): Promise<{ text: string; author: string } | undefined> {
  const [said] = await executor
    .select({ text: comments.body, author: comments.authorName })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.projectId, projectId), isNull(comments.deletedAt)));
  return said;
}
