import { expect, it } from 'vitest';
import { idOf, setOf, taskOf } from './task.sample.ts';
import { undoOf } from './undo-change.ts';

const SET = setOf([
  taskOf(1),
  taskOf(2, { status: 'doing', assignees: [{ id: idOf(1), name: 'Орлова А. В.' }] }),
]);
const { id } = taskOf(2);

it('what was chosen and where a task stood is taken back, what was typed is not', () => {
  expect(undoOf(SET, id, { status: 'done', after: null })).toEqual({
    status: 'doing',
    after: taskOf(1).id,
  });
  expect(undoOf(SET, id, { assignees: [] })).toEqual({ assignees: [idOf(1)] });
  expect(undoOf(SET, taskOf(1).id, { after: id })).toEqual({ after: null });
  expect(undoOf(SET, id, { title: 'Иначе', version: 1 })).toBeNull();
  expect(undoOf(SET, idOf(999), { status: 'done' })).toBeNull();
});
