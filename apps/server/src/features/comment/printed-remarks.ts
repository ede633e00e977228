import type { CommentAnchor } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { comments } from '../../db/schema/index.ts';

/** A comment on a document, at the place of its thread. */
export interface PrintedRemark {
  author: string;
  date: Date;
  /** What is quoted stands over it. */
  text: string;
  /** Where in the list the one that it answers stands; null where it begins a thread. */
  answers: number | null;
  /** Its thread is settled. */
  done: boolean;
  anchor: CommentAnchor | null;
}

/** What is said of a document, answers behind what they answer. */
export async function printedRemarks(
  executor: Executor,
  documentId: string,
): Promise<PrintedRemark[]> {
  const rows = await executor
    .select()
    .from(comments)
    .where(and(eq(comments.subject, 'document'), eq(comments.subjectId, documentId)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const begun = rows.filter((row) => row.threadId === null);
  const remarks: PrintedRemark[] = [];
  for (const { id, anchor, resolvedAt } of begun) {
    const done = resolvedAt !== null;
    const first = remarks.length;
    const said = rows.filter(
      (row) => (row.id === id || row.threadId === id) && row.deletedAt === null,
    );
    for (const [index, { authorName: author, createdAt: date, body, quote }] of said.entries()) {
      const text = quote === null ? body : `«${quote}»\n${body}`;
      remarks.push({ author, date, text, answers: index === 0 ? null : first, done, anchor });
    }
  }
  return remarks;
}
