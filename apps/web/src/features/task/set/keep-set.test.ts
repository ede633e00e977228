import type { TaskSet } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { withChange } from './change-set.ts';
import { createSetKeeper } from './keep-set.ts';
import { idOf, setOf, taskOf } from './task.sample.ts';

const nobody = new Map();

/** A keeper that has read two tasks, and what it shows of their titles. */
function kept() {
  const shown: string[][] = [];
  const titles = (set: TaskSet) => set.tasks.map(({ title }) => title);
  const keeper = createSetKeeper((set) => shown.push(titles(set)));
  keeper.take(setOf([taskOf(1), taskOf(2)]));
  const rename = (number: number, title: string, send: () => Promise<unknown>) => {
    const show = (set: TaskSet) => withChange(set, [idOf(100 + number)], { title }, nobody);
    return keeper.run({ show, send, settle: show });
  };
  return { keeper, shown, titles, rename };
}

describe('the tasks of a project', () => {
  it('show a change before it is answered, and after that', async () => {
    const { rename, shown } = kept();
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = rename(1, 'Смета', () => promise);
    expect(shown.at(-1)).toEqual(['Смета', 'Задача 2']);
    resolve();
    await done;
    expect(shown.at(-1)).toEqual(['Смета', 'Задача 2']);
  });

  it('take back only what was refused', async () => {
    const { rename, shown } = kept();
    const refused = rename(1, 'Смета', () => Promise.reject(new Error('403')));
    const taken = rename(2, 'План', async () => {});
    await expect(refused).rejects.toThrow('403');
    await taken;
    expect(shown.at(-1)).toEqual(['Задача 1', 'План']);
  });

  it('keep a change that is on its way when they are read meanwhile', async () => {
    const { keeper, rename, titles } = kept();
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = rename(1, 'Смета', () => promise);
    const read = setOf([taskOf(1), taskOf(2, { title: 'Чужое' })]);
    expect(titles(keeper.take(read))).toEqual(['Смета', 'Чужое']);
    resolve();
    await done;
    expect(titles(keeper.take(read))).toEqual(['Задача 1', 'Чужое']);
  });

  it('send one change after another', async () => {
    const { rename } = kept();
    const sent: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = rename(1, 'Первое', () => {
      sent.push('first');
      return first.promise;
    });
    const other = rename(1, 'Второе', async () => void sent.push('second'));
    await Promise.resolve();
    expect(sent).toEqual(['first']);
    first.resolve();
    await Promise.all([one, other]);
    expect(sent).toEqual(['first', 'second']);
  });
});
