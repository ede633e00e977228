import type { Project, Stage, TaskRow } from '@pv/contract';
import { idOf, taskOf as sampleOf } from '../set/task.sample.ts';

/** An open task without days; its id and title are by its number. */
export const taskOf = (number: number, task: Partial<TaskRow> = {}): TaskRow =>
  sampleOf(number, {
    id: idOf(number),
    status: task.done ? 'done' : 'todo',
    order: `a${String(number).padStart(5, '0')}`,
    ...task,
  });

/** A task from one day of May 2027 to another, behind those with the numbers that it waits for. */
export const inMay = (number: number, from: number, to: number, behind: number[] = []): TaskRow =>
  taskOf(number, {
    starts_at: may(from),
    due_at: may(to),
    blocked_by: behind.map(idOf),
  });

/** A day of May 2027. */
export const may = (day: number): string => `2027-05-${String(day).padStart(2, '0')}`;

/** What a chart reads of a stage. */
export const stageOf = (number: number, title: string, stage: Partial<Stage> = {}): Stage =>
  ({
    id: idOf(500 + number),
    kind: 'numeric',
    number,
    title,
    starts_at: null,
    ends_at: null,
    progress: 0,
    version: 1,
    can: { edit_plan: true, plan_reapproval: false },
    ...stage,
  }) as Stage;

/** What a chart reads of a project. */
export const projectOf = (stages: Stage[] = []): Project =>
  ({
    id: idOf(900),
    type: 'nir',
    title: 'Стенд для насосов',
    time_zone: 'Europe/Moscow',
    starts_at: null,
    ends_at: null,
    stages,
  }) as unknown as Project;
