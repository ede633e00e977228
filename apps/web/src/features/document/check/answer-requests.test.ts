import { type DocumentSnapshot, defaultSettings, type NodeJson } from '@pv/editor-schema';
import { type Finding, numberDocument } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { changedParts, excerptOf as excerptIn } from './answer-requests.ts';

const content = { type: 'doc', content: [{ type: 'paragraph' }] };

const document: DocumentSnapshot = {
  version: 1,
  settings: defaultSettings(),
  sections: [
    { id: 'a', kind: 'chap', title: 'Обзор', content },
    { id: 'b', kind: 'chap', title: 'Метод', content },
  ],
  sources: [
    { id: 's', raw: 'Книга', csl: null },
    { id: 't', raw: 'Статья', csl: null },
  ],
};

describe('what a correction changes', () => {
  it('is nothing when the document is the same', () => {
    expect(changedParts(document, document)).toBeNull();
  });

  it('is only the fields that differ', () => {
    const [a, b] = document.sections;
    if (!a || !b) throw new Error('two sections');
    const [s] = document.sources;
    const source = { id: 't', raw: 'Статья.', csl: null };
    const after = {
      ...document,
      settings: { ...document.settings, keywords: ['СЕТИ'] },
      sections: [a, { ...b, title: 'Методы' }],
      sources: s ? [s, source] : [],
    };
    expect(changedParts(document, after)).toEqual({
      sections: new Map([['b', { title: 'Методы' }]]),
      order: null,
      sources: [source],
      settings: { keywords: ['СЕТИ'] },
    });
  });

  it('is the whole section and the order when one is added', () => {
    const added = { id: 'intro', kind: 'intro' as const, title: '', content };
    const after = { ...document, sections: [added, ...document.sections] };
    expect(changedParts(document, after)).toEqual({
      sections: new Map([['intro', { kind: 'intro', title: '', content }]]),
      order: ['intro', 'a', 'b'],
      sources: [],
      settings: {},
    });
  });
});

const excerptOf = (snapshot: DocumentSnapshot, finding: Finding) =>
  excerptIn(snapshot, finding, numberDocument(snapshot));

const text = (value: string): NodeJson => ({ type: 'text', text: value });

function documentOf(...content: NodeJson[]): DocumentSnapshot {
  return {
    version: 1,
    settings: { ...defaultSettings(), keywords: ['сети', 'графы'] },
    sections: [{ id: 'c', kind: 'chap', title: 'ОБЗОР', content: { type: 'doc', content } }],
    sources: [{ id: 's', raw: 'Иванов И. И. Сети', csl: null }],
  };
}

function found(part: Partial<Finding>): Finding {
  return {
    rule: 'T-dash',
    clause: '1',
    standard: 'Русская типографика',
    severity: 'must',
    place: { sectionId: 'c', path: [0] },
    subject: { kind: 'text' },
    values: {},
    fixable: false,
    ...part,
  };
}

describe('the excerpt of a finding', () => {
  it('counts an atom as one character, as the editor does', () => {
    const line = [
      text('Как в '),
      { type: 'formulaInline', attrs: { tex: 'x^2' } },
      text(' видно - да'),
    ];
    const place = { sectionId: 'c', path: [0], range: [14, 15] as const };
    expect(excerptOf(documentOf({ type: 'paragraph', content: line }), found({ place }))).toEqual({
      before: 'Как в … видно ',
      marked: '-',
      after: ' да',
    });
  });

  it('shows references and citations as they are printed, and marks the right words', () => {
    const line = [
      text('На рис. '),
      { type: 'crossReference', attrs: { target: 'f' } },
      text(' и в '),
      { type: 'citation', attrs: { sources: [{ id: 's', locator: '' }] } },
      text(' видно - да'),
    ];
    const figure: NodeJson = {
      type: 'figure',
      attrs: { id: 'f', images: [] },
      content: [{ type: 'figureCaption', content: [text('Схема')] }],
    };
    const place = { sectionId: 'c', path: [0], range: [22, 23] as const };
    const document = documentOf({ type: 'paragraph', content: line }, figure);
    const { before, marked, after } = excerptOf(document, found({ place }));
    expect({ before, marked, after }).toEqual({
      before: 'На рис. 1.1 и в [1] видно ',
      marked: '-',
      after: ' да',
    });
  });

  it('cuts a long line at words on both sides', () => {
    const words = 'слово '.repeat(60);
    const place = { sectionId: 'c', path: [0], range: [180, 185] as const };
    const { before, marked, after } = excerptOf(
      documentOf({ type: 'paragraph', content: [text(words)] }),
      found({ place }),
    );
    expect(before).toMatch(/^…(слово )+$/);
    expect(marked).toBe('слово');
    expect(after).toMatch(/^( слово)+…$/);
    expect(before.length + after.length).toBeLessThan(115);
  });

  it('shows the beginning of a block without a range, of a source, the keywords', () => {
    const document = documentOf({ type: 'formula', attrs: { tex: 'a=b' } });
    const whole = (part: Partial<Finding>) => excerptOf(document, found(part)).after;
    expect(whole({})).toBe('a=b');
    expect(whole({ subject: { kind: 'title' } })).toBe('');
    expect(whole({ subject: { kind: 'source', id: 's' } })).toBe('Иванов И. И. Сети');
    expect(whole({ subject: { kind: 'keywords' } })).toBe('сети, графы');
    expect(whole({ subject: { kind: 'document' } })).toBe('');
  });

  it('shows the caption of a table, or its first cell that is not empty', () => {
    const paragraph = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
    const cell = (...content: NodeJson[]) => ({
      type: 'tableCell',
      content: [paragraph(...content)],
    });
    const tableOf = (...caption: NodeJson[]) =>
      documentOf({
        type: 'tableBlock',
        content: [
          { type: 'tableCaption', content: caption },
          {
            type: 'table',
            content: [
              { type: 'tableRow', content: [cell(), cell(text('Насос')), cell(text('20'))] },
            ],
          },
        ],
      });
    expect(excerptOf(tableOf(text('Параметры')), found({})).after).toBe('Параметры');
    expect(excerptOf(tableOf(), found({})).after).toBe('Насос');
  });

  it('is empty for a place that is not there', () => {
    const place = { sectionId: 'x', path: [4, 2] };
    expect(excerptOf(documentOf(), found({ place }))).toEqual({
      before: '',
      marked: '',
      after: '',
    });
  });
});
