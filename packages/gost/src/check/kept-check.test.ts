import {
  type DocumentSnapshot,
  type NodeJson,
  type SourceStyle,
  USUAL_SOURCE_STYLE,
} from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraph, section, snapshot } from '../model/sample-document.ts';
import { checkDocument, findDetails } from './check-document.ts';
import { ALL_RULE_IDS } from './registry.ts';
import { BREACHES } from './testing/breaches.ts';
import { chapterOf, items, list } from './testing/documents.ts';
import { messyDocument } from './testing/messy-document.ts';

/** Every rule on all of a document that nobody has seen before. */
const anew = (document: DocumentSnapshot) =>
  findDetails(structuredClone(document), {}, ALL_RULE_IDS).map(({ finding }) => finding);

interface Change {
  section: number;
  block: number;
  kind: 'put' | 'insert' | 'delete' | 'rename' | 'move';
}

const change: fc.Arbitrary<Change> = fc.record({
  section: fc.nat(20),
  block: fc.nat(20),
  kind: fc.constantFrom('put', 'insert', 'delete', 'rename', 'move'),
});

/** The document after a change, with everything that the change does not touch shared. */
function changed(
  document: DocumentSnapshot,
  { section: at, block, kind }: Change,
  other: DocumentSnapshot,
): DocumentSnapshot {
  const index = at % document.sections.length;
  const section = document.sections[index];
  const strange = other.sections[at % other.sections.length];
  if (!section || !strange) return document;
  if (kind === 'move') {
    return { ...document, sections: [section, ...document.sections.toSpliced(index, 1)] };
  }
  const blocks = section.content.content ?? [];
  const pieces = strange.content.content ?? [];
  const piece: NodeJson = pieces[block % Math.max(pieces.length, 1)] ?? { type: 'paragraph' };
  const place = block % Math.max(blocks.length, 1);
  const content = {
    put: blocks.toSpliced(place, 1, piece),
    insert: blocks.toSpliced(place, 0, piece),
    delete: blocks.toSpliced(place, 1),
    rename: blocks,
  }[kind];
  const { title, kind: own } = kind === 'rename' ? strange : section;
  const after = { ...section, title, kind: own, content: { type: 'doc', content } };
  return { ...document, sections: document.sections.toSpliced(index, 1, after) };
}

const item = (start: number, text: string): NodeJson => ({
  ...items('orderedList', [text]),
  attrs: { format: 'digit', start },
});
const [word, first, last] = ['слово', 'Текст.', ' лишний  пробел'].map((text) => paragraph(text));
const only = item(1, 'первое;');
const chapters = (...texts: NodeJson[]) =>
  snapshot(texts.map((text, at) => section('chap', `c${at}`, 'Обзор', text)));

const short: SourceStyle = { ...USUAL_SOURCE_STYLE, standard: '7.0.5-2008' };
const untold: SourceStyle = { ...USUAL_SOURCE_STYLE, contentType: false };
const csl = { type: 'book', title: 'Сети', author: [{ family: 'Иванов', given: 'Иван' }] };
const listed: DocumentSnapshot = {
  ...chapterOf(),
  sources: [
    { id: 'a', raw: 'Книга. – Москва : Наука, 2020. – 200 с.', csl: null },
    { id: 'b', raw: '', csl },
    { id: 'c', raw: '', csl },
  ],
};

/** Two editions of a document that share what stands far from the change and is judged otherwise by it. */
const FAR: readonly [name: string, DocumentSnapshot, DocumentSnapshot][] = [
  [
    'a block that stands as deep in the text but earlier in its row',
    chapterOf(...([word, word, word, last] as NodeJson[])),
    chapterOf(...([list('слово'), last] as NodeJson[])),
  ],
  [
    'a list that goes on below a text',
    chapterOf(...([only, first, word, item(2, 'второе.')] as NodeJson[])),
    chapterOf(...([only, first, word, item(5, 'второе.')] as NodeJson[])),
  ],
  [
    'a word that another chapter writes otherwise',
    chapters(paragraph('Ещё слово.'), paragraph('Всё еще слово.')),
    chapters(paragraph('Одно слово.'), paragraph('Всё еще слово.')),
  ],
  [
    'records whose kind of content need not be told any more',
    listed,
    { ...listed, settings: { ...listed.settings, sourceStyle: untold } },
  ],
  [
    'a list of sources that is made by another standard',
    listed,
    { ...listed, settings: { ...listed.settings, sourceStyle: short } },
  ],
];

describe('a check that keeps what it knows', () => {
  it('finds after every edit what a check of the whole finds', () => {
    fc.assert(
      fc.property(
        messyDocument,
        messyDocument,
        fc.array(change, { maxLength: 6 }),
        (a, b, edits) => {
          let document = a;
          checkDocument(document);
          for (const edit of edits) {
            const before = document;
            document = changed(document, edit, b);
            expect(checkDocument(document)).toEqual(anew(document));
            // taken back, it stands between its old neighbours again
            expect(checkDocument(before)).toEqual(anew(before));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('finds the breach of every rule', () => {
    for (const document of Object.values(BREACHES)) {
      expect(checkDocument(document)).toEqual(anew(document));
    }
  });

  it.each(FAR)('looks again at %s', (_name, before, after) => {
    const shared = new Map(before.sections.map((one) => [JSON.stringify(one), one] as const));
    const document = {
      ...after,
      sections: after.sections.map((one) => shared.get(JSON.stringify(one)) ?? one),
    };
    for (const one of [before, document]) expect(checkDocument(one)).toEqual(anew(one));
  });

  it('finds in one long section what a check of the whole finds, wherever it is changed', () => {
    const sections = Object.values(BREACHES).flatMap((document) => document.sections);
    const [chapter] = sections.filter(({ kind }) => kind === 'chap');
    const blocks = sections.flatMap(({ content }) => content.content ?? []);
    if (!chapter) throw new Error('there is no chapter');
    const long = (content: NodeJson[]): DocumentSnapshot => {
      const section = { ...chapter, content: { type: 'doc', content } };
      return { ...Object.values(BREACHES)[0], sections: [section] } as DocumentSnapshot;
    };
    checkDocument(long(blocks));
    for (let at = 0; at < blocks.length; at += 47) {
      const piece = blocks[(at * 7) % blocks.length] ?? { type: 'paragraph' };
      for (const removed of [0, 1, 2]) {
        const document = long(blocks.toSpliced(at, removed, piece));
        expect(checkDocument(document)).toEqual(anew(document));
      }
    }
  });

  it('finds in one document with every breach what a check of the whole finds', () => {
    const [first, ...others] = Object.values(BREACHES);
    if (!first) throw new Error('there are no breaches');
    const sections = [first, ...others].flatMap((document, at) =>
      document.sections.map((section) => ({ ...section, id: `${section.id}-${at}` })),
    );
    const document = { ...first, sections };
    expect(checkDocument(document)).toEqual(anew(document));
    const later = sections.toSpliced(7, 1);
    expect(checkDocument({ ...document, sections: later })).toEqual(
      anew({ ...document, sections: later }),
    );
  });
});
