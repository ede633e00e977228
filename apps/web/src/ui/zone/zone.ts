import { DEFAULT_ZONE, dayStart, endTogether, zoneSchema } from '@pv/contract';
import { type Locale, zoneName } from '@pv/texts';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** The zone of this browser; that of Moscow where it names none that there is. */
export function browserZone(): string {
  const named = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneSchema.safeParse(named).success ? named : DEFAULT_ZONE;
}

/** What is said of the zone of a date, in brackets behind it; nothing of none. */
export const inBrackets = (zone: string): string => zone && ` (${zone})`;

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

/** Asked once: every row of a list has to know. */
const READER = browserZone();

/** Names the zone of a deadline; '' where the reader's day ends together with it. */
export function useZoneBeside(): (deadline: string | null, zone: string) => string {
  const { locale } = useTexts();
  return (deadline, zone) =>
    deadline ? zoneBeside(deadline, zone, { reader: READER, locale }) : '';
}
