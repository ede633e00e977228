import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { normalContent } from '../content-check.ts';
import { defaultSettings, type NodeJson } from '../snapshot.ts';
import {
  readSectionContent,
  readSnapshot,
  writeSectionContent,
  writeSnapshot,
} from '../ydoc/ydoc.ts';
import { listSuggestions } from './list.ts';
import {
  plainSnapshot,
  realPath,
  resolveSuggestions,
  withoutInlineSuggestions,
  withoutSuggestions,
  withSuggestions,
} from './resolve.ts';

const by = (id: string, author = 'Белова А.') => ({
  id,
  author,
  authorId: 'b',
  at: '2026-11-26T14:05:00.000Z',
});
const text = (words: string, ...marks: NonNullable<NodeJson['marks']>): NodeJson => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const ins = (id: string) => ({ type: 'insertion', attrs: by(id) });
const del = (id: string) => ({ type: 'deletion', attrs: by(id) });
const p = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const doc = (...content: NodeJson[]): NodeJson => ({ type: 'doc', content });
const inserted = (id: string, node: NodeJson): NodeJson => ({
  ...node,
  attrs: { ...node.attrs, change: { insertion: by(id) } },
});
const deleted = (id: string, node: NodeJson): NodeJson => ({
  ...node,
  attrs: { ...node.attrs, change: { deletion: by(id) } },
});
const item = (...content: NodeJson[]): NodeJson => ({ type: 'listItem', content });

describe('a text with suggestions', () => {
  it('is the text without them until somebody accepts', () => {
    const content = doc(p(text('Стенд '), text('новый ', ins('1')), text('собран', del('2'))));
    expect(withoutSuggestions(content)).toEqual(doc(p(text('Стенд собран'))));
    expect(withSuggestions(content)).toEqual(doc(p(text('Стенд новый '))));
  });

  it('has its look back when a change of it is rejected', () => {
    const before = [{ type: 'italic', attrs: {} }];
    const change = { type: 'formatChange', attrs: { ...by('1'), before } };
    const content = doc(p(text('да', { type: 'bold', attrs: {} }, change)));
    expect(withoutSuggestions(content)).toEqual(doc(p(text('да', ...before))));
    expect(withSuggestions(content)).toEqual(doc(p(text('да', { type: 'bold', attrs: {} }))));
  });

  it('joins paragraphs whose break goes, in lists too', () => {
    const content = doc(p(text('раз')), inserted('1', p(text('два'))), {
      type: 'bulletList',
      content: [item(deleted('2', p(text('три')))), item(p(text('пять')))],
    });
    expect(withoutSuggestions(content).content?.[0]).toEqual(p(text('раздва')));
    expect(withSuggestions(content)).toEqual(
      doc(p(text('раз')), p(text('дватри')), {
        type: 'bulletList',
        content: [item(p(text('пять')))],
      }),
    );
  });

  it('has the same blocks as before, to which nothing is joined that belongs to another edition', () => {
    const block = p(text('раз'), text(' два', ins('1')));
    const apart = doc(block, p(text('три')));
    const before = withoutSuggestions(apart);
    const joined = withoutSuggestions(doc(block, inserted('2', p(text('три')))));
    expect(joined).toEqual(doc(p(text('разтри'))));
    const after = withoutSuggestions(apart);
    expect(after).toEqual(doc(p(text('раз')), p(text('три'))));
    expect(after.content?.[0]).toBe(before.content?.[0]);
  });

  it('loses a paragraph or a whole list that was only suggested', () => {
    const content = doc(p(text('раз')), inserted('1', p(text('два', ins('1')))), {
      type: 'bulletList',
      content: [item(inserted('1', p(text('три', ins('1')))))],
    });
    expect(withoutSuggestions(content)).toEqual(doc(p(text('раз'))));
  });

  it('decides what is suggested inside a suggestion on its own', () => {
    const content = doc(p(text('да'), text('нет', ins('1'), del('2'))));
    const decide = (accepted: string) =>
      resolveSuggestions(content, ({ id }) => (id === accepted ? 'accept' : 'keep'));
    expect(decide('1')).toEqual(doc(p(text('да'), text('нет', del('2')))));
    expect(decide('2')).toEqual(doc(p(text('да'))));
  });

  it('does not believe what somebody has written past the page', () => {
    const odd = { type: 'formatChange', attrs: { id: 7, before: [{ type: 'insertion' }, null] } };
    const content = doc({
      ...p(text('да', odd)),
      attrs: { change: { insertion: 'x', deletion: 5 } },
    });
    expect(withoutSuggestions(content)).toEqual(doc(p(text('да'))));
  });

  it('loses a table with its last row and a heading with its last word, but no word that was there', () => {
    const cell = { type: 'tableCell', content: [p(text('x'))] };
    const row = inserted('1', { type: 'tableRow', content: [cell] });
    const table = (caption: NodeJson): NodeJson => ({
      type: 'tableBlock',
      content: [
        { type: 'tableCaption', content: [caption] },
        { type: 'table', content: [row, row] },
      ],
    });
    const heading = { type: 'heading', content: [text('Новый', ins('1'))] };
    const content = doc(heading, table(text('Имя', ins('1'))), table(text('Имя')));
    expect(withoutSuggestions(content)).toEqual(doc(p(text('Имя'))));
    // whoever counts by places finds nothing to count
    expect(withoutInlineSuggestions(content).content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
    ]);
  });

  it('has the places of the text without them past what is only suggested, rows of tables too', () => {
    const cell = { type: 'tableCell', content: [p(text('x'))] };
    const row = { type: 'tableRow', content: [cell] };
    const rows = [row, inserted('1', row), deleted('2', row)];
    const table = [{ type: 'tableCaption' }, { type: 'table', content: rows }];
    const content = doc(p(text('да')), inserted('3', p(text('новый', ins('3')))), {
      type: 'tableBlock',
      content: table,
    });
    expect(realPath(content, [1, 1, 1, 0, 0])).toEqual([2, 1, 2, 0, 0]);
    expect(realPath(content, [1, 0])).toEqual([2, 0]);
    expect(realPath(content, [0])).toEqual([0]);
  });

  it('keeps tables and figures with a paragraph in every cell', () => {
    const cell = { type: 'tableCell', content: [inserted('1', p(text('x', ins('1'))))] };
    const table = { type: 'tableBlock', content: [{ type: 'tableRow', content: [cell] }] };
    expect(withoutSuggestions(doc(table)).content?.[0]?.content?.[0]?.content?.[0]).toEqual({
      type: 'tableCell',
      content: [{ type: 'paragraph' }],
    });
  });
});

