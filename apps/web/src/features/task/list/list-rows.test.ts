import type { TaskRow } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { idOf, taskOf } from '../set/task.sample.ts';
import { between, foldKey, type ListRow, listRows } from './list-rows.ts';

const told = (row: ListRow) =>
  row.kind === 'task' ? `${row.part ? '  ' : ''}${row.task.number}` : row.kind;

const tasks = [
  taskOf(1),
  taskOf(2, { parent_id: idOf(101), done: true, status: 'done' }),
  taskOf(3, { done: true, status: 'done' }),
  taskOf(4, { parent_id: idOf(103) }),
];

function lines(folds: string[] = [], closed: string[] = [], takes = true) {
  return listRows({
    groups: [{ key: 'stage', tasks, takes }],
    all: new Map(tasks.map((task) => [task.id, task])),
    folds: new Set(folds),
    headed: true,
    adds: true,
    closed: new Set(closed),
    finished: new Set(),
    short: false,
  });
}

describe('the lines of the list', () => {
  it('have parts under their task and finished tasks folded under a line of their own', () => {
    expect(lines().map(told)).toEqual(['group', '1', '  2', '4', 'add', 'done']);
  });

  it('have no line for a new task in a group that takes none', () => {
    expect(lines([], [], false).map(told)).toEqual(['group', '1', '  2', '4', 'done']);
  });

  it('say of what an open part is one, where that is finished and folded', () => {
    const [row] = lines().filter((one) => one.kind === 'task' && one.task.number === 4);
    expect(row).toMatchObject({ part: false, of: { number: 3 } });
  });

  it('show finished tasks that were opened, and neither parts nor groups that were folded', () => {
    expect(
      lines([foldKey.done('stage')])
        .map(told)
        .slice(-2),
    ).toEqual(['done', '3']);
    expect(lines([foldKey.parts(idOf(101))]).map(told)).not.toContain('  2');
    expect(lines([foldKey.group('stage')]).map(told)).toEqual(['group']);
  });

  it('fold a group that has finished tasks only as a whole', () => {
    const opened = lines([foldKey.opened('stage')], ['stage']);
    expect(opened.map(told)).toEqual(['group', '1', '  2', '3', '4']);
    expect(lines([], ['stage']).map(told)).toEqual(['group']);
  });

  it('fold a group that was finished at first until something is to be done in it', () => {
    const after = (...of: TaskRow[]) =>
      listRows({
        groups: [{ key: 'stage', tasks: of, takes: true }],
        all: new Map(),
        folds: new Set(),
        headed: true,
        adds: true,
        closed: new Set(),
        finished: new Set(['stage']),
        short: false,
      }).map(told);
    const done = taskOf(3, { done: true, status: 'done' });
    expect(after(done)).toEqual(['group']);
    expect(after(done, taskOf(1))).toEqual(['group', '1', 'add', 'done']);
  });

  it('have one line for the first stages without open tasks, where they are to be short', () => {
    const group = (key: string, ...of: TaskRow[]) => ({ key, tasks: of, takes: true });
    const [task, done] = [taskOf(1), taskOf(3, { done: true, status: 'done' })];
    const [empty, finished] = [group('empty'), group('finished', done)];
    const after = (groups: (typeof empty)[], ...folds: string[]) =>
      listRows({
        groups,
        all: new Map(),
        folds: new Set(folds),
        headed: true,
        adds: false,
        closed: new Set(),
        finished: new Set(['finished']),
        short: true,
      }).map(told);
    const open = [empty, finished, group('open', task), empty];
    expect(after(open)).toEqual(['quiet', 'group', '1', 'group']);
    expect(after(open, foldKey.quiet())).toEqual([
      'quiet',
      'group',
      'group',
      'group',
      '1',
      'group',
    ]);
    // one line would stand for one, or for all
    expect(after(open.slice(1))).toEqual(['group', 'group', '1', 'group']);
    expect(after([empty, finished])).toEqual(['group', 'group']);
  });

  it('are selected from one to the other, whichever was first', () => {
    const all = lines();
    const keys = all.filter((row) => row.kind === 'task').map(({ key }) => key);
    const [first = '', , third = ''] = keys;
    expect(between(all, third, first)).toEqual([idOf(101), idOf(102), idOf(104)]);
    expect(between(all, 'gone', first)).toEqual([]);
  });
});
