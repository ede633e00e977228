import type { Translate } from '@pv/texts';
import type { HourGroup } from '../read/group-entries.ts';

/** When somebody did what is folded into one block of an hour, and how many events they are: signing in changes nothing. */
export function hourText({ lines, span, partial }: HourGroup, t: Translate): string {
  const events = t('log.events', { count: lines.length });
  return t(partial ? 'log.hourInPart' : 'log.hour', { span, events });
}
