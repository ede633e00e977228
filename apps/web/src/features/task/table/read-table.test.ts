import { DEFAULT_TASK_STATUSES } from '@pv/contract';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { wordsIn } from './table-words.ts';

const WORDS = wordsIn([ru, en], {
  statuses: DEFAULT_TASK_STATUSES,
  people: [{ id: 'p1', name: 'Орлова А. В.' }],
  readers: [],
  stages: [{ id: 's1', title: 'Обзор' }],
});

describe('a table of tasks', () => {
  it('is read as we write it, whatever sign stands between its cells', () => {
    const table = [
      '\uFEFF№;Задача;Статус;Приоритет;Исполнители;Этап;Начало;Срок;Метки;Входит в;Описание',
      '1;\'=Сумма;готово;Высокий;Орлова А. В.;обзор;01.12.2026;10.12.2026;текст, Данные;;"Проверить:\n\'- ""сумму"""',
      '2;Часть;;;;;;;;=Сумма',
    ].join('\r\n');
    const { tasks, problems, unknown } = readTable(table, WORDS);
    expect([problems, unknown]).toEqual([[], []]);
    expect(tasks[0]).toEqual({
      title: '=Сумма',
      description: 'Проверить:\n- "сумму"',
      status: 'done',
      priority: 'high',
      assignees: ['p1'],
      stage_id: 's1',
      starts_at: '2026-12-01',
      due_at: '2026-12-10',
      tag_names: ['текст', 'Данные'],
      parent: null,
      checklist: [],
      blocked_by: [],
    });
    expect(tasks[1]?.parent).toBe(0);
    const commas = readTable('ЗАДАЧА,Срок\nОтчёт,2026-12-31\n', WORDS);
    expect(commas.tasks).toMatchObject([{ title: 'Отчёт', due_at: '2026-12-31' }]);
  });

  it('takes tasks without what the project does not have, and says what that is', () => {
    const table = 'Задача,Исполнители,Срок,Приоритет\nОтчёт,Чужой Ч.,31.02.2026,срочно\n,,,\n';
    const { tasks, problems } = readTable(table, WORDS);
    expect(tasks).toMatchObject([{ title: 'Отчёт', assignees: [], due_at: null }]);
    expect(problems.map(({ row, column, fault }) => [row, column, fault])).toEqual([
      [2, 'priority', 'absent'],
      [2, 'due', 'day'],
      [2, 'assignees', 'absent'],
    ]);
  });

  it('is read in either language, whatever the reader speaks', () => {
    const english = 'No.;Task;Status;Priority;Due\n7;Report;In review;High;2026-12-31\n';
    const { tasks, problems, unknown } = readTable(english, WORDS);
    expect(tasks).toMatchObject([{ title: 'Report', status: 'review', priority: 'high' }]);
    expect([problems, unknown]).toEqual([[], []]);
  });

  it('has the points of checklists, done or not, and says which of them a task has no room for', () => {
    const points = Array.from({ length: 50 }, (_, at) => `[ ] пункт ${at}`).join('\n');
    const { tasks, problems } = readTable(
      `Задача;Чек-лист\nОтчёт;"[x] Собрать\n[ ] Сдать\n[Х] Сшить\nПодписать\n${'о'.repeat(301)}"\nСмета;"${points}\nлишний"`,
      WORDS,
    );
    expect(tasks[0]?.checklist?.map(({ text, done }) => [text, done])).toEqual([
      ['Собрать', true],
      ['Сдать', false],
      ['Сшить', true],
      ['Подписать', false],
    ]);
    expect(problems.map(({ row, value, fault }) => [row, value.slice(0, 6), fault])).toEqual([
      [2, 'оооооо', 'long'],
      [3, 'лишний', 'many'],
    ]);
  });

  it('finds what a task waits for by its number or its title, above and below, and says what is not there', () => {
    const { tasks, problems, circle, rows } = readTable(
      '№;Задача;Ждёт\n4;Отчёт;"№9, Смета, Чужая"\n9;"Опыты, вторые";\n;Смета;"Опыты, вторые"\n',
      WORDS,
    );
    expect(tasks.map(({ blocked_by }) => blocked_by)).toEqual([[1, 2], [], [1]]);
    expect(problems).toEqual([{ row: 2, column: 'waits', value: 'Чужая', fault: 'row' }]);
    expect([circle, rows]).toEqual([[], [2, 3, 4]]);
  });

  it.each([
    ['a task that waits for itself', 'Задача;Ждёт\nА;\nБ;Б', [3]],
    ['tasks that wait for each other', 'Задача;Ждёт\nА;Б\nБ;В\nВ;"Г, А"\nГ;', [2, 3, 4]],
  ])('tells of %s', (_, table, circle) => {
    expect(readTable(table, WORDS).circle).toEqual(circle);
  });

  it('names the columns that it does not know', () => {
    const { tasks, unknown } = readTable('Задача;Цена; Кто даст;\nОтчёт;5;Кафедра;\n', WORDS);
    expect([tasks.length, unknown]).toEqual([1, ['Цена', ' Кто даст']]);
  });

  it('finds what a task is a part of by its number, also where two are called alike', () => {
    const { tasks, problems } = readTable(
      '№;Задача;Входит в\n4;Отчёт;\n6;Отчёт;\n7;Введение;№6\n8;Выводы;Отчёт\n9;Сноски;№7\n',
      WORDS,
    );
    expect(tasks.map(({ parent }) => parent)).toEqual([null, null, 1, 0, null]);
    expect(problems).toEqual([{ row: 6, column: 'parent', value: '№7', fault: 'part' }]);
  });

  it('says why a task is no part of another and waits for no kin, and which number stands twice', () => {
    const rows = [
      '№;Задача;Входит в;Ждёт',
      '1;Стенд;;2',
      '2;Датчик;Стенд;1',
      '2;Плата;Датчик;',
      '4;Винт;Крепёж;Плата',
    ];
    const { tasks, problems } = readTable(rows.join('\n'), WORDS);
    expect(tasks.map(({ parent, blocked_by }) => [parent, blocked_by])).toEqual([
      [null, []],
      [0, []],
      [null, []],
      [null, [2]],
    ]);
    expect(problems).toEqual([
      { row: 4, column: 'parent', value: 'Датчик', fault: 'part' },
      { row: 5, column: 'parent', value: 'Крепёж', fault: 'above' },
      { row: 2, column: 'waits', value: 'Датчик', fault: 'kin' },
      { row: 3, column: 'waits', value: 'Стенд', fault: 'kin' },
      { row: 4, column: 'number', value: '2', fault: 'again' },
    ]);
  });

  it('leaves a tag out that is longer than a tag may be', () => {
    const long = 'о'.repeat(41);
    const { tasks, problems } = readTable(`Задача;Метки\nОтчёт;"текст, ${long}"`, WORDS);
    expect(tasks[0]?.tag_names).toEqual(['текст']);
    expect(problems).toEqual([{ row: 2, column: 'tags', value: long, fault: 'long' }]);
  });

  it('keeps a title that is too long in the description, and others find it', () => {
    const long = `Опыт ${'о'.repeat(300)}`;
    const { tasks, problems } = readTable(
      `Задача;Описание;Входит в;Ждёт\n${long};Дважды;;\nЧасть;;${long};\nСводка;;;${long}`,
      WORDS,
    );
    expect([tasks[0]?.title.length, tasks[0]?.description]).toEqual([200, `${long}\n\nДважды`]);
    expect([tasks[1]?.parent, tasks[2]?.blocked_by, problems]).toEqual([0, [0], []]);
  });

  it('says what is more than a task may have', () => {
    const list = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
    const people = list('Человек', 6).map((name) => ({ id: name, name }));
    const cells = [list('метка', 11), [...list('Человек', 6), 'Человек 1']];
    const { tasks, problems } = readTable(
      `Задача;Метки;Исполнители;Описание\nОтчёт;${cells.map((all) => all.join(', ')).join(';')};${'о'.repeat(20_001)}`,
      { ...WORDS, people },
    );
    const [task] = tasks;
    expect([task?.tag_names?.length, task?.assignees?.length]).toEqual([10, 5]);
    expect(task?.description?.length).toBe(20_000);
    expect(problems.map(({ column, value, fault }) => [column, value, fault])).toEqual([
      ['description', 'о', 'long'],
      ['assignees', 'Человек 6', 'many'],
      ['tags', 'метка 11', 'many'],
    ]);
  });

  it('counts the rows of the file, blank ones too, and names those without a title', () => {
    const table =
      ';;\nЗадача;Срок;Начало\n\nОтчёт;01.05.2026;02.05.2026\n;03.05.2026;\n;;\nСмета;;31.04.2026\n';
    const { tasks, problems, untitled } = readTable(table, WORDS);
    expect(tasks.map(({ title, due_at }) => [title, due_at])).toEqual([
      ['Отчёт', null],
      ['Смета', null],
    ]);
    expect(untitled).toEqual([5]);
    expect(problems).toEqual([
      { row: 4, column: 'due', value: '01.05.2026', fault: 'reversed' },
      { row: 7, column: 'start', value: '31.04.2026', fault: 'day' },
    ]);
  });

  it('is nothing where no column is called as a task is', () => {
    expect(readTable('a,b\n1,2', WORDS)).toMatchObject({ tasks: [], titleMissing: true });
    expect(readTable('', WORDS).titleMissing).toBe(true);
  });
});
