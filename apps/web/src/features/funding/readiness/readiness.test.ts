import { expect, it } from 'vitest';
import { evidenceOf, levelsOf } from './use-readiness-form.ts';

const FILE = '01890000-0000-7000-8000-000000000000';

it('evidence goes level by level and comes back the same', () => {
  const evidence = [
    { level: 1, text: 'Статья', file_id: null },
    { level: 4, text: '', file_id: FILE },
  ];
  const levels = levelsOf(evidence);
  expect(Object.keys(levels)).toHaveLength(9);
  expect(levels['2']).toEqual({ text: '', file_id: null });
  expect(evidenceOf(levels)).toEqual(evidence);
});

it('a level whose answer was emptied is not sent', () => {
  const levels = levelsOf([{ level: 1, text: 'Статья', file_id: null }]);
  expect(evidenceOf({ ...levels, '1': { text: '  ', file_id: null } })).toEqual([]);
});
