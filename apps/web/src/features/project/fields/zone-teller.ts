import type { Project, Stage } from '@pv/contract';
import { isRowDone } from '../page/section-status.ts';

type Row = Pick<Stage, 'id' | 'kind' | 'ends_at' | 'status' | 'result_status'>;
type Page = Pick<Project, 'ends_at' | 'completion_status'> & { stages: readonly Row[] };

/** The date of a page that names the zone for all of them. */
export interface ZoneTeller {
  /** Of a stage, or `project` for the date under the title. */
  id: string;
  /** YYYY-MM-DD */
  ends_at: string;
}

/**
 * Which date of the page of a project names the zone for all of them: that under the title, else that of the
 * first stage that needs it; null where none does.
 * @param needs whether the day of a date ends at another moment for the reader
 */
export function zoneTeller(
  { ends_at, completion_status, stages }: Page,
  needs: (ends_at: string) => boolean,
): ZoneTeller | null {
  const open = stages.filter((row) => row.kind !== 'start' && !isRowDone(row));
  const whole = { id: 'project', ends_at: completion_status === 'succeeded' ? null : ends_at };
  const told = [whole, ...open].find((one) => one.ends_at !== null && needs(one.ends_at));
  return told?.ends_at ? { id: told.id, ends_at: told.ends_at } : null;
}

/** The end by which a timeline names the zone; null where the title does: rows, which else would, are away. */
export const endInTimeline = (teller: ZoneTeller | null): string | null =>
  teller && teller.id !== 'project' ? teller.ends_at : null;
