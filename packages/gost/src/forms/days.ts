import { BLANK } from './form.ts';

const NBSP = '\u00a0';

/** «2026-06-18» as «18.06.2026». */
export function formDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** A term of days, each as «2026-06-18» or null; a line to fill where neither is known. */
export function formTerm(from: string | null, to: string | null): string {
  if (from && to) return from === to ? formDay(to) : `${formDay(from)}${NBSP}– ${formDay(to)}`;
  if (to) return `до${NBSP}${formDay(to)}`;
  return from ? `с${NBSP}${formDay(from)}` : BLANK;
}

/** How a paper writes a moment: the day, and the time of day. */
export type FormClock = (moment: Date) => { day: string; time: string };

/** The clock of a time zone of the IANA, by which the moments of a paper are written. */
export function formClock(zone: string): FormClock {
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    return {
      day: `${of('day')}.${of('month')}.${of('year')}`,
      time: `${of('hour')}:${of('minute')}`,
    };
  };
}
