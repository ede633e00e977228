import { expect, it, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { idOf } from '../set/task.sample.ts';
import { inMay } from './days.sample.ts';
import { LeftNotice } from './ShiftNotice.tsx';

it.each([
  ['Этап сдвинут, а 2 открытые задачи остались на прежних днях.', 1, 1],
  ['Этапы сдвинуты, а 2 открытые задачи остались на прежних днях.', 1, 2],
])('tasks that were left are told with their stages: %s', async (said, ...stages) => {
  const tasks = stages.map((stage, at) => ({ ...inMay(at + 1, 3, 5), stage_id: idOf(stage) }));
  const moves = tasks.map(({ id }) => ({ id, starts_at: null, due_at: null }));
  const answers = { tasks, moves, onShift: vi.fn(), onLeave: vi.fn() };
  const { screen } = await shown(() => <LeftNotice {...answers} />, {});
  expect(await screen.findByText(said)).toBeTruthy();
});
