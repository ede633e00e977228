import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

it('a pasted list is a task a line, with indented lines as parts', () => {
  const text = '1. Стенд\n\t- [ ] Чертёж\n\t\t- Деталь\n\n2) Опыты\n    * Журнал\r\nОтчёт';
  expect(readLines(text).map(({ title, parent }) => ({ title, parent }))).toEqual([
    { title: 'Стенд', parent: null },
    { title: 'Чертёж', parent: 0 },
    { title: 'Деталь', parent: 0 },
    { title: 'Опыты', parent: null },
    { title: 'Журнал', parent: 3 },
    { title: 'Отчёт', parent: null },
  ]);
});

it('a list that is indented as a whole has no parts by that', () => {
  expect(readLines('  Стенд\n  Опыты').map(({ parent }) => parent)).toEqual([null, null]);
});

it('a list of rubbish is no task', () => {
  expect(readLines(' \n\t\n - \n').map(({ title }) => title)).toEqual(['-']);
  expect(readLines('\n\n')).toEqual([]);
});

it('a line too long for a title is cut there and stands whole in the description', () => {
  const line = `Опыт ${'о'.repeat(300)}`;
  const [task] = readLines(line);
  expect([task?.title.length, task?.description]).toEqual([200, line]);
});
