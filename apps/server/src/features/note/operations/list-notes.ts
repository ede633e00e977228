import type { endpoints, ReplyOf } from '@pv/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { closedNotes } from '../../../db/schema/index.ts';
import { findKey, presentKey } from '../own-key.ts';
import { presentNote } from '../own-note.ts';

/** A person's key, by its phrase, and all notes under it. */
export async function listNotes(
  executor: Executor,
  userId: string,
): Promise<ReplyOf<typeof endpoints.note.list>> {
  const key = await findKey(executor, userId);
  if (!key) return { key: null, notes: [] };
  const notes = await executor
    .select()
    .from(closedNotes)
    .where(eq(closedNotes.keyId, key.id))
    .orderBy(desc(closedNotes.updatedAt), asc(closedNotes.id));
  return { key: presentKey(key), notes: notes.map(presentNote) };
}
