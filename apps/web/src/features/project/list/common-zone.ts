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
  const said = rows
    .filter(({ deadline, completion_status }) => deadline && completion_status !== 'succeeded')
    .map(({ deadline, time_zone }) => beside(deadline, time_zone));
  const [first = ''] = said;
  return said.length > 1 && said.every((one) => one === first) ? first : '';
}
