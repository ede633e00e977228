// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { takeKept } from './kept-text.ts';
import { openLiveDocument } from './live-document.ts';

/** A network that never answers. */
class SilentSocket extends EventTarget {
  readyState = 0;
  close() {}
}

afterEach(() => vi.unstubAllGlobals());

async function opened(documentId: string) {
  vi.stubGlobal('WebSocket', Object.assign(SilentSocket, { CONNECTING: 0, OPEN: 1 }));
  const live = openLiveDocument({
    documentId,
    userId: 'student',
    origin: 'http://localhost',
    token: async () => ({ token: 'token' }),
    rights: { edit: true, locked: null, closed: [] },
  });
  await new Promise((read) => setTimeout(read));
  const unsaved = live.hasUnsaved();
  live.destroy();
  return unsaved;
}

it('what an earlier visit has written without a connection counts as unsaved', async () => {
  const { doc, local } = takeKept('work', 'student');
  await local.loaded;
  doc.getText('t').insert(0, 'слово');
  local.close();
  expect(await opened('work')).toBe(true);
  expect(await opened('other')).toBe(false);
});
