import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a chapter names its author before the book, and the editor after it', () => {
  const csl = {
    type: 'chapter',
    title: 'Тепловой расчёт',
    author: [{ family: 'Зимин', given: 'Глеб Львович' }],
    'container-title': 'Справочник механика',
    editor: [{ family: 'Громов', given: 'В. Н.' }],
    'publisher-place': 'Пермь',
    publisher: 'Кама',
    issued: '2017',
    volume: '2',
    page: '15-48',
  };
  expect(formatCsl(csl)).toBe(
    'Зимин, Г. Л. Тепловой расчёт / Г. Л. Зимин. – Текст : непосредственный // Справочник механика / редактор В. Н. Громов. – Пермь : Кама, 2017. – Т. 2. – С. 15–48.',
  );
});

test('an English chapter has English pages, and particles stay with the surname', () => {
  const csl = {
    type: 'chapter',
    title: 'Heat',
    author: [{ family: 'Meer', given: 'Jan-Willem', 'non-dropping-particle': 'van der' }],
    'container-title': 'Handbook of stoves',
    edition: '3',
    'publisher-place': 'Leeds',
    publisher: 'Heron Press',
    issued: '2011',
    page: 'pp. 5-9',
  };
  expect(formatCsl(csl)).toBe(
    'van der Meer, J.-W. Heat / J.-W. van der Meer. – Текст : непосредственный // Handbook of stoves. – 3rd ed. – Leeds : Heron Press, 2011. – P. 5–9.',
  );
});

test('an entry of an encyclopedia is a part of a book', () => {
  const csl = {
    type: 'entry-encyclopedia',
    title: 'Мост',
    'container-title': 'Техническая энциклопедия',
    issued: '2009',
    volume: '21',
    page: '300',
  };
  expect(formatCsl(csl)).toBe(
    'Мост. – Текст : непосредственный // Техническая энциклопедия. – 2009. – Т. 21. – С. 300.',
  );
});
