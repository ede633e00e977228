import {
  defaultSettings,
  nodeText,
  sectionFragment,
  writeSectionContent,
  writeSnapshot,
} from '@pv/editor-schema';
import { paragraph, section } from '@pv/editor-schema/compose';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { changesSince } from '../store/changes-since.ts';
import { docOf } from '../store/doc-of.ts';
import { createTextCache } from './text-cache.ts';

function documentOf(words: string): Y.Doc {
  const doc = new Y.Doc();
  const sections = [section('s', 'chap', 'Глава', paragraph(words))];
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
  return doc;
}

const write = (doc: Y.Doc, words: string) =>
  writeSectionContent(doc, 's', { type: 'doc', content: [paragraph(words)] });

/** A cache of so many letters beside a server that has these documents open, but for those called `closed`. */
function open(documents: Record<string, Y.Doc>, limit = 1_000_000) {
  const sizes: number[] = [];
  let asked = '';
  const textOf = createTextCache(async (copy) => {
    const changes = changesSince(documents[asked] ?? new Y.Doc(), copy);
    sizes.push(changes.updates.reduce((sum, { length }) => sum + length, 0));
    const of = asked.startsWith('closed') ? null : changes.of;
    return { ...changes, of, pictures: [] };
  }, limit);
  const wordsOf = async (documentId: string) => {
    asked = documentId;
    const { sections } = (await textOf(documentId)).read();
    return sections.map(({ content }) => nodeText(content)).join();
  };
  return { documents, sizes, wordsOf };
}

it('reads the text of now, and of one that it has only what was written and deleted since', async () => {
  const doc = documentOf('Слово за словом. '.repeat(200));
  const { sizes, wordsOf } = open({ a: doc });
  await wordsOf('a');
  write(doc, 'Коротко.');
  expect(await wordsOf('a')).toBe('Коротко.');
  expect(await wordsOf('a')).toBe('Коротко.');
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) / 10);
});

it('keeps several that fit, and lets the one go that was not read for longest', async () => {
  const long = 'Слово за словом. '.repeat(200);
  const docs = { a: documentOf(long), b: documentOf(long), c: documentOf(long) };
  const { sizes, wordsOf } = open(docs, 2.5 * long.length);
  const read = async (...ids: string[]) => {
    sizes.length = 0;
    for (const id of ids) await wordsOf(id);
    return sizes.map((size) => size > 1000);
  };
  expect(await read('a', 'b', 'a', 'c', 'a', 'b')).toEqual([true, true, false, true, false, true]);
  // to read an unchanged one again and again costs the others nothing
  expect(await read(...'a'.repeat(300), 'b')).not.toContain(true);
});

it('keeps none that nobody has open, for such a one comes whole each time', async () => {
  const long = 'Слово за словом. '.repeat(200);
  const docs = { a: documentOf(long), closed1: documentOf(long), closed2: documentOf(long) };
  const { sizes, wordsOf } = open(docs, 1.5 * long.length);
  for (const id of ['a', 'closed1', 'closed2', 'a']) await wordsOf(id);
  expect(sizes.map((size) => size > 1000)).toEqual([true, true, true, false]);
});

it('never gives one document for another', async () => {
  const { wordsOf } = open({ a: documentOf('Первый'), b: documentOf('Второй') });
  expect([await wordsOf('a'), await wordsOf('b'), await wordsOf('a')]).toEqual([
    'Первый',
    'Второй',
    'Первый',
  ]);
});

it('begins anew where the server has lost what it had shown, were it only a deletion', async () => {
  const { documents, wordsOf } = open({ a: documentOf('Было') });
  const kept = Y.encodeStateAsUpdate(documents.a ?? new Y.Doc());
  if (documents.a) sectionFragment(documents.a, 's').delete(0, 1);
  expect(await wordsOf('a')).toBe('');
  documents.a = docOf([kept]);
  expect(await wordsOf('a')).toBe('Было');
});
