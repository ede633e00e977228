import { describe, expect, it } from 'vitest';
import { layOut } from './TemplateDialog.tsx';

const stage = (title: string, share: number) => ({ title, goal: '', planned_result: '', share });
const roadmap = {
  code: 'startup' as const,
  title: 'Стартап',
  category_id: null,
  start: stage('Начало', 1),
  numeric: [stage('Обзор', 1), stage('Опыт', 2)],
  finish: stage('Отчёт', 1),
};

describe('a template', () => {
  it('is laid out from the first day to the last by the shares of its stages', () => {
    const laid = layOut(roadmap, { starts_at: '2027-03-01', ends_at: '2027-03-08' });
    expect(laid).toEqual([
      { title: 'Обзор', period: { starts_at: '2027-03-01', ends_at: '2027-03-02' } },
      { title: 'Опыт', period: { starts_at: '2027-03-03', ends_at: '2027-03-06' } },
      { title: 'Отчёт', period: { starts_at: '2027-03-07', ends_at: '2027-03-08' } },
    ]);
  });

  it.each([
    [null, '2027-03-08'],
    ['2027-03-08', null],
    ['2027-03-08', '2027-03-01'],
    ['2027-03-01', '2027-03-02'],
  ])('has no dates between %s and %s', (starts_at, ends_at) => {
    expect(layOut(roadmap, { starts_at, ends_at }).map(({ period }) => period)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