describe('in the shared document', () => {
  const snapshot = {
    version: 1,
    settings: defaultSettings(),
    sections: [
      { id: 'a', kind: 'intro' as const, title: '', content: doc(p(text('Стенд собран'))) },
    ],
    sources: [],
  };
  const suggestion = doc(p(text('Стенд '), text('быстро ', ins('1')), text('собран', del('2'))));

  it('suggestions live on, and the text without them is the same as before', () => {
    const ydoc = new Y.Doc();
    writeSnapshot(ydoc, snapshot);
    const before = readSnapshot(ydoc);
    writeSectionContent(ydoc, 'a', suggestion);
    expect(listSuggestions(readSectionContent(ydoc, 'a')).map(({ id }) => id)).toEqual(['1', '2']);
    expect(plainSnapshot(readSnapshot(ydoc))).toEqual(before);
  });

  it('two people who decide at once come to the same text', () => {
    const mine = new Y.Doc();
    writeSnapshot(mine, {
      ...snapshot,
      sections: [{ ...snapshot.sections[0], content: suggestion } as never],
    });
    const theirs = new Y.Doc();
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
    for (const [ydoc, decision] of [
      [mine, 'accept'],
      [theirs, 'accept'],
    ] as const) {
      const decided = resolveSuggestions(readSectionContent(ydoc, 'a'), () => decision);
      writeSectionContent(ydoc, 'a', decided);
    }
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
    expect(readSectionContent(mine, 'a')).toEqual(readSectionContent(theirs, 'a'));
    expect(normalContent(readSectionContent(mine, 'a'))).toEqual(doc(p(text('Стенд быстро '))));
  });
});

describe('the list of suggestions', () => {
  it('puts pieces of one suggestion together and says where the first stands', () => {
    const content = doc(
      p(text('Стенд '), text('старый', del('1')), text('новый', ins('1')), text(' тут')),
    );
    expect(listSuggestions(content)).toMatchObject([
      { id: '1', deleted: 'старый', inserted: 'новый', path: [0], range: [6, 12] },
    ]);
  });
});
