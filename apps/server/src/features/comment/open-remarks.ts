import type { CommentAnchor } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { comments } from '../../db/schema/index.ts';

/** A comment of an open thread in a document, at the place of its thread. */
export interface OpenRemark {
  author: string;
  date: Date;
  /** What is quoted stands over it. */
  text: string;
  /** Where in the list the one that it answers stands; null where it begins a thread. */
  answers: number | null;
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
  const remarks: OpenRemark[] = [];
  for (const { id, anchor } of begun) {
    const first = remarks.length;
    const said = rows.filter(
      (row) => (row.id === id || row.threadId === id) && row.deletedAt === null,
    );
    for (const [index, { authorName: author, createdAt: date, body, quote }] of said.entries()) {
      const text = quote === null ? body : `«${quote}»\n${body}`;
      remarks.push({ author, date, text, answers: index === 0 ? null : first, anchor });
    }
  }
  return remarks;
}
