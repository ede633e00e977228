import {
  AppError,
  type BodyOf,
  type endpoints,
  MOST_CLOSED_NOTES,
  type ReplyOf,
} from '@pv/contract';
import { count, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { closedNotes } from '../../../db/schema/index.ts';
import { lockKey } from '../own-key.ts';
import { noteOf } from '../own-note.ts';

type Save = typeof endpoints.note.save;

async function checkRoom({ trx }: Work, keyId: string): Promise<void> {
  const kept = await trx
    .select({ notes: count() })
    .from(closedNotes)
    .where(eq(closedNotes.keyId, keyId));
  if ((kept[0]?.notes ?? 0) >= MOST_CLOSED_NOTES) throw new AppError('too_many_notes');
}

/**
 * Keeps a note as it was encrypted, made from the version that the browser names. The same call again is
 * answered as the first time: its answer may have been lost.
 * @throws AppError `stale_version`, `not_found` when the note or the key was deleted meanwhile,
 *   `too_many_notes`, `note_key_changed` when the person has begun anew with another key
 */
export async function saveNote(
  work: Work,
  { id, userId }: { id: string; userId: string },
  { key_id: keyId, version, nonce, ciphertext }: BodyOf<Save>,
): Promise<ReplyOf<Save>> {
  const { trx, now: updatedAt } = work;
  const key = await lockKey(work, userId);
  // a tab may still write with a key that was given up
  if (key.id !== keyId) throw new AppError('note_key_changed');
  const [kept] = await trx.select().from(closedNotes).where(noteOf(keyId, id));
  const next = { nonce, ciphertext, version: version + 1, updatedAt };
  const again = kept?.nonce === nonce && kept.ciphertext === ciphertext;
  if (again && kept.version === next.version) {
    return { version: kept.version, updated_at: kept.updatedAt.toISOString() };
  }
  if (kept && kept.version !== version) throw new AppError('stale_version');
  if (!kept && version > 0) throw new AppError('not_found');
  if (kept) await trx.update(closedNotes).set(next).where(noteOf(keyId, id));
  else {
    await checkRoom(work, keyId);
    await trx.insert(closedNotes).values({ keyId, id, ...next });
  }
  return { version: next.version, updated_at: updatedAt.toISOString() };
}
