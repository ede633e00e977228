import { describe, expect, it } from 'vitest';
import { calendarPlan } from './calendar-plan.ts';
import type { TablePiece } from './form.ts';
import { formText, samplePlan, stage } from './testing/sample.ts';

function tableOf(plan: Parameters<typeof calendarPlan>[0]): TablePiece {
  const table = calendarPlan(plan).pieces.find((piece) => piece.kind === 'table');
  if (table?.kind !== 'table') throw new Error('no table');
  return table;
}
const rowsOf = (plan: Parameters<typeof calendarPlan>[0]): string[][] =>
  tableOf(plan).rows.map((row) =>
    row.kind === 'group' ? [row.text] : row.cells.map((lines) => lines.join(' ')),
  );

describe('the calendar plan', () => {
  it('of a thesis has the usual columns and a row a stage, with days in the Russian form', () => {
    const plan = samplePlan(3);
    expect(tableOf(plan).columns.map(({ title }) => title)).toEqual([
      '№\u00a0п/п',
      'Наименование этапов работы',
      'Срок выполнения',
      'Отметка о выполнении',
    ]);
    expect(rowsOf(plan)[0]).toEqual([
      '1',
      'Обзор и постановка задачи',
      '01.02.2026\u00a0– 28.02.2026',
      'Выполнено 27.02.2026',
    ]);
  });

  it('leaves the mark of a stage that is not done to the supervisor', () => {
    expect(rowsOf(samplePlan(3))[2]?.[3]).toBe('');
  });

  it.each([
    [{ startsAt: null }, 'до\u00a028.02.2026'],
    [{ endsAt: null }, 'с\u00a001.02.2026'],
    [{ startsAt: '2026-02-28' }, '28.02.2026'],
    [{ startsAt: null, endsAt: null }, '____________'],
  ])('tells a term of %j as %s', (term, told) => {
    expect(rowsOf(samplePlan(0, { stages: [stage(0, term)] }))[0]?.[2]).toBe(told);
  });

  it('names who is not known as a line to fill, and never makes anybody up', () => {
    const text = formText(calendarPlan(samplePlan(1, { people: [], institution: '' })));
    expect(text).toContain(`Студент: ${'_'.repeat(30)}`);
    expect(text).toContain(`Руководитель: ${'_'.repeat(30)}`);
    expect(text[1]).toBe('_'.repeat(30));
    expect(text.join(' ')).not.toMatch(/undefined|null/);
  });

  it('has the institute and the department on lines of their own', () => {
    const department = 'Институт физики\nКафедра акустики';
    const text = formText(calendarPlan(samplePlan(1, { department })));
    expect(text).toEqual(expect.arrayContaining(department.split('\n')));
  });

  it('of a research has the expected results, of a startup the aims too', () => {
    const titles = (work: 'nir' | 'startup') =>
      tableOf(samplePlan(1, { work })).columns.map(({ title }) => title);
    expect(titles('nir')).toContain('Ожидаемый результат');
    expect(titles('startup')).toEqual(expect.arrayContaining(['Цель', 'Планируемый результат']));
    expect(formText(calendarPlan(samplePlan(1, { work: 'startup' })))).toContain('ДОРОЖНАЯ КАРТА');
  });

  it('calls the people as the work does', () => {
    const text = formText(calendarPlan(samplePlan(1, { work: 'doctor' }))).join('\n');
    expect(text).toContain('Соискатель: Иванова Анна Сергеевна, группа ИС-41');
    expect(text).toContain('Научный консультант: Орлов Игорь Павлович');
  });

  it('puts the quotes of a topic into others', () => {
    const text = formText(calendarPlan(samplePlan(1)));
    expect(text).toContain('Тема: «Датчик уровня воды „Волна“ для малых рек»');
  });
});
