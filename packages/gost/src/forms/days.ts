import { BLANK } from './blanks.ts';

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

const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in Moscow: the day, and the time of day. */
export function formMoment(moment: Date): { day: string; time: string } {
  const parts = new Map(MOMENT.formatToParts(moment).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${of('day')}.${of('month')}.${of('year')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}
