import type { ChecklistPoint, TaskSet } from '@pv/contract';

/** What is done with one point of a checklist. Done again, it changes nothing more. */
export type PointDeed =
  | { kind: 'add'; point: ChecklistPoint }
  | { kind: 'tick'; id: string; done: boolean }
  | { kind: 'rename'; id: string; text: string }
  | { kind: 'remove'; id: string };

/** A checklist after a deed; one whose point is gone meanwhile leaves it as it is. */
export function withPoint(points: readonly ChecklistPoint[], deed: PointDeed): ChecklistPoint[] {
  switch (deed.kind) {
    case 'add':
      return points.some(({ id }) => id === deed.point.id) ? [...points] : [...points, deed.point];
    case 'remove':
      return points.filter(({ id }) => id !== deed.id);
    case 'tick':
      return points.map((one) => (one.id === deed.id ? { ...one, done: deed.done } : one));
    case 'rename':
      return points.map((one) => (one.id === deed.id ? { ...one, text: deed.text } : one));
  }
}

const doneOf = (points: readonly ChecklistPoint[]) => points.filter(({ done }) => done).length;

/**
 * The set with the counts of a task's checklist moved by a deed, so that those of several deeds add up.
 * @param shown the checklist that the deed was done to
 */
export function withPointCounted(
  set: TaskSet,
  id: string,
  shown: readonly ChecklistPoint[],
  deed: PointDeed,
): TaskSet {
  const next = withPoint(shown, deed);
  const done = doneOf(next) - doneOf(shown);
  const total = next.length - shown.length;
  const tasks = set.tasks.map((row) =>
    row.id === id
      ? {
          ...row,
          checklist_done: row.checklist_done + done,
          checklist_total: row.checklist_total + total,
        }
      : row,
  );
  return { ...set, tasks };
}
