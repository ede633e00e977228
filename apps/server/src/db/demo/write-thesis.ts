import type { DocumentSnapshot } from '@pv/editor-schema';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { firstUpdate } from '../../features/document/new-document.ts';
import { appendUpdates } from '../../features/document/store/append-updates.ts';
import { documents } from '../schema/index.ts';

/** Gives a stage a document with this text. */
export async function writeThesis(
  { trx, now }: Work,
  stageId: string,
  thesis: DocumentSnapshot,
): Promise<void> {
  const id = uuidv7();
  await trx.insert(documents).values({ id, stageId, empty: false, createdAt: now, updatedAt: now });
  await appendUpdates(trx, id, [{ authorId: null, bytes: firstUpdate(thesis) }], now);
}
