import { type DocumentView, documentEndpoints } from '@pv/contract';
import { defaultSettings, writeSnapshot } from '@pv/editor-schema';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { LiveDocumentProvider } from '../../../editor/shell/DocumentContext.tsx';
import { shown } from '../../../testing/shown.tsx';
import ImportDialog from './ImportDialog.tsx';

it('says what to open first while a section is closed, and takes a file once none is', async () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections: [], sources: [] });
  const listeners = new Set<() => void>();
  let closed: { id: string; why: 'approved' }[] = [{ id: 'a', why: 'approved' }];
  const rightsOf = () => ({ edit: true, locked: null, closed });
  let status = { rights: rightsOf() };
  const live = {
    doc,
    status: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as LiveDocument;
  const nothing = () => {};
  const { screen } = await shown(
    () => (
      <LiveDocumentProvider live={live}>
        <ImportDialog
          view={{ id: 'd' } as DocumentView}
          live={live}
          close={nothing}
          open={nothing}
        />
      </LiveDocumentProvider>
    ),
    { [documentEndpoints.lastImport.name]: () => ({ import: null }) },
  );
  await screen.findByText(/часть разделов сейчас закрыта/);
  expect(document.querySelector('input[type=file]')).toBeNull();
  closed = [];
  status = { rights: rightsOf() };
  for (const listener of listeners) listener();
  await screen.findByText(/Мы разберём документ/);
  expect(document.querySelector('input[type=file]')).not.toBeNull();
});
