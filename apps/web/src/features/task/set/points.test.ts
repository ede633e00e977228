import { describe, expect, it } from 'vitest';
import { type PointDeed, withPoint, withPointCounted } from './points.ts';
import { idOf, setOf, taskOf } from './task.sample.ts';

const point = (number: number, done = false) => ({
  id: idOf(number),
  text: `Пункт ${number}`,
  done,
});
const two = [point(1), point(2)];

describe('a deed with a point of a checklist', () => {
  it.each<[PointDeed, ReturnType<typeof point>[]]>([
    [{ kind: 'tick', id: idOf(2), done: true }, [point(1), point(2, true)]],
    [{ kind: 'add', point: point(3) }, [...two, point(3)]],
    [{ kind: 'rename', id: idOf(1), text: 'Смета' }, [{ ...point(1), text: 'Смета' }, point(2)]],
    [{ kind: 'remove', id: idOf(1) }, [point(2)]],
  ])('is the same done twice: %j', (deed, next) => {
    expect(withPoint(two, deed)).toEqual(next);
    expect(withPoint(withPoint(two, deed), deed)).toEqual(next);
  });

  it('leaves a checklist alone that has lost the point meanwhile', () => {
    expect(withPoint(two, { kind: 'tick', id: idOf(9), done: true })).toEqual(two);
  });

  it('moves the counts of the row, those of several deeds together', () => {
    const tick: PointDeed = { kind: 'tick', id: idOf(1), done: true };
    const add: PointDeed = { kind: 'add', point: point(3) };
    const set = setOf([taskOf(1, { checklist_total: 2 }), taskOf(2)]);
    const ticked = withPointCounted(set, idOf(101), two, tick);
    const { tasks } = withPointCounted(ticked, idOf(101), withPoint(two, tick), add);
    const counts = tasks.map((row) => [row.checklist_done, row.checklist_total]);
    expect(counts).toEqual([
      [1, 3],
      [0, 0],
    ]);
  });
});
