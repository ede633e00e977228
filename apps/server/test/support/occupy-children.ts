import { firstUpdate } from '../../src/documents/new-document.ts';
import { emptyTitlePage } from './empty-title-page.ts';
import { sampleDocument } from './sample-document.ts';
import type { TestServer } from './server.ts';

/**
 * Keeps all children that work for documents busy: each asks for a picture and is not answered before
 * the function that this gives is called.
 */
export async function occupyChildren({ deps }: TestServer): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<[]>();
  const picture = { id: 'held', mime: 'image/png', width: 30, height: 20 } as const;
  const text = [firstUpdate(sampleDocument({ asset: picture.id }))];
  const given = { text, format: 'pdf' as const, titlePage: emptyTitlePage, pictures: [picture] };
  const asked = Promise.withResolvers<void>();
  const findPictures = () => {
    asked.resolve();
    return free.promise;
  };
  const { pool } = deps.documents;
  // one for each core, at most two; what is too many waits before everything that comes later
  const hold = () => pool.run({ name: 'print', given, findPictures }, { urgent: true });
  const held = Promise.allSettled([hold(), hold()]);
  await asked.promise;
  return async () => {
    free.resolve([]);
    await held;
  };
}
