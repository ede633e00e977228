const DAY = 24 * 60 * 60 * 1000;

/** The days of something, ISO 8601; null while one is not set. */
export interface Term {
  starts_at: string | null;
  ends_at: string | null;
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The day that comes `days` days after another, or before it when `days` is negative. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY);
}

/** Days from one day to another: 1 from a day to the next one, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The term with both days moved by so many days. */
export function shiftTerm({ starts_at, ends_at }: Term, days: number): Term {
  return {
    starts_at: starts_at && addDays(starts_at, days),
    ends_at: ends_at && addDays(ends_at, days),
  };
}

function isWorking(day: string): boolean {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/**
 * How many days from Monday to Friday are covered by at least one of the terms: a day that two terms
 * share counts once. Public holidays are not known here. A term without both days covers nothing.
 */
export function workingDays(terms: readonly Term[]): number {
  const covered = new Set<string>();
  for (const { starts_at, ends_at } of terms) {
    if (!starts_at || !ends_at) continue;
    for (let day = starts_at; day <= ends_at; day = addDays(day, 1)) covered.add(day);
  }
  return [...covered].filter(isWorking).length;
}

/** Whether a term leaves the days of its project, as far as both are set. */
export function isOutside(term: Term, project: Term): boolean {
  const ordered = (from: string | null, to: string | null) => !from || !to || from <= to;
  const begins = ordered(project.starts_at, term.starts_at ?? term.ends_at);
  return !begins || !ordered(term.ends_at ?? term.starts_at, project.ends_at);
}
