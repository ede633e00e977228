import { addDays, daysBetween, type Term } from '@pv/contract';

/** A month on the scale: its first day, and its place and width in days from the left. */
export interface ScalePart {
  first: string;
  left: number;
  days: number;
}

/** The time that a timeline shows: whole months. */
export interface Scale {
  from: string;
  days: number;
  months: ScalePart[];
}

/** Today is shown where it is no further than this from the dates, days. */
const NEAR = 31;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after this one. */
const nextMonth = (first: string): string => monthOf(addDays(first, 31));

function bounds(terms: readonly Term[], today: string): [string, string] {
  const days = terms.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
  const set = days.filter((day) => day !== null).sort();
  const [first = today, last = addDays(today, 4 * NEAR)] = [set[0], set.at(-1)];
  const near = today >= addDays(first, -NEAR) && today <= addDays(last, NEAR);
  return near ? [today < first ? today : first, today > last ? today : last] : [first, last];
}

/** The scale on which all of the terms fit, and today where it is near. */
export function scaleOf(terms: readonly Term[], today: string): Scale {
  const [first, last] = bounds(terms, today);
  const from = monthOf(first);
  const months: ScalePart[] = [];
  for (let month = from; month <= last; month = nextMonth(month)) {
    const days = daysBetween(month, nextMonth(month));
    months.push({ first: month, left: daysBetween(from, month), days });
  }
  return { from, days: months.reduce((sum, { days }) => sum + days, 0), months };
}

/** A place on the scale, in per cent of its width. */
interface Place {
  left: number;
  width: number;
}

/** Where a term stands on the scale; a term with one day alone is that day. Null without days. */
export function placeOf({ starts_at, ends_at }: Term, scale: Scale): Place | null {
  const first = starts_at ?? ends_at;
  const last = ends_at ?? starts_at;
  if (!first || !last) return null;
  return {
    left: (daysBetween(scale.from, first) / scale.days) * 100,
    width: ((daysBetween(first, last) + 1) / scale.days) * 100,
  };
}

/** Where a day begins on the scale, in per cent; after its end when `after` is 1. */
export function leftOf(day: string, scale: Scale, after = 0): string {
  return `${(daysBetween(scale.from, addDays(day, after)) / scale.days) * 100}%`;
}

/** How many days a term lasts, both of its days included; 0 while one of them is not set. */
export function lengthOf({ starts_at, ends_at }: Term): number {
  return starts_at && ends_at ? daysBetween(starts_at, ends_at) + 1 : 0;
}
