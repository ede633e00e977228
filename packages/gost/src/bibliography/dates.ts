import type { CslDate, CslDay } from './csl-item.ts';

const MONTHS_RU = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];
const MONTHS_EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The year or the years of a date, or its words. Empty when there is no date. */
export function years(date: CslDate | undefined): string {
  if (!date?.start) return date?.literal ?? '';
  const { start, end } = date;
  return end && end.year !== start.year ? `${start.year}–${end.year}` : String(start.year);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** дд.мм.гггг, or as much of it as is known, or the words of the date. */
export function numericDate(date: CslDate | undefined): string {
  if (!date?.start) return date?.literal ?? '';
  const { year, month, day } = date.start;
  const parts = [day && two(day), month && two(month), year];
  return (month ? parts : [year]).filter(Boolean).join('.');
}

/** гггг-мм-дд, the form in which standards give the date they come into force. */
export function isoDate(date: CslDate | undefined): string {
  if (!date?.start) return date?.literal ?? '';
  const { year, month, day } = date.start;
  return [year, month && two(month), month && day && two(day)].filter(Boolean).join('-');
}

/** «12 марта» or «12 March», without the year; empty when the month is not known. */
export function dayOfYear({ month, day }: CslDay, cyrillic: boolean): string {
  if (!month) return '';
  const name = (cyrillic ? MONTHS_RU : MONTHS_EN)[month - 1] ?? '';
  return day ? `${day} ${name}` : name;
}

/** «27 июля 2006 г.», «12–14 мая 2020 г.», or as much of it as is known. */
export function wordedDate(date: CslDate | undefined): string {
  if (!date?.start) return date?.literal ?? '';
  const { start, end } = date;
  const sameMonth = end?.day && end.month === start.month && end.year === start.year;
  const last = sameMonth && start.day ? `${start.day}–${dayOfYear(end, true)}` : '';
  const day = last || dayOfYear(start, true);
  return day && start.day ? `${day} ${start.year} г.` : years(date);
}
