import { describe, expect, it } from 'vitest';
import {
  cell,
  figure,
  listing,
  paragraph,
  reference,
  section,
  snapshot,
  tableBlock,
} from '../../model/sample-document.ts';
import { chapterOf } from '../testing/documents.ts';
import { found } from '../testing/judge.ts';

const grid = [[cell('а'), cell('б')]];
const numbers = (findings: ReturnType<typeof found>) => findings.map(({ values }) => values.number);

describe('figures, tables and listings', () => {
  it('are referred to', () => {
    const document = chapterOf(
      paragraph('На рисунке ', reference('f1'), ' и в таблице 1 показано.'),
      figure('f1', 'А'),
      figure('f2', 'Б'),
      tableBlock('t1', 'В', grid),
      tableBlock('t2', 'Г', grid),
      listing('l', 'Д', 'x'),
    );
    expect(numbers(found('G32-6.5.1-reference', document))).toEqual(['2']);
    expect(numbers(found('G32-6.6.2-reference', document))).toEqual(['2']);
    expect(numbers(found('V-listing-reference', document))).toEqual(['1']);
  });

  it('are referred to by a range, live or typed', () => {
    const four = ['f1', 'f2', 'f3', 'f4'].map((id) => figure(id, 'А'));
    const live = chapterOf(
      paragraph('Рисунки ', reference('f1'), '–', reference('f4'), '.'),
      ...four,
    );
    const typed = chapterOf(paragraph('Рисунки 1–3 и 4.'), ...four);
    expect([live, typed].flatMap((document) => found('G32-6.5.1-reference', document))).toEqual([]);
  });

  it('need no reference of their own in an appendix', () => {
    const document = snapshot([section('applications', 'a', 'Схемы', figure('f', 'А'))]);
    expect(found('G32-6.5.1-reference', document)).toEqual([]);
    expect(found('G32-6.17.2-reference', document)).toMatchObject([{ values: { number: 'А' } }]);
  });

  it('bring their appendix with them when the text refers to them', () => {
    const document = snapshot([
      section('chap', 'c', 'Обзор', paragraph('На рисунке ', reference('f'), '.')),
      section('applications', 'a', 'Схемы', figure('f', 'А')),
    ]);
    expect(found('G32-6.17.2-reference', document)).toEqual([]);
  });

  it('stand after their first mention, the abstract aside', () => {
    const document = snapshot([
      section('abstract', 'r', '', paragraph('Рисунок ', reference('f2'), '.')),
      section(
        'chap',
        'c',
        'Обзор',
        figure('f1', 'А'),
        figure('f2', 'Б'),
        paragraph('Рисунок ', reference('f1'), ' и ', reference('f2')),
      ),
    ]);
    expect(numbers(found('G32-6.5.1-position', document))).toEqual(['1', '2']);
    const table = chapterOf(
      tableBlock('t', 'А', [[cell('в таблице 1'), cell('б')]]),
      paragraph('Таблица 1.'),
    );
    expect(found('G32-6.6.2-position', table)).toEqual([]);
  });

  it('stand near a mention', () => {
    const pages = (n: number) => Array.from({ length: n }, () => paragraph('а'.repeat(1800)));
    const document = (n: number) =>
      chapterOf(paragraph('Рисунок ', reference('f'), '.'), ...pages(n), figure('f', 'А'));
    expect(found('G32-6.5.1-far', document(4))).toMatchObject([
      { values: { number: '1', pages: 4 } },
    ]);
    expect(found('G32-6.5.1-far', document(2))).toEqual([]);
  });
});
