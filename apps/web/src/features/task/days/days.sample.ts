import type { Project, Stage, TaskRow, TaskSet } from '@pv/contract';

/** An id that ends with a number. */
export const idOf = (last: number): string =>
  `0192f0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** An open task without days; its id and title are by its number. */
export function taskOf(number: number, task: Partial<TaskRow> = {}): TaskRow {
  return {
    id: idOf(number),
    project_id: idOf(900),
    number,
    title: `Задача ${number}`,
    stage_id: null,
    parent_id: null,
    status: task.done ? 'done' : 'todo',
    done: false,
    priority: 'medium',
    assignees: [],
    formerly: [],
    tags: [],
    starts_at: null,
    due_at: null,
    blocked_by: [],
    order: `a${String(number).padStart(5, '0')}`,
    checklist_done: 0,
    checklist_total: 0,
    has_description: false,
    comments: 0,
    files: 0,
    version: 1,
    created_at: '2027-01-01T09:00:00.000Z',
    updated_at: '2027-01-01T09:00:00.000Z',
    done_at: null,
    ...task,
  };
}

/** A task from one day of May 2027 to another, behind those with the numbers that it waits for. */
export const inMay = (number: number, from: number, to: number, behind: number[] = []): TaskRow =>
  taskOf(number, {
    starts_at: may(from),
    due_at: may(to),
    blocked_by: behind.map(idOf),
  });

/** A day of May 2027. */
export const may = (day: number): string => `2027-05-${String(day).padStart(2, '0')}`;

/** Tasks that the reader may change, with the statuses of the beginning. */
export const setOf = (tasks: TaskRow[], edit = true): TaskSet => ({
  tasks,
  statuses: [],
  statuses_version: 1,
  tags: [],
  can: { edit },
});

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
