import { describe, expect, it } from 'vitest';
import { may, projectOf, stageOf, taskOf } from '../days/days.sample.ts';
import { addMonths, contentsByDay, mondayOf, monthWeeks, weekOf } from './weeks.ts';

describe('a week', () => {
  it.each([
    ['2027-05-03', '2027-05-03'],
    ['2027-05-09', '2027-05-03'],
    // over the end of a year, before the years are counted from, and on the days on which clocks change
    ['2027-01-01', '2026-12-28'],
    ['2023-12-31', '2023-12-25'],
    ['2026-03-29', '2026-03-23'],
    ['2026-10-25', '2026-10-19'],
    ['2028-02-29', '2028-02-28'],
  ])('of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
    expect(new Date(monday).getUTCDay()).toBe(1);
  });

  it('has seven days, that of a change of clocks too', () => {
    expect(weekOf('2026-10-25')).toEqual([
      '2026-10-19',
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
    ]);
  });
});

describe('a month', () => {
  it.each([
    // begins on Monday and has four whole weeks
    ['2027-02-10', 4, '2027-02-01', '2027-02-28'],
    ['2027-05-31', 6, '2027-04-26', '2027-06-06'],
    ['2026-12-15', 5, '2026-11-30', '2027-01-03'],
    ['2026-10-25', 5, '2026-09-28', '2026-11-01'],
  ])('of %s lies in %i weeks, from %s to %s', (day, count, first, last) => {
    const weeks = monthWeeks(day);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  });

  it('before and after another keeps the day, or ends with its last one', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
  });
});

it('a day holds what is due on it, open tasks first', () => {
  const tasks = [
    taskOf(1, { due_at: may(5), done: true }),
    taskOf(2, { due_at: may(5) }),
    taskOf(3, { starts_at: may(5) }),
  ];
  const stage = stageOf(1, 'Обзор', { ends_at: may(5) });
  const days = contentsByDay(tasks, projectOf([stage]));
  expect([...days.keys()]).toEqual([may(5)]);
  expect(days.get(may(5))?.tasks.map(({ number }) => number)).toEqual([2, 1]);
  expect(days.get(may(5))?.stages).toEqual([stage]);
});
