import type { ClosedNote } from '@pv/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { closedNotes } from '../../db/schema/index.ts';

/** Chooses one note of a key. */
export const noteOf = (keyId: string, id: string): SQL | undefined =>
  and(eq(closedNotes.keyId, keyId), eq(closedNotes.id, id));

/** How a note leaves the server: as it came. */
export function presentNote(row: typeof closedNotes.$inferSelect): ClosedNote {
  const { id, nonce, ciphertext, version, updatedAt } = row;
  return { id, nonce, ciphertext, version, updated_at: updatedAt.toISOString() };
}
