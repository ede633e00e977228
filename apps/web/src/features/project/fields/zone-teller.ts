import { type Project, type Stage, statusInfo, type WorkflowStatus } from '@pv/contract';
import { rowStatusOf } from '../page/section-status.ts';

type Row = Pick<Stage, 'id' | 'kind' | 'ends_at' | 'status' | 'result_status'>;
type Page = Pick<Project, 'ends_at' | 'completion_status'> & { stages: readonly Row[] };

const isDone = (row: Row) => statusInfo(rowStatusOf(row) as WorkflowStatus).group === 'completed';

/**
 * Which date of the page of a project names the zone for all of them: `project`, that under the title, else
 * that of the first stage that needs it, by its id; null where none does.
 * @param needs whether the day of a date ends at another moment for the reader
 */
export function zoneTeller(
  { ends_at, completion_status, stages }: Page,
  needs: (ends_at: string | null) => boolean,
): string | null {
  if (completion_status !== 'succeeded' && needs(ends_at)) return 'project';
  const rows = stages.filter(({ kind }) => kind !== 'start');
  return rows.find((row) => !isDone(row) && needs(row.ends_at))?.id ?? null;
}
