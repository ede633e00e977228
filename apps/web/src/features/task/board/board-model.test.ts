import { describe, expect, it } from 'vitest';
import { idOf, setOf, taskOf } from '../set/task.sample.ts';
import { afterAt, dropChange, lanesOf, othersAt, spotOf, stepSpot } from './board-model.ts';

const anna = { id: idOf(7), name: 'Ёлкина А.' };
const boris = { id: idOf(8), name: 'Фомин Б.' };
const tasks = [
  taskOf(1),
  taskOf(2, { status: 'doing' }),
  taskOf(3, { assignees: [anna, boris] }),
  taskOf(4),
];
const set = setOf(tasks);
const lanes = lanesOf(set, [{ key: 'none', tasks, takes: true }]);
const spot = (column: number, at: number, lane = 0) => ({ lane, column, at });
const personal = [
  { key: anna.id, tasks: [taskOf(3, { assignees: [anna, boris] })], takes: true },
  { key: boris.id, tasks: [taskOf(3, { assignees: [anna, boris] })], takes: true },
  { key: 'none', tasks: [taskOf(1)], takes: true },
];
const byPerson = lanesOf(set, personal);
const drop = { set, lanes, by: 'none', sort: 'order' } as const;

describe('a lifted card', () => {
  const step = (key: string, from: ReturnType<typeof spot>, ordered = true) =>
    stepSpot(lanes, from, { key, id: idOf(101), from: 0, ordered });

  it('goes up and down its column and to the sides at its height', () => {
    expect(step('ArrowDown', spot(0, 0))).toEqual(spot(0, 1));
    expect(step('ArrowRight', spot(0, 2))).toEqual(spot(1, 1));
    expect(step('ArrowRight', spot(1, 0))).toEqual(spot(2, 0));
  });

  it('stays where the board ends', () => {
    expect(step('ArrowUp', spot(0, 0))).toBeNull();
    expect(step('ArrowLeft', spot(0, 0))).toBeNull();
    expect(step('Tab', spot(0, 0))).toBeNull();
  });

  it('goes over the end of its column into the next lane', () => {
    const told = { key: 'ArrowDown', id: idOf(103), from: 0, ordered: true };
    expect(stepSpot(byPerson, spot(0, 0), told)).toEqual(spot(0, 0, 1));
  });

  it('passes over the lane of who only reads tasks, and moves within it', () => {
    const lanesOfReader = lanesOf(
      set,
      personal.map((group) => ({ ...group, takes: group.key !== boris.id })),
    );
    const step = (key: string, at: ReturnType<typeof spot>, from: number) =>
      stepSpot(lanesOfReader, at, { key, id: idOf(103), from, ordered: true });
    expect(step('ArrowDown', spot(0, 0), 0)).toEqual(spot(0, 0, 2));
    expect(step('ArrowRight', spot(0, 0, 1), 1)).toEqual(spot(1, 0, 1));
    expect(step('ArrowUp', spot(0, 0, 2), 1)).toEqual(spot(0, 0, 1));
  });

  it('keeps its height where another order than their own is shown', () => {
    expect(step('ArrowDown', spot(0, 0), false)).toBeNull();
  });
});

describe('a dropped card', () => {
  const after = (column: number, at: number, id = idOf(104)) =>
    afterAt(tasks, othersAt(lanes, spot(column, at), id), { at, id });

  it('is put behind the card above it', () => {
    expect(after(0, 1)).toBe(idOf(101));
  });

  it('that stands first is put behind whatever comes before the next card in all columns', () => {
    expect(after(0, 0)).toBeNull();
    expect(after(1, 0)).toBe(idOf(101));
  });

  it('keeps its place among all in an empty column', () => {
    expect(after(2, 0)).toBeUndefined();
  });

  it('changes its status and place, and nothing where it is dropped where it was', () => {
    const task = taskOf(4);
    const from = spotOf(lanes, 'none', task.id);
    expect(from).toEqual(spot(0, 2));
    if (!from) return;
    expect(dropChange({ ...drop, task, from, to: spot(1, 1) })).toEqual({
      status: 'doing',
      after: idOf(102),
    });
    expect(dropChange({ ...drop, task, from, to: from })).toBeNull();
    expect(dropChange({ ...drop, sort: 'due', task, from, to: spot(0, 0) })).toBeNull();
  });

  it('goes from one person to another, and stays with the rest', () => {
    const task = taskOf(3, { assignees: [anna, boris] });
    const moved = { ...drop, lanes: byPerson, by: 'assignee' as const, task };
    const to = (lane: number) => dropChange({ ...moved, from: spot(0, 0), to: spot(0, 0, lane) });
    expect(to(1)).toMatchObject({ assignees: [boris.id] });
    expect(to(2)).toMatchObject({ assignees: [boris.id] });
  });
});
