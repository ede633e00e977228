import type { CommentAnchor } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { comments } from '../../db/schema/index.ts';

/** A comment of an open thread in a document, at the place of its thread. */
export interface OpenRemark {
  author: string;
  date: Date;
  text: string;
  anchor: CommentAnchor | null;
}

/** What is said of a document and not settled, answers behind what they answer. */
export async function openRemarks(executor: Executor, documentId: string): Promise<OpenRemark[]> {
  const rows = await executor
    .select()
    .from(comments)
    .where(and(eq(comments.subject, 'document'), eq(comments.subjectId, documentId)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const begun = rows.filter((row) => row.threadId === null && row.resolvedAt === null);
  return begun.flatMap(({ id, anchor }) =>
    rows
      .filter((row) => (row.id === id || row.threadId === id) && row.deletedAt === null)
      .map((row) => ({ author: row.authorName, date: row.createdAt, text: row.body, anchor })),
  );
}
