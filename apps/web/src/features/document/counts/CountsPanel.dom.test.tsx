import type { DocumentView } from '@pv/contract';
import { defaultSettings, readSectionHeads, writeSnapshot } from '@pv/editor-schema';
import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { createNumberingStore } from '../../../editor/document/numbering-store.ts';
import { LiveDocumentProvider } from '../../../editor/shell/DocumentContext.tsx';
import { shown } from '../../../testing/shown.tsx';
import CountsPanel from './CountsPanel.tsx';

vi.mock('../preview/open-pdf.ts', () => ({
  openPdf: async () => ({
    pages: [1, 2, 3, 4],
    headings: async () => [{ title: '1 Обзор', page: 2 }],
    close: () => undefined,
  }),
}));

const text = [{ type: 'text', text: 'Два слова' }];
const content = { type: 'doc', content: [{ type: 'paragraph', content: text }] };

it('tells the pages of sections without being asked', async () => {
  const doc = new Y.Doc();
  const sections = [{ id: 'a', kind: 'chap' as const, title: 'Обзор', content }];
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
  const heads = readSectionHeads(doc);
  const status = { rights: { edit: true, closed: [] } };
  const live = {
    ...{ id: 'd', doc, numbering: createNumberingStore(doc) },
    subscribe: () => () => undefined,
    status: () => status,
    sections: () => heads,
  } as unknown as LiveDocument;
  const view = { id: 'd', can: { export: true } } as DocumentView;
  const { screen } = await shown(
    () => (
      <LiveDocumentProvider live={live}>
        <CountsPanel view={view} live={live} close={vi.fn()} open={vi.fn()} />
      </LiveDocumentProvider>
    ),
    { 'document.preview': () => new Blob() },
  );
  await screen.findByText(/по последней вёрстке/);
  const row = screen.getByRole('row', { name: /1 Обзор/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '9', '8', '3', '']);
});
