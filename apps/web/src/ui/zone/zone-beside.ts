import { dayStart, endTogether } from '@pv/contract';
import { type Locale, zoneName } from '@pv/texts';

/**
 * The zone that is said beside a deadline, «Екатеринбург, UTC+05:00»; nothing where the day of `reader`
 * ends at the same moment.
 * @param deadline YYYY-MM-DD
 * @param zone that in which the day ends
 */
export function zoneBeside(
  deadline: string,
  zone: string,
  { reader, locale }: { reader: string; locale: Locale },
): string {
  return endTogether(deadline, zone, reader)
    ? ''
    : zoneName(zone, locale, dayStart(deadline, zone));
}
