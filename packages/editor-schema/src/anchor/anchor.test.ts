import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { NodeJson } from '../snapshot.ts';
import { defaultSettings } from '../snapshot.ts';
import { sectionFragment, writeSectionContent, writeSnapshot } from '../ydoc/ydoc.ts';
import { anchorAt, anchorFinder, anchorOf, type TextAnchor } from './anchor.ts';
import { readSectionText } from './section-text.ts';

const p = (...words: string[]): NodeJson => ({
  type: 'paragraph',
  content: words.map((text) => ({ type: 'text', text })),
});
const textOf = (...content: NodeJson[]): NodeJson => ({ type: 'doc', content });

function documentOf(sections: Record<string, NodeJson>): Y.Doc {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: Object.entries(sections).map(([id, content]) => ({
      id,
      kind: 'chap',
      title: id,
      content,
    })),
    sources: [],
  });
  return doc;
}

const typed = (doc: Y.Doc, section: string) =>
  readSectionText(sectionFragment(doc, section))
    .runs.map(({ words }) => words)
    .join('');

function anchorOn(doc: Y.Doc, section: string, words: string): TextAnchor {
  const at = typed(doc, section).indexOf(words);
  return anchorOf(doc, section, [at, at + words.length]);
}

function shown(doc: Y.Doc, anchor: TextAnchor): string | null {
  const { section, range, lost } = anchorFinder(doc).find(anchor);
  return range && !lost ? `${section}: ${typed(doc, section).slice(...range)}` : null;
}

/** Keeps the words and loses the edges, as an import or a restored version does. */
const wordsOnly = (anchor: TextAnchor): TextAnchor => ({ ...anchor, from: null, to: null });

