import type { PickField } from '../pick/options.ts';

/**
 * What keys do with the task that has the focus, in whichever view: the list of shortcuts and the palette
 * show the same.
 */
export const TASK_KEYS = [
  { name: 'new', key: 'N' },
  { name: 'open', key: 'O' },
  { name: 'status', key: 'S', field: 'status' },
  { name: 'priority', key: 'P', field: 'priority' },
  { name: 'assignees', key: 'A', field: 'assignees' },
  { name: 'starts', key: 'B', field: 'starts' },
  { name: 'due', key: 'D', field: 'due' },
  { name: 'tags', key: 'T', field: 'tags' },
  { name: 'move', key: 'M', field: 'move' },
  { name: 'stage', key: 'E', field: 'stage' },
  { name: 'parent', key: 'R', field: 'parent' },
  { name: 'select', key: 'X' },
  { name: 'rename', key: 'F2' },
  { name: 'lift', key: 'Space' },
  { name: 'delete', key: 'Delete' },
] as const satisfies readonly { name: string; key: string; field?: PickField }[];

export type TaskKey = (typeof TASK_KEYS)[number];

/** By the place of the key, so that letters work on a Russian layout too. */
export const keyAt = (code: string): TaskKey | undefined =>
  TASK_KEYS.find(({ key }) => code === (key.length === 1 ? `Key${key}` : key));
