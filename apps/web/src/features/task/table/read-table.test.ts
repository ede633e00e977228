import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const WORDS = {
  columns: {
    title: 'Задача',
    status: 'Статус',
    priority: 'Приоритет',
    assignees: 'Исполнители',
    stage: 'Этап',
    start: 'Начало',
    due: 'Срок',
    tags: 'Метки',
    parent: 'Входит в',
  },
  priorities: { low: 'Низкий', medium: 'Средний', high: 'Высокий' },
  statuses: [
    { id: 'todo' as const, title: 'Сделать' },
    { id: 'done' as const, title: 'Готово' },
  ],
  people: [{ id: 'p1', name: 'Орлова А. В.' }],
  stages: [{ id: 's1', title: 'Обзор' }],
};

describe('a table of tasks', () => {
  it('is read as we write it, whatever sign stands between its cells', () => {
    const table = [
      '\uFEFF№;Задача;Статус;Приоритет;Исполнители;Этап;Начало;Срок;Метки;Входит в',
      "1;'=Сумма;готово;Высокий;Орлова А. В.;обзор;01.12.2026;10.12.2026;текст, Данные;",
      '2;Часть;;;;;;;;=Сумма',
    ].join('\r\n');
    const { tasks, problems, unknown } = readTable(table, WORDS);
    expect([problems, unknown]).toEqual([[], []]);
    expect(tasks[0]).toEqual({
      title: '=Сумма',
      status: 'done',
      priority: 'high',
      assignees: ['p1'],
      stage_id: 's1',
      starts_at: '2026-12-01',
      due_at: '2026-12-10',
      tag_names: ['текст', 'Данные'],
      parent: null,
    });
    expect(tasks[1]?.parent).toBe(0);
    const commas = readTable('ЗАДАЧА,Срок\nОтчёт,2026-12-31\n', WORDS);
    expect(commas.tasks).toMatchObject([{ title: 'Отчёт', due_at: '2026-12-31' }]);
  });

  it('takes tasks without what the project does not have, and says what that is', () => {
    const table = 'Задача,Исполнители,Срок,Приоритет\nОтчёт,Чужой Ч.,31.02.2026,срочно\n,,,\n';
    const { tasks, problems } = readTable(table, WORDS);
    expect(tasks).toMatchObject([{ title: 'Отчёт', assignees: [], due_at: null }]);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'priority'],
      [2, 'due'],
      [2, 'assignees'],
    ]);
  });

  it('names the columns that it does not know', () => {
    const { tasks, unknown } = readTable('Задача;Цена; Кто даст;\nОтчёт;5;Кафедра;\n', WORDS);
    expect([tasks.length, unknown]).toEqual([1, ['Цена', ' Кто даст']]);
  });

  it('leaves a tag out that is longer than a tag may be', () => {
    const long = 'о'.repeat(41);
    const { tasks, problems } = readTable(`Задача;Метки\nОтчёт;"текст, ${long}"`, WORDS);
    expect(tasks[0]?.tag_names).toEqual(['текст']);
    expect(problems).toEqual([{ row: 2, column: 'tags', value: long }]);
  });

  it('is nothing where no column is called as a task is', () => {
    expect(readTable('a,b\n1,2', WORDS)).toMatchObject({ tasks: [], titleMissing: true });
    expect(readTable('', WORDS).titleMissing).toBe(true);
  });
});
