import type { CommentAnchor } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { comments } from '../../../db/schema/index.ts';

/** A comment of an imported file. */
interface FileComment {
  author: string;
  date: string | null;
  text: string;
  done: boolean;
  /** Where in the list the one that it answers stands. */
  answers: number | null;
  anchor: CommentAnchor;
}

type Row = typeof comments.$inferInsert;

const sameAs = ({ authorName, body, createdAt }: Row): string =>
  [authorName, body, createdAt.toISOString()].join('\n');

/** The thread of what is answered, however deep the file has it. */
function beginningOf(said: readonly FileComment[], index: number): number {
  const answers = said[index]?.answers ?? null;
  return answers === null ? index : beginningOf(said, answers);
}

/**
 * Keeps what was said in a file that a document was made of, under the names that stand in it. The same
 * file taken in again says nothing twice. Nobody is told: it was said elsewhere and before.
 */
export async function addFromFile(
  { trx, now }: Work,
  { documentId, projectId }: { documentId: string; projectId: string },
  said: readonly FileComment[],
): Promise<void> {
  if (said.length === 0) return;
  const here = and(eq(comments.subjectId, documentId), eq(comments.origin, 'file'));
  const known = new Map(
    (await trx.select().from(comments).where(here)).map((row) => [sameAs(row), row.id]),
  );
  const rows: Row[] = [];
  const ids: string[] = [];
  for (const [index, { author, date, text, done, anchor }] of said.entries()) {
    const begun = beginningOf(said, index);
    const threadId = begun === index ? null : (ids[begun] ?? null);
    const row: Row = {
      id: uuidv7(),
      projectId,
      subject: 'document',
      subjectId: documentId,
      threadId,
      authorId: null,
      authorName: author || '—',
      origin: 'file',
      body: text,
      anchor: threadId === null ? anchor : null,
      createdAt: date === null ? now : new Date(date),
      ...(done && threadId === null && { resolvedAt: now, resolvedByName: author || '—' }),
    };
    const same = known.get(sameAs(row));
    ids.push(same ?? row.id);
    if (!same) rows.push(row);
    // the text came anew, and with it the place
    else if (threadId === null)
      await trx.update(comments).set({ anchor }).where(eq(comments.id, same));
  }
  if (rows.length > 0) await trx.insert(comments).values(rows);
}
