import type { Arrangement } from '@pv/contract';
import type { ProjectState, StageRow } from '../../approval/public.ts';

/** The numeric stages of a roadmap, in order. */
export function numericStages({ stages }: Pick<ProjectState, 'stages'>): StageRow[] {
  return stages.filter((stage) => stage.kind === 'numeric');
}

/** The finish of a project. */
export function finishOf({ stages }: Pick<ProjectState, 'stages'>): StageRow {
  const finish = stages.find((stage) => stage.kind === 'finish');
  if (!finish) throw new Error('A project has no finish stage');
  return finish;
}

/** Which numeric stages a roadmap has, and the name and the days of its finish. */
export function arrangementOf(state: Pick<ProjectState, 'stages'>): Arrangement {
  const { title, startsAt, endsAt } = finishOf(state);
  return {
    stages: numericStages(state).map(({ id }) => id),
    finish: { title, starts_at: startsAt, ends_at: endsAt },
  };
}

/** Whether two roadmaps have the same stages in the same order, and the finish on the same days. */
export function sameArrangement(one: Arrangement, other: Arrangement): boolean {
  const keyOf = ({ stages, finish }: Arrangement) =>
    [...stages, finish.starts_at, finish.ends_at].join();
  return keyOf(one) === keyOf(other);
}
