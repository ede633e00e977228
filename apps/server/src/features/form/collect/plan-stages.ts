import { dayIn, statusInfo } from '@pv/contract';
import type { PlanStage } from '@pv/gost/forms';
import type { ProjectState, StageRow } from '../../approval/public.ts';

/** The day, by the calendar of the project, on which the result of a stage was approved, while it is. */
function doneAt(stage: StageRow, zone: string): string | null {
  const { status, statusSince, resultStatus, resultSince } = stage;
  const [at, since] = resultStatus ? [resultStatus, resultSince] : [status, statusSince];
  if (!at || !since || statusInfo(at).group !== 'completed') return null;
  return dayIn(since, zone);
}

/** The roadmap as a calendar plan lists it: numeric stages in order and the finish. */
export function planStages({
  project,
  stages,
}: Pick<ProjectState, 'project' | 'stages'>): PlanStage[] {
  return stages
    .filter(({ kind }) => kind !== 'start')
    .map((stage) => ({
      title: stage.title,
      goal: stage.goal,
      plannedResult: stage.plannedResult,
      startsAt: stage.startsAt,
      endsAt: stage.endsAt,
      doneAt: doneAt(stage, project.timeZone),
    }));
}

/** What the whole work is for: the start stage holds it. */
export const aimOf = ({ stages }: Pick<ProjectState, 'stages'>): string =>
  stages.find(({ kind }) => kind === 'start')?.goal ?? '';