describe('the place of a comment', () => {
  const text = textOf(p('Прочность шва растёт.'), p('Прочность шва падает с нагревом.'));

  test('keeps the words, what stands around them and moves with what is written before them', () => {
    const doc = documentOf({ a: text });
    const anchor = anchorOn(doc, 'a', 'падает');
    expect(anchor).toMatchObject({ quote: 'падает', after: ' с нагревом.' });
    expect(anchor.before).toContain('растёт.\nПрочность шва ');
    const second = readSectionText(sectionFragment(doc, 'a')).runs[1]?.text;
    second?.insert(0, 'Предельная ');
    expect(shown(doc, anchor)).toBe('a: падает');
  });

  test('stays on its words when they are corrected inside, and what is written at its edges is not in it', () => {
    const doc = documentOf({ a: text });
    const anchor = anchorOn(doc, 'a', 'шва падает');
    const second = readSectionText(sectionFragment(doc, 'a')).runs[1]?.text;
    second?.insert(14, 'резко ');
    second?.insert(26, '!');
    second?.insert(10, 'сварного ');
    expect(shown(doc, anchor)).toBe('a: шва резко падает');
  });

  test('is found by its words where the text came anew, by the surroundings where they stand twice', () => {
    const doc = documentOf({ a: text });
    const anchor = anchorOn(doc, 'a', 'падает');
    const twice = { ...anchorOn(doc, 'a', 'Прочность'), before: 'растёт.\n', after: ' шва падает' };
    const again = documentOf({ b: textOf(p('Введение.')), c: text });
    expect(shown(again, anchor)).toBe('c: падает');
    expect(anchorFinder(again).find(wordsOnly(twice)).range?.[0]).toBeGreaterThan(0);
  });

  test('is found between its surroundings where the words themselves are others', () => {
    const doc = documentOf({ a: text });
    const anchor = wordsOnly(anchorOn(doc, 'a', 'падает'));
    writeSectionContent(
      doc,
      'a',
      textOf(p('Прочность шва растёт.'), p('Прочность шва снижается с нагревом.')),
    );
    expect(shown(doc, anchor)).toBe('a: снижается');
  });

  test('is lost with its words, however like them others are but for a number', () => {
    const before = textOf(p('Результаты опыта 1 показаны. Результаты опыта 3 показаны.'));
    const doc = documentOf({ a: before });
    const anchor = wordsOnly(anchorOn(doc, 'a', 'Результаты опыта 3'));
    writeSectionContent(doc, 'a', textOf(p('Результаты опыта 1 показаны.')));
    expect(shown(doc, anchor)).toBeNull();
  });

  test('stands at the section, as lost, once the words are gone', () => {
    const doc = documentOf({ a: text });
    const anchor = anchorOn(doc, 'a', 'падает с нагревом');
    writeSectionContent(doc, 'a', textOf(p('Совсем другое.')));
    expect(anchorFinder(doc).find(anchor)).toMatchObject({ section: 'a', lost: true, range: null });
  });

  test('may be a section or an object by its id, wherever it was put', () => {
    const figure: NodeJson = { type: 'formula', attrs: { id: 'f1', tex: 'x' } };
    const doc = documentOf({ a: text, b: textOf(p('До.'), figure) });
    const { find } = anchorFinder(doc);
    expect(find(anchorAt('b'))).toMatchObject({ section: 'b', lost: false });
    expect(find(anchorAt('a', { node: 'f1' }))).toMatchObject({ section: 'b', lost: false });
    expect(find(anchorAt('a', { node: 'gone' }))).toMatchObject({ section: 'a', lost: true });
  });

  /** The words of a comment, a word typed before them and one inside, and all of its words deleted. */
  function withDeleted() {
    const doc = documentOf({
      a: textOf(p('Прочность шва растёт. Прочность шва падает с нагревом.')),
    });
    const anchor = anchorOn(doc, 'a', 'шва падает');
    const run = readSectionText(sectionFragment(doc, 'a')).runs[0]?.text;
    if (!run) throw new Error('a paragraph has a text');
    const at = run.toString().indexOf('шва падает');
    run.insert(at + 4, 'резко ');
    run.insert(at, 'любого ');
    const history = new Y.UndoManager(run);
    run.delete(at + 7, 'шва резко падает'.length);
    return { doc, anchor, history };
  }

  /** Puts what stands from a place of the first paragraph on into one of its own, as the editor does. */
  function split(doc: Y.Doc, at: number) {
    const fragment = sectionFragment(doc, 'a');
    const run = readSectionText(fragment).runs[0]?.text;
    const rest = run?.toString().slice(at) ?? '';
    const next = new Y.XmlElement('paragraph');
    doc.transact(() => {
      run?.delete(at, rest.length);
      fragment.insert(1, [next]);
      next.insert(0, [new Y.XmlText(rest)]);
    });
  }

  test('goes with its words into the paragraph that begins with or before them', () => {
    for (const at of ['Шов прочен. '.length, 'Шов прочен. Нагрев мал, '.length]) {
      const doc = documentOf({ a: textOf(p('Шов прочен. Нагрев мал, падает.'), p('Итог.')) });
      const anchor = anchorOn(doc, 'a', 'падает');
      split(doc, at);
      expect(shown(doc, anchor)).toBe('a: падает');
    }
  });

  test('is lost with its words, though letters before them are as they began', () => {
    const doc = documentOf({ a: textOf(p('Прочность швов в сварке высока.')) });
    const anchor = anchorOn(doc, 'a', 'в сварке');
    const run = readSectionText(sectionFragment(doc, 'a')).runs[0]?.text;
    run?.delete('Прочность швов '.length, 2);
    expect(shown(doc, anchor)).toBe('a: сварке');
  });

  test('tells that the words were deleted, whatever was written beside them or stands elsewhere', () => {
    const { doc, anchor } = withDeleted();
    expect(anchorFinder(doc).find(anchor)).toMatchObject({ section: 'a', lost: true });
    const word = { ...anchor, quote: 'шва', before: 'нет ', after: ' и нет' };
    expect(anchorFinder(doc).find(word)).toMatchObject({ lost: true, range: null });
  });

  test('goes with a short paragraph that is cut and put elsewhere, not to a word that is like it', () => {
    const doc = documentOf({ a: textOf(p('Начало.'), p('Цель работы ясна.')), b: text });
    const anchor = anchorOn(doc, 'a', 'Цель работы ясна');
    readSectionText(sectionFragment(doc, 'a')).runs[1]?.text.delete(0, 'Цель работы ясна.'.length);
    writeSectionContent(doc, 'b', textOf(p('Вот и Цель работы ясна'), p('Цель')));
    expect(anchorFinder(doc).find(anchor)).toMatchObject({ section: 'a', lost: true });
    writeSectionContent(doc, 'b', textOf(p('Прочность.'), p('Цель работы ясна.')));
    expect(shown(doc, anchor)).toBe('b: Цель работы ясна');
  });

  test('is all of its words again once these are put back, for whoever reads the text anew too', () => {
    const { doc, anchor, history } = withDeleted();
    history.undo();
    expect(shown(doc, anchor)).toBe('a: шва резко падает');
    const again = new Y.Doc();
    Y.applyUpdate(again, Y.encodeStateAsUpdate(doc));
    expect(shown(again, anchor)).toBe('a: шва резко падает');
  });

  test('bears whatever was sent as an edge', () => {
    const doc = documentOf({ a: text });
    const anchor = { ...anchorOn(doc, 'a', 'падает'), from: '{', to: '{"item":{"client":1}}' };
    expect(shown(doc, anchor)).toBe('a: падает');
  });
});

