import { statusInfo } from '@pv/contract';
import type { PlanStage } from '@pv/gost/forms';
import type { ProjectState, StageRow } from '../../approval/public.ts';

/** A day of the calendar in Moscow, as «2026-06-18». */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The day on which the result of a stage was approved, while it is. */
function doneAt({ status, statusSince, resultStatus, resultSince }: StageRow): string | null {
  const [at, since] = resultStatus ? [resultStatus, resultSince] : [status, statusSince];
  if (!at || !since || statusInfo(at).group !== 'completed') return null;
  return DAY.format(since);
}

/** The roadmap as a calendar plan lists it: numeric stages in order and the finish. */
export function planStages({ stages }: Pick<ProjectState, 'stages'>): PlanStage[] {
  return stages
    .filter(({ kind }) => kind !== 'start')
    .map((stage) => ({
      title: stage.title,
      goal: stage.goal,
      plannedResult: stage.plannedResult,
      startsAt: stage.startsAt,
      endsAt: stage.endsAt,
      doneAt: doneAt(stage),
    }));
}
