import type { Locale } from './locale.ts';

/**
 * Cities by which zones of Russia and Kazakhstan are called in Russian. Browsers made of Chromium leave
 * them out of their data and say «Moscow» in the middle of a Russian line.
 */
export const ZONE_CITIES: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Simferopol': 'Симферополь',
  'Europe/Kirov': 'Киров',
  'Europe/Volgograd': 'Волгоград',
  'Europe/Astrakhan': 'Астрахань',
  'Europe/Saratov': 'Саратов',
  'Europe/Ulyanovsk': 'Ульяновск',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Barnaul': 'Барнаул',
  'Asia/Tomsk': 'Томск',
  'Asia/Novokuznetsk': 'Новокузнецк',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Chita': 'Чита',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Khandyga': 'Хандыга',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Ust-Nera': 'Усть-Нера',
  'Asia/Magadan': 'Магадан',
  'Asia/Sakhalin': 'о-в Сахалин',
  'Asia/Srednekolymsk': 'Среднеколымск',
  'Asia/Kamchatka': 'Петропавловск-Камчатский',
  'Asia/Anadyr': 'Анадырь',
  'Asia/Almaty': 'Алматы',
  'Asia/Qyzylorda': 'Кызылорда',
  'Asia/Aqtobe': 'Актобе',
  'Asia/Aqtau': 'Актау',
  'Asia/Atyrau': 'Атырау',
  'Asia/Oral': 'Уральск',
  'Asia/Qostanay': 'Костанай',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Null where this machine does not know the zone. A format is made once: a long list names its zone in every row. */
function formatIn(timeZone: string, locale: Locale): Intl.DateTimeFormat | null {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat(locale, {
      timeZone,
      timeZoneName: 'shortGeneric',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(key, made);
    return made;
  } catch {
    return null;
  }
}

/** What the zone of a format is called, and how far its clock is from UTC at a moment, minutes. */
function readZone(format: Intl.DateTimeFormat, at: Date) {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const number = (type: 'day' | 'hour' | 'minute') => Number(parts.get(type));
  const days = number('day') - at.getUTCDate();
  // the first of a month is a day after its last
  const ahead = Math.abs(days) > 1 ? -Math.sign(days) : days;
  const hours = ahead * 24 + number('hour') - at.getUTCHours();
  return {
    name: parts.get('timeZoneName') ?? '',
    offset: hours * 60 + number('minute') - at.getUTCMinutes(),
  };
}

function offsetText(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(whole)}:${two(rest)}`;
}

/** Whether a name of the system's own data can stand in a text of this language. */
const fits = (name: string, locale: Locale) =>
  !/GMT|UTC/.test(name) && (locale === 'ru' ? /[а-яё]/i : /\w/).test(name);

/**
 * A time zone by the city in the language of the reader and the difference from UTC at a moment:
 * «Екатеринбург, UTC+05:00». Where the language has no city of its own, by the name of the IANA; by that
 * alone where this machine does not know the zone.
 */
export function zoneName(zone: string, locale: Locale, at: Date): string {
  const format = formatIn(zone, locale);
  if (!format) return zone;
  const { name, offset } = readZone(format, at);
  const known = (locale === 'ru' && ZONE_CITIES[zone]) || (fits(name, locale) && name);
  return `${known || zone}, ${offsetText(offset)}`;
}
