import type { NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import {
  citation,
  figure,
  heading,
  listing,
  paragraph,
  section,
  snapshot,
} from '../../model/sample-document.ts';
import { chapterOf, items, list, textOf } from '../testing/documents.ts';
import { found, mended } from '../testing/judge.ts';

const ends = (node: NodeJson | undefined) =>
  node?.content?.map((item) => item.content?.[0]?.content?.[0]?.text);
const firstOf = (document: ReturnType<typeof chapterOf>) =>
  document.sections[0]?.content.content?.[0];
const punctuated = (...texts: string[]) =>
  ends(firstOf(mended('G32-6.4.6-punct', chapterOf(list(...texts)))));

describe('punctuation of lists', () => {
  it('puts a comma after words, a semicolon after phrases, and a dot at the end', () => {
    expect(punctuated('узел', 'сеть', 'мост')).toEqual(['узел,', 'сеть,', 'мост.']);
    expect(punctuated('узел, то есть точка сети', 'сеть', 'мост;')).toEqual([
      'узел, то есть точка сети;',
      'сеть;',
      'мост.',
    ]);
  });

  it('follows what the writer uses most', () => {
    expect(punctuated('узел;', 'сеть', 'мост;', 'луч')).toEqual([
      'узел;',
      'сеть;',
      'мост;',
      'луч.',
    ]);
  });

  it('turns dots of single phrases into separators and keeps shortened words', () => {
    expect(punctuated('открыть файл.', 'найти узлы, мосты и т. д.', 'выйти.')).toEqual([
      'открыть файл;',
      'найти узлы, мосты и т. д.;',
      'выйти.',
    ]);
  });

  it('ends a nested list as its element would end', () => {
    const nested = list('луч', 'дуга');
    const outer = list('узел:', 'сеть');
    const [first, second] = outer.content ?? [];
    if (!first || !second) throw new Error('no items');
    const content = [{ ...first, content: [...(first.content ?? []), nested] }, second];
    const document = mended('G32-6.4.6-punct', chapterOf({ ...outer, content }));
    const mendedOuter = firstOf(document);
    expect(ends(mendedOuter)).toEqual(['узел:', 'сеть.']);
    expect(ends(mendedOuter?.content?.[0]?.content?.[1])).toEqual(['луч;', 'дуга;']);
  });

  it('puts the sign after a citation at the end of an element', () => {
    const document = chapterOf(items('bulletList', ['узел ', citation('s')], ['сеть']));
    const item = firstOf(mended('G32-6.4.6-punct', document))?.content?.[0]?.content?.[0];
    expect(item?.content?.map((node) => node.text ?? node.type)).toEqual([
      'узел ',
      'citation',
      ',',
    ]);
  });

  it('accepts right lists, lists of sentences, and lists in lists of terms', () => {
    const right = [
      chapterOf(list('узел,', 'сеть,', 'мост.')),
      chapterOf(list('узел, точка;', 'сеть;', 'мост.')),
      chapterOf(list('Первое. Второе предложение.', 'Третье предложение.')),
      snapshot([section('terms', 't', '', list('узел — точка', 'сеть — связь'))]),
    ];
    expect(right.flatMap((document) => found('G32-6.4.6-punct', document))).toEqual([]);
  });
});

describe('elements of lists', () => {
  it('start small when the text writes the word small; names stay', () => {
    const document = chapterOf(
      paragraph('Есть сервер, Docker и сеть, а также город Москва.'),
      list('Сервер;', 'Docker;', 'Москва.'),
    );
    expect(found('G32-6.4.6-lowercase', document).map(({ values }) => values.word)).toEqual([
      'Сервер',
    ]);
    const lines = ends(mended('G32-6.4.6-lowercase', document).sections[0]?.content.content?.[1]);
    expect(lines).toEqual(['сервер;', 'Docker;', 'Москва.']);
  });

  it('are left to the writer when a word of the list may be a name', () => {
    const document = chapterOf(paragraph('Есть сервер.'), list('Сервер;', 'Парус.'));
    expect(found('G32-6.4.6-lowercase', document)).toMatchObject([{ fixable: false }]);
  });

  it('follow words that end with a colon', () => {
    const document = chapterOf(
      paragraph('Перечислены узлы'),
      list('а;', 'б.'),
      paragraph('Готово.'),
      list('в;', 'г.'),
    );
    expect(found('E105-6.7.1-lead-in', document)).toHaveLength(1);
    expect(mended('E105-6.7.1-lead-in', document).sections[0]?.content.content?.[0]).toEqual(
      paragraph('Перечислены узлы:'),
    );
  });

  it('are at least two', () => {
    expect(found('E105-6.7.1-one-element', chapterOf(list('один.')))).toHaveLength(1);
    expect(found('E105-6.7.1-one-element', chapterOf(list('один,', 'два.')))).toEqual([]);
  });

  it('may be parted by code or figures when they count on', () => {
    const step = (start: number, text: string) => ({
      ...items('orderedList', [text]),
      attrs: { format: 'digit', start },
    });
    const rule = 'E105-6.7.1-one-element';
    const parted = chapterOf(
      step(1, 'запустить;'),
      listing(null, 'Запуск', 'run'),
      step(2, 'проверить;'),
      figure('f', 'Окно'),
      step(3, 'закрыть.'),
    );
    expect(found(rule, parted)).toEqual([]);
    const alone = chapterOf(step(1, 'запустить.'), heading('h', 'Дальше'), step(2, 'нет.'));
    expect(found(rule, alone)).toHaveLength(1);
    expect(found(rule, chapterOf(step(1, 'раз.'), list('два;', 'три.')))).toHaveLength(1);
  });

  it('lose a typed marker', () => {
    const document = chapterOf(list('- узел;', '1) сеть.'));
    expect(ends(firstOf(mended('G32-6.4.6-typed-marker', document)))).toEqual(['узел;', 'сеть.']);
    expect(found('G32-6.4.6-typed-marker', chapterOf(list('а — буква;', '5 узлов.')))).toEqual([]);
  });
});

describe('paragraphs typed as a list', () => {
  it('become a real one', () => {
    const document = textOf('Узлы:', '- узел;', '– сеть.', 'Далее.', '2) второй;', '3) третий.');
    expect(found('G32-6.4.6-typed-list', document).map(({ values }) => values.count)).toEqual([
      2, 2,
    ]);
    const content = mended('G32-6.4.6-typed-list', document).sections[0]?.content.content;
    expect(content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'bulletList',
      'paragraph',
      'orderedList',
    ]);
    expect(ends(content?.[1])).toEqual(['узел;', 'сеть.']);
    expect(content?.[3]?.attrs).toEqual({ format: 'digit', start: 2 });
  });

  it('are not seen in a single line or in a sentence with a number', () => {
    expect(
      found('G32-6.4.6-typed-list', textOf('- реплика', 'Текст.', '5 узлов сети', '3 узла')),
    ).toEqual([]);
  });
});
