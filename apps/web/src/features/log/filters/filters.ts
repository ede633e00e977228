import {
  EVENT_KINDS,
  EVENTS,
  type EventKind,
  type logEndpoints,
  type RequestOf,
} from '@pv/contract';
import dayjs from 'dayjs';

export const PERIODS = ['today', 'week', 'month', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** Filters of the log as they stand in the address of the page. */
export interface LogFilters {
  project?: string | undefined;
  person?: string | undefined;
  event?: EventKind | undefined;
  text?: string | undefined;
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
  entry?: string | undefined;
}

/** The filters that an address asks for; a kind of event that does not exist is left out. */
export function readFilters(search: Omit<LogFilters, 'event'> & { event?: string | undefined }) {
  const { event, ...rest } = search;
  const kind = EVENT_KINDS.find((one) => one === event);
  return { ...rest, ...(kind && { event: kind }) } satisfies LogFilters;
}

/** The query of the log without its pages. */
export type LogQuery = NonNullable<RequestOf<typeof logEndpoints.exportCsv>['query']>;

const MONDAY = 1;

/** The first day of the week, which is Monday, that has this day. */
function weekStart(today: string): string {
  const day = dayjs(today);
  return day.subtract((day.day() + 7 - MONDAY) % 7, 'day').format('YYYY-MM-DD');
}

/**
 * The days of the chosen period, the last one left open unless it is chosen.
 * @param today YYYY-MM-DD
 */
export function daysOf(
  { period, from, to }: LogFilters,
  today: string,
): { created_at_start?: string; created_at_end?: string } {
  if (period === 'today') return { created_at_start: today };
  if (period === 'week') return { created_at_start: weekStart(today) };
  if (period === 'month') return { created_at_start: `${today.slice(0, 7)}-01` };
  if (period !== 'own') return {};
  const reversed = from && to && to < from;
  return {
    ...(from && { created_at_start: reversed ? to : from }),
    ...(to && { created_at_end: reversed ? from : to }),
  };
}

/**
 * What the server is asked for.
 * @param today YYYY-MM-DD
 * @param zone the name of the reader's time zone
 */
export function queryOf(filters: LogFilters, today: string, zone: string): LogQuery {
  const { project, person, event, text, entry } = filters;
  return {
    ...(project && { project_id: project }),
    ...(person && { user_id: person }),
    ...(event && { event_uuid: EVENTS[event].id }),
    ...(text?.trim() && { log_comment: text.trim() }),
    ...(entry && { log_uuid: entry }),
    ...daysOf(filters, today),
    zone,
  };
}

/** Whether anything besides the project is asked for. */
export function isNarrowed({ project, ...filters }: LogFilters): boolean {
  return Object.values(filters).some(Boolean);
}
