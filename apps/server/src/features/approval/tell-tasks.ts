import type { Work } from '../../context.ts';

/** So many rows at most are told of by themselves; of more, that the tasks are others now. */
const MOST_TOLD = 20;

export interface ToldTasks {
  projectId: string;
  people: Iterable<string>;
  /** All that has changed, where it is known. */
  rows?: readonly { id: string; updatedAt: Date }[] | undefined;
}

/** Tells the open pages of people that tasks of their project have changed, after the commit. */
export function tellTasks(
  { deps, afterCommit }: Work,
  { projectId, people, rows }: ToldTasks,
): void {
  const told = [...people];
  const changed = rows?.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt.toISOString() }));
  const few = changed && changed.length <= MOST_TOLD && { changed };
  afterCommit(() => {
    for (const userId of told) deps.push.tell({ kind: 'tasks', userId, projectId, ...few });
  });
}