test('selected words of several paragraphs are one quotation with a break', () => {
  const doc = documentOf({ a: textOf(p('Первый.'), p('Второй.')) });
  expect(anchorOf(doc, 'a', [3, 13])).toMatchObject({ quote: 'вый.\nВторой', before: 'Пер' });
});

test('a comment on a source goes with the list, and is lost with the record', () => {
  const doc = new Y.Doc();
  const put = (section: string, ...ids: string[]) =>
    writeSnapshot(doc, {
      version: 1,
      settings: defaultSettings(),
      sections: [{ id: section, kind: 'references', title: '', content: textOf(p()) }],
      sources: ids.map((id) => ({ id, raw: 'Иванов И. И.', csl: null })),
    });
  const anchor = anchorAt('list', { source: 'one', quote: 'Иванов И. И.' });
  put('list', 'one');
  expect(anchorFinder(doc).find(anchor)).toMatchObject({ section: 'list', lost: false });
  put('new list', 'one');
  expect(anchorFinder(doc).find(anchor)).toMatchObject({ section: 'new list', lost: false });
  put('new list', 'other');
  expect(anchorFinder(doc).find(anchor)).toMatchObject({ section: 'new list', lost: true });
});

describe('words out of a file', () => {
  const found = (doc: Y.Doc, quote: string, before: string, after: string) => {
    const anchor = anchorFinder(doc).anchorOfWords({ quote, before, after });
    return anchor && anchorFinder(doc).find(anchor).range;
  };

  test('are found where all the numbers in them are live, between surroundings that fit', () => {
    const doc = documentOf({ a: textOf(p('Шов на рисунке . Шов на рисунке , и далее.')) });
    expect(found(doc, 'Шов на рисунке 2.1', '', ', и далее.')).toEqual([17, 32]);
    expect(found(doc, 'Шов [3]', '', ' на рисунке 2, и')).toBeNull();
    expect(found(doc, 'рисунке 2', 'Шов на рисунке 1. Шов на ', '')).toEqual([24, 32]);
    expect(found(doc, '7', 'Шов на ', '')).toBeNull();
  });

  test('are found by those parts of them that are there where numbers in them have become live', () => {
    const doc = documentOf({ a: textOf(p('Прочность шва падает с нагревом.')) });
    const range = found(doc, 'шва падает с нагревом [12], рис. 3', '', '');
    expect(range && typed(doc, 'a').slice(...range)).toBe('шва падает с нагревом');
  });
});
