import { addDays, daysBetween } from '@pv/contract';
import type { Scale, ScalePart } from './scale.ts';

export const ZOOMS = ['day', 'week', 'month', 'quarter'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** How wide a day is at least, px: by months a year fits into a wide window. */
export const DAY_WIDTH: Readonly<Record<Zoom, number>> = {
  day: 36,
  week: 12,
  month: 2.6,
  quarter: 1,
};

/** Parts of the time in two levels: years or months, and what they are divided into. */
export interface Levels {
  above: ScalePart[];
  below: ScalePart[];
}

/** Several parts as one. */
function joined(parts: readonly ScalePart[]): ScalePart[] {
  const [first] = parts;
  if (!first) return [];
  return [{ ...first, days: parts.reduce((sum, { days }) => sum + days, 0) }];
}

/** Months gathered by what they have in common. */
function gathered(months: readonly ScalePart[], keyOf: (first: string) => string): ScalePart[] {
  const groups = new Map<string, ScalePart[]>();
  for (const month of months) {
    const key = keyOf(month.first);
    groups.set(key, [...(groups.get(key) ?? []), month]);
  }
  return [...groups.values()].flatMap(joined);
}

/** The quarter of the year of a day, 1 to 4. */
export const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

/** Steps of so many days through the scale, the first shorter where it begins within one. */
function steps({ from, days }: Scale, begin: number, step: number): ScalePart[] {
  const parts: ScalePart[] = [];
  for (let left = begin > 0 ? begin - step : 0; left < days; left += step) {
    const at = Math.max(left, 0);
    const until = Math.min(left + step, days);
    parts.push({ first: addDays(from, at), left: at, days: until - at });
  }
  return parts;
}

/** Any Monday: weeks begin with it. */
const MONDAY = '2024-01-01';

/** On a scale longer than this, days, single days have no names, and then weeks have none. */
const LONG = { day: 1500, week: 6000 } as const;

/** The zoom by which the head of a scale is divided: thousands of names nobody reads. */
export function headZoom({ days }: Scale, zoom: Zoom): Zoom {
  if ((zoom === 'day' || zoom === 'week') && days > LONG.week) return 'month';
  return zoom === 'day' && days > LONG.day ? 'week' : zoom;
}

/** What stands in the head of a scale at a zoom. */
export function levelsOf(scale: Scale, zoom: Zoom): Levels {
  const years = () => gathered(scale.months, (first) => first.slice(0, 4));
  switch (zoom) {
    case 'day':
      return { above: scale.months, below: steps(scale, 0, 1) };
    case 'week': {
      const into = ((daysBetween(MONDAY, scale.from) % 7) + 7) % 7;
      return { above: scale.months, below: steps(scale, into === 0 ? 0 : 7 - into, 7) };
    }
    case 'month':
      return { above: years(), below: scale.months };
    case 'quarter': {
      const key = (first: string) => `${first.slice(0, 4)}-${quarterOf(first)}`;
      return { above: years(), below: gathered(scale.months, key) };
    }
  }
}

/** Whether a day is a Saturday or a Sunday. */
export const isRestDay = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
