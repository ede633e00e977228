import { describe, expect, it } from 'vitest';
import {
  figure,
  heading,
  paragraph,
  reference,
  section,
  snapshot,
  text,
} from '../../model/sample-document.ts';
import { chapterOf, footnote, list, textOf } from '../testing/documents.ts';
import { readDocument } from './read-document.ts';
import { readReferenceWord, typedReferences, wordFits } from './references.ts';
import { ATOM } from './text-unit.ts';

const read = (document: ReturnType<typeof textOf>) => readDocument(document, {});
const typedIn = (words: string) =>
  read(textOf(words))
    .units.flatMap(typedReferences)
    .map(({ kind, numbers }) => [kind, ...numbers.map(({ label }) => label)]);

describe('units of text', () => {
  it('count an atom and a break as one, as the editor does', () => {
    const [, unit] = read(
      chapterOf(paragraph('а', reference('f'), { type: 'hardBreak' }, 'б')),
    ).units;
    expect(unit?.text).toBe(`а${ATOM}\nб`);
  });

  it('mask in prose what is not prose and keep its length', () => {
    const [, unit] = read(chapterOf(paragraph(text('ls', 'code'), ' и https://a.ru'))).units;
    expect(unit?.text).toBe('ls и https://a.ru');
    expect(unit?.prose).toBe(`${ATOM.repeat(2)} и ${ATOM.repeat(12)}`);
  });

  it('come in reading order, a footnote after its host, with what they stand in', () => {
    const document = chapterOf(paragraph('а', footnote('б')), list('в'));
    expect(
      read(document).units.map(({ kind, holder, text: words }) => [kind, holder, words]),
    ).toEqual([
      ['title', 'body', 'Обзор методов'],
      ['paragraph', 'body', `а${ATOM}`],
      ['footnote', 'body', 'б'],
      ['paragraph', 'list', 'в'],
    ]);
  });

  it('leave out sections that the product makes itself', () => {
    const document = snapshot([section('references', 'r', 'Источники', paragraph('старый текст'))]);
    expect(read(document).units.map(({ text: words }) => words)).toEqual(['Источники']);
  });
});

describe('references typed by hand', () => {
  it.each([
    ['на рис. 3.1', [['figure', '3.1']]],
    ['Рисунки 1, 2 и 5–7', [['figure', '1', '2', '5', '7']]],
    ['в таблице А.2', [['table', 'А.2']]],
    ['приложения А и Б', [['appendix', 'А', 'Б']]],
    ['формула (2.3)', [['formula', '2.3']]],
    [
      'листинг 4, глава 2',
      [
        ['listing', '4'],
        ['section', '2'],
      ],
    ],
    ['рисунок №5', [['figure', '5']]],
    ['таблица 10 строк, рисунок 5%, приложение к делу, рисунок в 2 раза', []],
  ])('«%s»', (words, expected) => {
    expect(typedIn(words)).toEqual(expected);
  });
});

describe('mentions', () => {
  it('lead from a target to every place, live or typed, in reading order', () => {
    const document = chapterOf(
      paragraph('рисунок 1 и рисунок ', reference('f')),
      figure('f', 'Схема'),
      heading('h', 'Итоги'),
    );
    const { mentions, targets } = read(document);
    expect(mentions.get('f')?.map(({ offset, live }) => [offset, live])).toEqual([
      [8, false],
      [20, true],
    ]);
    expect([...targets.values()].map(({ kind, label }) => [kind, label])).toEqual([
      ['section', '1'],
      ['figure', '1'],
      ['heading', '1.1'],
    ]);
  });

  it('have no live target where two nodes share an id', () => {
    const document = chapterOf(figure('f', 'А'), figure('f', 'Б'));
    expect([...read(document).targets.values()].map(({ id }) => id)).toEqual(['c', 'f', null]);
  });
});

describe('words before numbers', () => {
  it('are known in every case, full and short', () => {
    expect(readReferenceWord('рисунках')).toEqual({ kind: 'figure', short: false });
    expect(readReferenceWord('Табл.')).toEqual({ kind: 'table', short: true });
    expect(readReferenceWord('рисовать')).toBeNull();
  });

  it('serve sections and the headings inside them alike', () => {
    expect(wordFits('section', 'heading')).toBe(true);
    expect(wordFits('table', 'figure')).toBe(false);
  });
});

describe('forms of words', () => {
  it('count how words are written inside sentences', () => {
    const { formOf } = read(textOf('Город Москва. Город стоит, МОСКВА и город.'));
    expect(formOf('москва')).toEqual({ lower: 0, capital: 1, upper: 1 });
    expect(formOf('город')).toEqual({ lower: 1, capital: 0, upper: 0 });
  });
});
