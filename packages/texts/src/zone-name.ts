import type { Locale } from './locale.ts';

/** What a zone is called, and how far its clock is from UTC at a moment, minutes. */
function readZone(timeZone: string, locale: Locale, at: Date) {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'shortGeneric',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const number = (type: 'day' | 'hour' | 'minute') => Number(parts.get(type));
  const days = number('day') - at.getUTCDate();
  // the first of a month is a day after its last
  const ahead = Math.abs(days) > 1 ? -Math.sign(days) : days;
  const hours = ahead * 24 + number('hour') - at.getUTCHours();
  return {
    name: parts.get('timeZoneName') ?? timeZone,
    offset: hours * 60 + number('minute') - at.getUTCMinutes(),
  };
}

function offsetText(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(whole)}:${two(rest)}`;
}

/**
 * A time zone by the city in the language of the reader and the difference from UTC at a moment:
 * «Екатеринбург, UTC+05:00». Where the language has no city of its own, by the name of the IANA.
 */
export function zoneName(zone: string, locale: Locale, at: Date): string {
  const { name, offset } = readZone(zone, locale, at);
  return `${/GMT|UTC/.test(name) ? zone : name}, ${offsetText(offset)}`;
}
