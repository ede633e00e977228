// @vitest-environment happy-dom
import { defaultSettings, noteReplaced, writeSnapshot } from '@pv/editor-schema';
import { afterEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { takeKept } from './kept-text.ts';
import { openLiveDocument } from './live-document.ts';

/** A socket to a server that says only that it lets one in. */
class MeetingSocket extends EventTarget {
  static opened: MeetingSocket[] = [];
  readyState = 1;
  constructor() {
    super();
    MeetingSocket.opened.push(this);
  }
  send() {}
  close() {}
  meet(documentId: string) {
    const message = [...told(documentId), AUTH, AUTHENTICATED, ...told('read-write')];
    const data = new Uint8Array(message).buffer;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
// what the messages of the connection are made of
const AUTH = 2;
const AUTHENTICATED = 2;
const told = (word: string) => [word.length, ...new TextEncoder().encode(word)];

afterEach(() => vi.unstubAllGlobals());

function put(doc: Y.Doc, title: string) {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] };
  const sections = [{ id: title, kind: 'chap' as const, title, content }];
  doc.transact(() => {
    writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
    noteReplaced(doc, title);
  });
}

/** Opens a document that somebody has replaced meanwhile; gives what is told of the text that stood here. */
async function met(documentId: string) {
  vi.stubGlobal('WebSocket', Object.assign(MeetingSocket, { CONNECTING: 0, OPEN: 1 }));
  const live = openLiveDocument({
    documentId,
    userId: 'student',
    origin: 'http://localhost',
    token: async () => ({ token: 'token' }),
    rights: { edit: true, locked: null, closed: [] },
  });
  await new Promise((read) => setTimeout(read));
  MeetingSocket.opened.at(-1)?.meet(documentId);
  const onServer = new Y.Doc();
  put(onServer, 'Новый текст');
  Y.applyUpdate(live.doc, Y.encodeStateAsUpdate(onServer));
  const { apart } = live.status();
  live.destroy();
  return apart;
}

it('tells what an earlier visit has written without a connection when the text was replaced since', async () => {
  const { doc, local } = takeKept('work', 'student');
  await local.loaded;
  put(doc, 'Написано в дороге');
  local.close();
  expect(await met('work')).toBe('Написано в дороге');
  expect(await met('other')).toBeUndefined();
});
