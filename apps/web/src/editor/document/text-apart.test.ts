import { defaultSettings, noteReplaced, type SectionJson, writeSnapshot } from '@pv/editor-schema';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { followApart } from './text-apart.ts';

const section = (id: string, text: string): SectionJson => ({
  id,
  kind: 'intro',
  title: '',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

const put = (doc: Y.Doc, one: SectionJson) =>
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections: [one], sources: [] });

it('tells what was written without a connection when the text was replaced meanwhile, and only then', () => {
  const [doc, onServer] = [new Y.Doc(), new Y.Doc()];
  put(doc, section('a', 'Написано в дороге'));
  let unsent = true;
  const tell = vi.fn();
  const apart = followApart(doc, { pending: () => unsent, tell });
  const replace = (id: string) => {
    put(onServer, section(id, 'Новый текст'));
    noteReplaced(onServer, id);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(onServer));
  };
  apart.meet();
  replace('b');
  apart.met();
  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Написано в дороге'));
  // while both sides are together, and when nothing was written apart
  replace('c');
  unsent = false;
  apart.meet();
  replace('d');
  expect(tell).toHaveBeenCalledOnce();
});
