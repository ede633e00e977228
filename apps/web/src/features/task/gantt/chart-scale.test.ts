import { expect, it } from 'vitest';
import { may, projectOf, stageOf, taskOf } from '../days/days.sample.ts';
import { chartScale } from './chart-scale.ts';

const months = (...args: Parameters<typeof chartScale>) =>
  chartScale(...args).months.map(({ first }) => first.slice(0, 7));

it('a chart has room behind its last day', () => {
  const stage = stageOf(1, 'Обзор', { ends_at: may(20) });
  const tasks = [taskOf(1, { due_at: '2027-04-30' })];
  expect(months(tasks, projectOf([stage]), may(4))).toEqual(['2027-04', '2027-05', '2027-06']);
});

it('a year that was typed wrong does not stretch it over centuries', () => {
  const tasks = [taskOf(1, { due_at: '9027-05-04' }), taskOf(2, { due_at: may(4) })];
  expect(months(tasks, projectOf(), may(4))).toEqual(['2027-05']);
});
