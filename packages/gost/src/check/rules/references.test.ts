import { describe, expect, it } from 'vitest';
import {
  citation,
  figure,
  formula,
  heading,
  paragraph,
  reference,
  section,
  snapshot,
  source,
} from '../../model/sample-document.ts';
import { chapterOf, textOf } from '../testing/documents.ts';
import { found, linesOf, marked, mended } from '../testing/judge.ts';

const nb = '\u00A0';
const two = [figure('f1', 'А'), figure('f2', 'Б')];
const firstLine = (document: ReturnType<typeof chapterOf>) =>
  document.sections[0]?.content.content?.[0]?.content?.map(
    (node) => node.text ?? node.attrs?.target ?? node.type,
  );

describe('live references', () => {
  it('lead somewhere', () => {
    const document = chapterOf(
      paragraph('Рисунок ', reference('gone'), ' и ', reference('f1')),
      ...two,
    );
    expect(found('V-broken-reference', document)).toMatchObject([
      { place: { path: [0], range: [8, 9] } },
    ]);
  });

  it('stand after the right word', () => {
    const document = chapterOf(
      paragraph(
        'В таблице ',
        reference('f1'),
        ', на рисунках ',
        reference('f1'),
        ' и ',
        reference('f2'),
      ),
      ...two,
    );
    expect(found('V-reference-kind', document)).toMatchObject([
      { values: { word: 'таблице', target: 'рисунок' } },
    ]);
  });

  it('may be called sections, chapters and subsections', () => {
    const document = snapshot([
      section(
        'chap',
        'c',
        'Обзор',
        paragraph(
          'В главе ',
          reference('c'),
          ', разделе ',
          reference('h'),
          ', подразделе ',
          reference('h'),
        ),
        heading('h', 'Сети'),
      ),
    ]);
    expect(found('V-reference-kind', document)).toEqual([]);
    expect(found('V-reference-no-word', document)).toEqual([]);
  });

  it('do not stand without a word', () => {
    const document = chapterOf(
      paragraph('Смотри ', reference('f1'), '.'),
      paragraph(
        'Рисунки ',
        reference('f1'),
        ', ',
        reference('f2'),
        ' и равенство ',
        reference('q'),
      ),
      ...two,
      formula('q', 'x=1'),
    );
    expect(found('V-reference-no-word', document)).toMatchObject([
      { values: { word: 'рисунок' }, place: { path: [0] } },
    ]);
  });
});

describe('references typed by hand', () => {
  it('become live where the number exists', () => {
    const document = chapterOf(paragraph('На рисунках 1 и 2, рис. 1.'), ...two);
    expect(found('V-typed-reference', document).map(({ values }) => values.typed)).toEqual([
      'рисунках 1 и 2',
      'рис. 1',
    ]);
    expect(firstLine(mended('V-typed-reference', document))).toEqual([
      'На рисунках ',
      'f1',
      ' и ',
      'f2',
      ', рис. ',
      'f1',
      '.',
    ]);
  });

  it('to formulas, sections and appendices become live too, parentheses included', () => {
    const document = snapshot([
      section(
        'chap',
        'c',
        'Обзор',
        paragraph('По формуле (1), в разделе 1.1 и приложении А.'),
        heading('h', 'Сети'),
        formula('q', 'x'),
      ),
      section('applications', 'a', 'Схемы', paragraph('Текст.')),
    ]);
    expect(firstLine(mended('V-typed-reference', document))).toEqual([
      'По формуле ',
      'q',
      ', в разделе ',
      'h',
      ' и приложении ',
      'a',
      '.',
    ]);
  });

  it('keep the bracket that closes around them', () => {
    const document = chapterOf(paragraph('Схема (рисунок 1).'), ...two);
    expect(firstLine(mended('V-typed-reference', document))).toEqual([
      'Схема (рисунок ',
      'f1',
      ').',
    ]);
  });

  it('are unknown when nothing has the number, unless a citation says whose figure it is', () => {
    const document = snapshot(
      [
        section(
          'chap',
          'c',
          'Обзор',
          paragraph('На рисунке 7. На рисунке 5 работы ', citation('s'), '.'),
          ...two,
        ),
      ],
      { sources: [source('s')] },
    );
    const [unknown, ...rest] = found('V-typed-reference-unknown', document);
    expect(rest).toEqual([]);
    expect(unknown && marked(document, unknown)).toBe('рисунке 7');
  });

  it('are not seen in other numbers', () => {
    const text =
      'В таблице 10 строк. Глава 25 Налогового кодекса. На рисунке 2 узла. Рисунок 15% роста. В формуле 2 слагаемых. Версия 1.1.';
    const document = chapterOf(paragraph(text), ...two);
    expect(found('V-typed-reference-unknown', document)).toEqual([]);
  });
});

describe('the word before a number', () => {
  const CASES: readonly [before: string, after: string][] = [
    ['Схема приведена на рис. 1.', 'Схема приведена на рисунке 1.'],
    ['Схема (рис. 1) проста', 'Схема (рисунок 1) проста'],
    ['см. рис.1', `см. рисунок${nb}1`],
    ['Из рис. 1 видно', 'Из рисунка 1 видно'],
    ['в соответствии с рис. 1', 'в соответствии с рисунком 1'],
    ['поясняется с помощью рис. 1', 'поясняется с помощью рисунка 1'],
    ['Рис. 1 показывает', 'Рисунок 1 показывает'],
  ];

  it.each(CASES)('is written in full: «%s» becomes «%s»', (before, after) => {
    expect(linesOf(mended('G32-6.5.1-reference-word', textOf(before)))).toEqual([after]);
  });

  it('is a table or an appendix too', () => {
    expect(linesOf(mended('G32-6.6.2-reference-word', textOf('представлены в табл. 2')))).toEqual([
      'представлены в таблице 2',
    ]);
    expect(linesOf(mended('G32-6.17.2-reference-word', textOf('Код (прил. А)')))).toEqual([
      'Код (приложение А)',
    ]);
  });

  it('is left to the writer where the case or the number of the word is not sure', () => {
    for (const text of ['сравним рис. 1', 'на рис. 1, 2 видно', 'на рис. 1–3']) {
      expect(found('G32-6.5.1-reference-word', textOf(text))).toMatchObject([{ fixable: false }]);
    }
    expect(found('G32-6.5.1-reference-word', textOf('рис. в книге, рисунок 1, Борис 2'))).toEqual(
      [],
    );
  });

  it('starts small inside a sentence', () => {
    const document = textOf('На Рисунке 1 и в Приложении А. Рисунок 2 ясен.');
    expect(linesOf(mended('G32-6.5.1-word-case', document))).toEqual([
      'На рисунке 1 и в приложении А. Рисунок 2 ясен.',
    ]);
  });
});
