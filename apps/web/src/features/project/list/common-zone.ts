import type { ProjectRow } from '@pv/contract';

type Dated = Pick<ProjectRow, 'deadline' | 'time_zone' | 'completion_status'>;

/**
 * The zone of every date in a list, to be said once over it; '' where rows differ, or too few have a date
 * for that.
 * @param beside names the zone of a deadline, '' where the reader's day ends together with it
 */
export function commonZone(
  rows: readonly Dated[],
  beside: (deadline: string | null, zone: string) => string,
): string {
  const [first, ...others] = rows.filter(
    ({ deadline, completion_status }) => deadline && completion_status !== 'succeeded',
  );
  if (!first || others.length === 0) return '';
  const said = beside(first.deadline, first.time_zone);
  // of the reader's own zone nothing is said, whatever the others have
  if (said === '') return '';
  return others.every((one) => beside(one.deadline, one.time_zone) === said) ? said : '';
}
