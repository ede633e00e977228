import type { FundingWindow } from './record.ts';

/** What the days of a call mean today. `later` is not open yet; `closed` will not open again that is known of. */
export type CallState = 'open' | 'always' | 'later' | 'closed' | 'undated';

/** When applications are taken next; days are null where there are none. */
export interface CallDays {
  state: CallState;
  from: string | null;
  to: string | null;
}

/** The days of a window that are not over on this day: of a yearly one those of this year or the next. */
function occurrences(window: FundingWindow, today: string): { from: string; to: string }[] {
  if (window.kind === 'always') return [];
  if (window.kind === 'dates') return [{ from: window.from, to: window.to }];
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].map((begun) => ({
    from: `${begun}-${window.from}`,
    // a window over New Year ends in the year after
    to: `${window.to < window.from ? begun + 1 : begun}-${window.to}`,
  }));
}

/**
 * When applications are taken: the open window that ends last, else the next one; a call that is taken at any
 * time has no days.
 */
export function callDays(windows: readonly FundingWindow[], today: string): CallDays {
  if (windows.some(({ kind }) => kind === 'always')) {
    return { state: 'always', from: null, to: null };
  }
  if (windows.length === 0) return { state: 'undated', from: null, to: null };
  const all = windows.flatMap((window) => occurrences(window, today));
  const left = all.filter(({ to }) => to >= today);
  const open = left.filter(({ from }) => from <= today);
  const [lastOpen] = open.toSorted((one, other) => other.to.localeCompare(one.to));
  if (lastOpen) return { state: 'open', ...lastOpen };
  const [next] = left.toSorted((one, other) => one.from.localeCompare(other.from));
  if (next) return { state: 'later', ...next };
  const [past] = all.toSorted((one, other) => other.to.localeCompare(one.to));
  return { state: 'closed', from: past?.from ?? null, to: past?.to ?? null };
}

/** Days before the end of a call on which whoever asked for it is reminded. */
const STEPS = [
  [1, 'tomorrow'],
  [7, 'week'],
  [30, 'month'],
] as const;
export type FundingStep = (typeof STEPS)[number][1];

/** Which reminder is due so many days before the end of a call; null before the first and after the end. */
export function fundingStep(days: number): FundingStep | null {
  if (days < 0) return null;
  return STEPS.find(([before]) => days <= before)?.[1] ?? null;
}
