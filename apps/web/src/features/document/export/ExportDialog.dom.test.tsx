import type { DocumentView } from '@pv/contract';
import { expect, it, vi } from 'vitest';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { LiveDocumentProvider } from '../../../editor/shell/DocumentContext.tsx';
import { shown } from '../../../testing/shown.tsx';
import ExportDialog from './ExportDialog.tsx';

const SECTIONS: never[] = [];
const STATUS = { save: 'saved' };
const live = {
  subscribe: () => () => {},
  status: () => STATUS,
  sections: () => SECTIONS,
  snapshot: () => ({ sections: SECTIONS }),
} as unknown as LiveDocument;

it('says of a DOCX how the pages of its contents are renewed, and not of a PDF', async () => {
  const view = { id: 'd' } as DocumentView;
  const { screen, user } = await shown(
    () => (
      <LiveDocumentProvider live={live}>
        <ExportDialog view={view} live={live} close={vi.fn()} open={vi.fn()} />
      </LiveDocumentProvider>
    ),
    {
      'document.startExport': ({ body: { format } }: { body: { format: string } }) => ({
        ...{ id: 'e', status: 'ready', revision: 1, progress: 100, error: null, url: null },
        ...{ format, pages: 2, file_name: `Отчёт.${format}` },
      }),
    },
  );
  const save = async (name: string) => user.click(screen.getByRole('button', { name }));
  await save('PDF');
  await screen.findByText(/Отчёт\.pdf/);
  expect(screen.queryByText(/Ctrl\+A/)).toBeNull();
  await save('DOCX для Word');
  await screen.findByText(/Отчёт\.docx/);
  screen.getByText(/Ctrl\+A/);
});
