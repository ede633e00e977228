import { expect, it } from 'vitest';
import { distinctNames } from './distinct-names.ts';

it('files with one name get numbers before their endings', () => {
  expect(distinctNames(['Отчёт.pdf', 'отчёт.pdf', 'Отчёт.docx', 'Отчёт.pdf'])).toEqual([
    'Отчёт.pdf',
    'отчёт (2).pdf',
    'Отчёт.docx',
    'Отчёт (3).pdf',
  ]);
});

it('a number that somebody else has already is passed over', () => {
  expect(distinctNames(['a (2).pdf', 'a.pdf', 'a.pdf', 'readme', 'readme'])).toEqual([
    'a (2).pdf',
    'a.pdf',
    'a (3).pdf',
    'readme',
    'readme (2)',
  ]);
});
