import { type DocumentSnapshot, defaultSettings, type NodeJson } from '@pv/editor-schema';
import { applyEdits } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { type FindQuery, findText, patternOf, replacements } from './find-text.ts';

const words = (text: string, ...marks: string[]): NodeJson => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });

function documentOf(...content: NodeJson[]): DocumentSnapshot {
  return {
    version: 1,
    settings: defaultSettings(),
    sections: [
      { id: 'chap', kind: 'chap', title: 'Сети', content: { type: 'doc', content } },
      {
        id: 'end',
        kind: 'conclusion',
        title: 'Сети',
        content: { type: 'doc', content: [paragraph(words('Итог: сеть работает'))] },
      },
      { id: 'refs', kind: 'references', title: '', content: { type: 'doc', content: [] } },
    ],
    sources: [{ id: 's1', raw: 'Сети ЭВМ. – Москва, 2020.', csl: null }],
  };
}

const query = (text: string, rest: Partial<FindQuery> = {}): FindQuery => ({
  text,
  matchCase: false,
  wholeWord: false,
  pattern: false,
  ...rest,
});

const places = (snapshot: DocumentSnapshot, asked: FindQuery) =>
  findText(snapshot, asked).map(({ place }) => place);

const replaced = (snapshot: DocumentSnapshot, asked: FindQuery, put: string) =>
  applyEdits(snapshot, replacements(snapshot, asked, put, null).edits);

