import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { documentAssets, documents } from '../../../db/schema/index.ts';
import { firstUpdate } from '../../../documents/new-document.ts';
import { appendUpdates } from '../../../documents/store/append-updates.ts';
import { assetKey } from '../storage-keys.ts';
import { drawRadiogram, RADIOGRAM } from './draw-radiogram.ts';
import { demoThesis } from './thesis.ts';

/** Gives a stage without a document the demo thesis with its picture. Gives the document's id. */
export async function seedDemoDocument(
  { trx, deps, now }: Work,
  { stageId, authorId }: { stageId: string; authorId: string | null },
): Promise<string> {
  const [documentId, pictureId] = [uuidv7(), uuidv7()];
  const dates = { createdAt: now, updatedAt: now };
  await trx.insert(documents).values({ id: documentId, stageId, empty: false, ...dates });
  const bytes = drawRadiogram();
  const storageKey = assetKey(documentId, pictureId);
  await deps.storage.put(storageKey, bytes);
  await trx.insert(documentAssets).values({
    id: pictureId,
    documentId,
    name: 'снимок-шва.png',
    mime: 'image/png',
    size: bytes.length,
    ...RADIOGRAM,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    ready: true,
    createdAt: now,
  });
  const update = { authorId, bytes: firstUpdate(demoThesis(pictureId)) };
  await appendUpdates(trx, documentId, [update], now);
  return documentId;
}
