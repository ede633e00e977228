import { documentEndpoints } from '@pv/contract';
import { noteReplaced } from '@pv/editor-schema';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { shown } from '../../testing/shown.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { LiveDocumentProvider } from './DocumentContext.tsx';
import { useReplacedNotice } from './use-replaced-notice.ts';

const claims = { exp: 0, sub: '', uid: 'me', sid: '', profile: null };

function Notice() {
  useReplacedNotice();
  const { mutate } = useChange(documentEndpoints.restoreVersion);
  return (
    <button type="button" onClick={() => mutate({ params: { id: 'v' } })}>
      restore
    </button>
  );
}

/** The page of a document, and how the server puts another text in its place. */
async function open() {
  const [doc, onServer] = [new Y.Doc(), new Y.Doc()];
  const status = { loaded: true };
  const live = { doc, status: () => status } as unknown as LiveDocument;
  const { services, user, screen } = await shown(() => (
    <LiveDocumentProvider live={live}>
      <Notice />
    </LiveDocumentProvider>
  ));
  const told = vi.spyOn(services.toasts, 'warning');
  const replace = (userId: string) => {
    noteReplaced(onServer, userId);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(onServer));
  };
  return { services, user, screen, status, told, replace };
}

it('tells that somebody else has replaced the text and reads its versions anew, but not what was done before it was opened', async () => {
  const { services, status, told, replace } = await open();
  const readAnew = vi.spyOn(services.queries, 'invalidateQueries');
  status.loaded = false;
  replace('other');
  expect(told).not.toHaveBeenCalled();
  expect(readAnew).not.toHaveBeenCalled();
  status.loaded = true;
  replace('other');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Другой участник заменил текст'));
  expect(readAnew).toHaveBeenCalledWith({ queryKey: ['document.versions'] });
});

it('tells of what one has done in another window, and not of what was done in this one', async () => {
  const { services, user, screen, told, replace } = await open();
  vi.spyOn(services.session, 'state').mockReturnValue({ kind: 'in', token: '', claims });
  await user.click(screen.getByText('restore'));
  replace('me');
  expect(told).not.toHaveBeenCalled();
  replace('me');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Вы заменили текст в другом окне'));
});
