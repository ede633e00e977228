import type { ControlEventReport } from '@pv/contract';
import { expect, it } from 'vitest';
import { criterionMeans } from './means.ts';

const work = (
  by_criterion: Record<string, number> | null,
): ControlEventReport['works'][number] => ({
  title: '',
  authors: [],
  supervisors: [],
  decision: '',
  marks: by_criterion && { result: 4, mark: '', by_criterion, place: null },
  questions: [],
  excluded: 0,
  absent: false,
});

it('means by criterion count the works whose marks are told, and no others', () => {
  const criteria = [
    { id: 'a', title: 'Новизна', weight: 1 },
    { id: 'b', title: 'Доклад', weight: 3 },
    { id: 'c', title: 'Прочее', weight: 0 },
  ];
  const works = [work({ a: 4, b: 3.5 }), work(null), work({ a: 5 })];
  expect(criterionMeans({ criteria, works })).toEqual([
    { percent: 25, mean: 4.5 },
    { percent: 75, mean: 3.5 },
    { percent: 0, mean: null },
  ]);
});