describe('finding words in a document', () => {
  it('goes through headings, texts, notes and sources of all sections in order', () => {
    const note: NodeJson = { type: 'footnote', attrs: { text: 'о сети' } };
    const found = places(documentOf(paragraph(words('Сеть'), note)), query('сет'));
    expect(found).toEqual([
      { sectionId: 'chap', path: [] },
      { sectionId: 'chap', path: [0], range: [0, 3] },
      { sectionId: 'chap', path: [0], range: [4, 5] },
      { sectionId: 'end', path: [0], range: [6, 9] },
      { sectionId: 'refs', path: [] },
    ]);
  });

  it('finds words that marks cut, and keeps to the place of atoms', () => {
    const formula: NodeJson = { type: 'formulaInline', attrs: { tex: 'x' } };
    const text = documentOf(paragraph(formula, words('ней'), words('рон', 'bold')));
    expect(places(text, query('нейрон'))).toEqual([
      { sectionId: 'chap', path: [0], range: [1, 7] },
    ]);
  });

  it('looks into captions, cells and code', () => {
    const cell = { type: 'tableCell', content: [paragraph(words('узел'))] };
    const found = places(
      documentOf(
        {
          type: 'tableBlock',
          content: [
            { type: 'tableCaption', content: [words('Узел')] },
            { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
          ],
        },
        { type: 'codeBlock', content: [words('узел = 1')] },
      ),
      query('узел'),
    );
    expect(found.map(({ path }) => path)).toEqual([[0, 0], [0, 1, 0, 0, 0], [1]]);
  });

  it('tells letters of another case and parts of words apart where asked', () => {
    const text = documentOf(paragraph(words('Сеть, сеть, сетью')));
    const count = (rest: Partial<FindQuery>) =>
      places(text, query('сеть', rest)).filter(({ sectionId }) => sectionId === 'chap').length;
    expect(count({})).toBe(3);
    expect(count({ matchCase: true })).toBe(2);
    expect(count({ wholeWord: true })).toBe(2);
  });

  it('takes a no-break space for a space, and signs for themselves', () => {
    const text = documentOf(paragraph(words('5\u00a0кг (нетто)')));
    expect(places(text, query('5 кг ('))).toHaveLength(1);
  });

  it('knows words and letters of every alphabet in a regular expression', () => {
    const text = documentOf(paragraph(words('сеть, сетью, подсеть')));
    const found = (expression: string) =>
      places(text, query(expression, { pattern: true })).filter((at) => at.sectionId === 'chap');
    expect(found('\\bсеть\\b')).toEqual([{ sectionId: 'chap', path: [0], range: [0, 4] }]);
    expect(found('\\bпод[\\w]+')).toHaveLength(1);
    expect(found('сеть\\W')).toHaveLength(1);
  });

  it('refuses what is no regular expression, also where whole words are asked', () => {
    for (const wholeWord of [true, false]) {
      expect(() => patternOf(query('a)(b', { pattern: true, wholeWord }))).toThrow(SyntaxError);
    }
  });
});

describe('putting other words in their place', () => {
  it('changes every text and keeps marks, atoms and the sources with their fields', () => {
    const note: NodeJson = { type: 'footnote', attrs: { text: 'сеть' } };
    const text = documentOf(paragraph(words('Эта '), words('сеть', 'bold'), note));
    const after = replaced(text, query('сеть'), 'схема');
    expect(after.sections[0]?.content.content).toEqual([
      paragraph(words('Эта '), words('схема', 'bold'), {
        type: 'footnote',
        attrs: { text: 'схема' },
      }),
    ]);
    expect(after.sections[1]?.content.content).toEqual([paragraph(words('Итог: схема работает'))]);
  });

  it('puts parts of a regular expression where the words name them', () => {
    const text = documentOf(paragraph(words('Петров И. И.')));
    const asked = query('(?<name>\\p{Lu}\\p{Ll}+) (И\\. И\\.)', { pattern: true });
    const [chap] = replaced(text, asked, '$2 $<name>, $$1').sections;
    expect(chap?.content.content).toEqual([paragraph(words('И. И. Петров, $1'))]);
  });

  it('takes dollars for themselves in plain words', () => {
    const [chap] = replaced(documentOf(paragraph(words('цена'))), query('цена'), '$1').sections;
    expect(chap?.content.content).toEqual([paragraph(words('$1'))]);
  });

  it('changes one place alone where it is given', () => {
    const text = documentOf(paragraph(words('да и да')));
    const [, second] = findText(text, query('да'));
    const { edits } = replacements(text, query('да'), 'нет', second ?? null);
    const [chap] = applyEdits(text, edits).sections;
    expect(chap?.content.content).toEqual([paragraph(words('да и нет'))]);
  });
});

describe('a text with suggestions', () => {
  const by = { id: '1', author: 'Белова А.', authorId: 'b', at: '2026-11-26T14:05:00.000Z' };
  const note = (kind: 'insertion' | 'deletion'): NodeJson => ({
    type: 'footnote',
    attrs: { text: 'о коте', change: { [kind]: by } },
  });

  it('has no words that are suggested to go, in the line, in notes and with their row', () => {
    const cell: NodeJson = { type: 'tableCell', content: [paragraph(words('кот'))] };
    const row: NodeJson = {
      type: 'tableRow',
      attrs: { change: { deletion: by } },
      content: [cell],
    };
    const table: NodeJson = { type: 'table', content: [row] };
    const text = documentOf(
      paragraph(words('Белый '), words('кот', 'deletion'), words('кит', 'insertion')),
      paragraph(words('Здесь'), note('deletion'), note('insertion')),
      { type: 'codeBlock', content: [words('кот', 'deletion')] },
      { type: 'tableBlock', content: [{ type: 'tableCaption' }, table] },
    );
    expect(places(text, query('кот'))).toEqual([{ sectionId: 'chap', path: [1], range: [6, 7] }]);
    expect(places(text, query('кит'))).toEqual([{ sectionId: 'chap', path: [0], range: [9, 12] }]);
    expect(places(text, query('белый к', { pattern: false }))).toEqual([]);
    expect(places(text, query('белый .', { pattern: true }))).toEqual([]);
  });

  it('keeps what is suggested when words are replaced, and tells how often', () => {
    const text = documentOf(
      paragraph(
        words('кит и '),
        words('ки', 'insertion'),
        words('т'),
        words(' кит', 'formatChange'),
      ),
      paragraph(words('кит'), note('insertion')),
    );
    expect(replacements(text, query('кит'), 'кот', null)).toMatchObject({
      sections: ['chap', 'chap'],
      beside: 2,
    });
    const [chap] = replaced(text, query('кит'), 'кот').sections;
    expect(chap?.content.content).toEqual([
      paragraph(
        words('кот и '),
        words('ки', 'insertion'),
        words('т'),
        words(' кит', 'formatChange'),
      ),
      paragraph(words('кот'), note('insertion')),
    ]);
    expect(replacements(text, query('коте'), 'ките', null)).toMatchObject({ edits: [], beside: 1 });
  });
});
