import { DEFAULT_TASK_STATUSES } from '@pv/contract';
import { expect, it } from 'vitest';
import { idOf } from '../set/task.sample.ts';
import { hasRoom, mayGo, movedColumn, withColumn } from './columns.ts';

const all = DEFAULT_TASK_STATUSES;
const ids = (statuses: readonly { id: string }[]) => statuses.map(({ id }) => id);

it('a column goes a step to either side and no further than the end', () => {
  expect(ids(movedColumn(all, 'doing', 1))).toEqual(['todo', 'review', 'doing', 'done']);
  expect(ids(movedColumn(all, 'doing', -1))).toEqual(['doing', 'todo', 'review', 'done']);
  expect(ids(movedColumn(all, 'todo', -1))).toEqual(ids(all));
});

it('a new column stands behind the one that it was added from, up to twelve', () => {
  const added = { id: idOf(1), title: 'Ждём ответа', closed: false, limit: null };
  expect(ids(withColumn(all, 'doing', added))).toEqual([
    'todo',
    'doing',
    idOf(1),
    'review',
    'done',
  ]);
  const most = [...all, ...Array.from({ length: 8 }, (_, at) => ({ ...added, id: idOf(at) }))];
  expect([hasRoom(all), hasRoom(most)]).toEqual([true, false]);
});

it('the last column that finishes tasks stays', () => {
  expect([mayGo(all, 'review'), mayGo(all, 'done')]).toEqual([true, false]);
});
