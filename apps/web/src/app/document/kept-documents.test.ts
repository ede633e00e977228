import type { DocumentView } from '@pv/contract';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../platform/session/storage.ts';
import { forgetDocumentsWithSession, keepDocument, keptDocument } from './kept-documents.ts';

const view = { id: 'd', project_title: 'Насос' } as DocumentView;
const kept = { view, userId: 'u' };

it('keeps the documents opened last, each under its stage', () => {
  const storage = memoryStorage();
  for (const stage of ['a', 'b', 'c', 'd', 'e', 'f']) keepDocument(storage, stage, kept);
  expect(keptDocument(storage, 'f')).toEqual(kept);
  expect(keptDocument(storage, 'a')).toBeNull();
  expect(keptDocument(storage, 'toString')).toBeNull();
});

it('forgets them with the session, and opens nothing of a storage that holds something else', () => {
  const storage = memoryStorage();
  keepDocument(storage, 'a', kept);
  let tell = () => {};
  let out = false;
  forgetDocumentsWithSession(
    {
      state: () => (out ? { kind: 'out', reason: 'left' } : { kind: 'starting', reachable: false }),
      subscribe(listener) {
        tell = listener;
        return () => {};
      },
    },
    storage,
  );
  tell();
  expect(keptDocument(storage, 'a')).toEqual(kept);
  out = true;
  tell();
  expect(keptDocument(storage, 'a')).toBeNull();
  storage.setItem('pv_open_documents', '"no"');
  expect(keptDocument(storage, 'a')).toBeNull();
});
