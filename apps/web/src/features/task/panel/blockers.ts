import type { TaskRow } from '@pv/contract';

/** Whether a task waits for another one, at once or through others. */
export function waitsFor(all: ReadonlyMap<string, TaskRow>, id: string, other: string): boolean {
  const seen = new Set<string>();
  const left = [id];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (one === other) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    left.push(...(all.get(one)?.blocked_by ?? []));
  }
  return false;
}

/** Tasks that may be waited for, open ones first: a task waits neither for its parent nor for its parts. */
export function candidates(tasks: readonly TaskRow[], task: TaskRow): TaskRow[] {
  const taken = new Set([task.id, task.parent_id, ...task.blocked_by]);
  return tasks
    .filter(({ id, parent_id }) => !taken.has(id) && parent_id !== task.id)
    .sort((one, other) => Number(one.done) - Number(other.done) || one.number - other.number);
}
