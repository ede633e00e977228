import type { TaskRow } from '@pv/contract';
import type { BulkChange, TaskChange } from '../set/change-set.ts';
import { plain } from '../set/plain.ts';

/** What of a task is chosen from a list or a calendar. */
export type PickField =
  | 'status'
  /** The status, under the words of a board. */
  | 'move'
  | 'priority'
  | 'assignees'
  | 'tags'
  | 'stage'
  | 'parent'
  | 'starts'
  | 'due';

/** Something to choose. */
export interface Option {
  value: string;
  label: string;
}

/** The options that have the words in them. */
export function found(options: readonly Option[], words: string): Option[] {
  const sought = plain(words);
  return options.filter(({ label }) => plain(label).includes(sought));
}

/** What all of the tasks have. */
export function inAll(tasks: readonly TaskRow[], field: 'assignees' | 'tags'): Set<string> {
  const [first, ...rest] = tasks.map((task) =>
    field === 'tags' ? task.tags : task.assignees.map(({ id }) => id),
  );
  return new Set((first ?? []).filter((id) => rest.every((ids) => ids.includes(id))));
}

/** Adds a person or a tag to several tasks, or takes it from them. */
export function toggled(field: 'assignees' | 'tags', id: string, has: boolean): BulkChange {
  if (field === 'tags') return has ? { remove_tags: [id] } : { add_tags: [id] };
  return has ? { remove_assignees: [id] } : { add_assignees: [id] };
}

/** The same for one task, whose whole list is said. */
export function toggledOne(task: TaskRow, field: 'assignees' | 'tags', id: string): TaskChange {
  const now = field === 'tags' ? task.tags : task.assignees.map((person) => person.id);
  const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id];
  return field === 'tags' ? { tags: next } : { assignees: next };
}
