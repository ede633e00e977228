import { inCalendar, type Term } from '@pv/contract';

const DAY = /^\d{4}-/;

/** Whether both days are ones that a call takes; a day of a further year may have been kept from before. */
export function canBeSent({ starts_at, ends_at }: Term): boolean {
  return [starts_at, ends_at].every((day) => !day || (DAY.test(day) && inCalendar(day)));
}
