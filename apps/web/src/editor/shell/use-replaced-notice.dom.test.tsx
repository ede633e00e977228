import { noteReplaced } from '@pv/editor-schema';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { shown } from '../../testing/shown.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { LiveDocumentProvider } from './DocumentContext.tsx';
import { useReplacedNotice } from './use-replaced-notice.ts';

function Notice() {
  useReplacedNotice();
  return null;
}

it('tells that somebody else has replaced the text and reads its versions anew, but not what was done before it was opened', async () => {
  const [doc, onServer] = [new Y.Doc(), new Y.Doc()];
  const status = { loaded: false };
  const live = { doc, status: () => status } as unknown as LiveDocument;
  const { services } = await shown(() => (
    <LiveDocumentProvider live={live}>
      <Notice />
    </LiveDocumentProvider>
  ));
  const told = vi.spyOn(services.toasts, 'warning');
  const readAnew = vi.spyOn(services.queries, 'invalidateQueries');
  const replace = () => {
    noteReplaced(onServer, 'other');
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(onServer));
  };
  replace();
  expect(told).not.toHaveBeenCalled();
  expect(readAnew).not.toHaveBeenCalled();
  status.loaded = true;
  replace();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Другой участник заменил текст'));
  expect(readAnew).toHaveBeenCalledWith({ queryKey: ['document.versions'] });
});
