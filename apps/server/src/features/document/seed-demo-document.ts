import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoThesis, RADIOGRAM } from '@pv/editor-schema/demo';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { documentAssets, documents } from '../../db/schema/index.ts';
import { firstUpdate } from '../../documents/new-document.ts';
import { appendUpdates } from '../../documents/store/append-updates.ts';
import { assetKey } from './storage-keys.ts';

/** The picture of the demo thesis: a weld on a radiogram and, to its right, the mask of its defects, as PNG. */
export const readRadiogram = (): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve('@pv/editor-schema/demo/radiogram.png')));

/** Gives a stage without a document the demo thesis with its picture. Gives the document's id. */
export async function seedDemoDocument(
  { trx, deps, now }: Work,
  { stageId, authorId }: { stageId: string; authorId: string | null },
): Promise<string> {
  const [documentId, pictureId] = [uuidv7(), uuidv7()];
  const dates = { createdAt: now, updatedAt: now };
  await trx.insert(documents).values({ id: documentId, stageId, empty: false, ...dates });
  const bytes = await readRadiogram();
  const storageKey = assetKey(documentId, pictureId);
  await deps.storage.put(storageKey, bytes);
  await trx.insert(documentAssets).values({
    id: pictureId,
    documentId,
    ...RADIOGRAM,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    ready: true,
    createdAt: now,
  });
  const update = { authorId, bytes: firstUpdate(demoThesis(pictureId)) };
  await appendUpdates(trx, documentId, [update], now);
  return documentId;
}
