import type { AccessClaims, DocumentView } from '@pv/contract';
import { expect, it } from 'vitest';
import { copyName, lastChangesName, noteCopy } from '../../editor/document/copy-name.ts';
import type { SessionState } from '../../platform/session/session.ts';
import { memoryStorage } from '../../platform/session/storage.ts';
import { keepDocument, keptDocument } from './kept-documents.ts';
import { forgetWithSession } from './left-documents.ts';

const view = { id: 'd', project_title: 'Насос' } as DocumentView;
const kept = { view, userId: 'u' };

it('keeps the documents opened last, each under its stage', () => {
  const storage = memoryStorage();
  for (const stage of ['a', 'b', 'c', 'd', 'e', 'f']) keepDocument(storage, stage, kept);
  expect(keptDocument(storage, 'f')).toEqual(kept);
  expect(keptDocument(storage, 'a')).toBeNull();
  expect(keptDocument(storage, 'toString')).toBeNull();
});

/** A session that the test ends, and what is removed with it. */
function leaving(storage: Storage) {
  let tell = () => {};
  let state: SessionState = { kind: 'in', token: '', claims: { uid: 'anna' } as AccessClaims };
  const removed: string[] = [];
  const deps = {
    storage,
    remove: (name: string) => void removed.push(name),
    later: (work: () => void) => work(),
  };
  const session = {
    state: () => state,
    subscribe(listener: () => void) {
      tell = listener;
      return () => {};
    },
  };
  forgetWithSession(session, deps);
  return {
    removed,
    end(reason: 'left' | 'expired') {
      state = { kind: 'out', reason };
      tell();
    },
  };
}

it('forgets them with the session, and opens nothing of a storage that holds something else', () => {
  const storage = memoryStorage();
  const { end } = leaving(storage);
  keepDocument(storage, 'a', kept);
  expect(keptDocument(storage, 'a')).toEqual(kept);
  end('expired');
  expect(keptDocument(storage, 'a')).toBeNull();
  storage.setItem('pv_open_documents', '"no"');
  expect(keptDocument(storage, 'a')).toBeNull();
});

it('forgets the texts of whoever has left, save what the server lacks and what is of others', () => {
  const storage = memoryStorage();
  const copies = (person: string) => ['sent', 'unsent', 'last'].map((id) => copyName(id, person));
  for (const person of ['anna', 'lev']) {
    for (const copy of copies(person)) noteCopy(storage, copy, !copy.includes('unsent'));
    storage.setItem(lastChangesName(copyName('last', person)), 'AA==');
  }
  const { end, removed } = leaving(storage);
  end('expired');
  expect(removed).toEqual([]);
  const { end: leave, removed: gone } = leaving(storage);
  leave('left');
  expect(gone).toEqual([copyName('sent', 'anna')]);
  expect(storage.getItem('pv_document_sent_anna_kept')).toBeNull();
  expect(storage.getItem('pv_document_unsent_anna_kept')).not.toBeNull();
});
