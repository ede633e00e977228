import type { NumberedItem, ReferenceKind } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { findTargets, likelyWord } from './ReferenceDialog.tsx';

describe('the word before a reference', () => {
  it.each([
    ['figure', 'Схема показана на ', 'рисунке'],
    ['table', 'Данные приведены в ', 'таблице'],
    ['formula', 'Как видно из ', 'формулы'],
    ['section', 'Сравним с ', 'разделом'],
    ['figure', '', 'рисунок'],
    ['figure', 'Это видно (', 'рисунок'],
    ['appendix', 'Код дан в ', 'приложении'],
    ['figure', 'Схема показана на рисунке ', null],
    ['table', 'Данные (табл. ', null],
    ['heading', 'Об этом в разделе ', null],
    ['figure', 'Сравним с главным ', 'рисунке'],
  ] as const)('of a %s after «%s» is «%s»', (kind, before, word) => {
    expect(likelyWord(kind, before)).toBe(word);
  });
});

const item = (id: string | null, kind: ReferenceKind, number: string, text: string) =>
  ({ id, kind, number, text, sectionId: 's', path: [], level: null }) satisfies NumberedItem;

const items = [
  item('section', 'section', '1', 'Схема стенда и таблица режимов'),
  item('pump', 'figure', '1.1', 'Насос'),
  item('scheme', 'figure', '1.2', 'Схема стенда'),
  item('modes', 'table', '1.1', 'Режимы испытаний'),
  item('head', 'formula', '1.1', 'H = p / \\rho g'),
  item(null, 'figure', '1.3', 'Без имени'),
];
const found = (query: string) => findTargets(items, query).map(({ id }) => id);

describe('what a reference may lead to', () => {
  it('is everything with an id, as it stands in the document, while nothing is sought', () => {
    expect(found(' ')).toEqual(['section', 'pump', 'scheme', 'modes', 'head']);
  });

  it('is found by its kind before by words of a caption', () => {
    expect(found('табл')).toEqual(['modes', 'section']);
    expect(found('рис. схема')).toEqual(['scheme']);
  });

  it('is found by its number, the whole one first', () => {
    expect(found('1.2')[0]).toBe('scheme');
    expect(found('1')[0]).toBe('section');
    expect(found('(1.1')[0]).toBe('head');
    expect(found('таблица 1.1')).toEqual(['modes']);
  });

  it('is found by words in any order, and by their parts', () => {
    expect(found('испытаний реж')).toEqual(['modes']);
    expect(found('тенд')).toEqual(['section', 'scheme']);
    expect(found('насосы')).toEqual([]);
  });
});
