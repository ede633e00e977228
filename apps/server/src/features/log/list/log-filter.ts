import {
  AppError,
  dayStart,
  type EventKind,
  type endpoints,
  eventOf,
  type QueryOf,
} from '@pv/contract';
import { searchWords } from '../../../search-form.ts';

/** Filters of a log as the caller gives them. */
export type LogQuery = QueryOf<typeof endpoints.log.exportCsv>;

/** What is asked of each entry; what is undefined is not asked. */
export interface LogFilter {
  id: string | undefined;
  kind: EventKind | undefined;
  actorId: string | undefined;
  /** The period, its end left out. */
  from: Date | undefined;
  until: Date | undefined;
  /** Words of notes, comments, remarks and reasons, in the form in which text is searched. */
  words: string[];
}

/**
 * Reads the filters of a call.
 * @throws AppError `dates_reversed`
 */
export function readFilter(query: LogQuery): LogFilter {
  const { created_at_start: start, created_at_end: end, zone } = query;
  if (start && end && end < start) throw new AppError('dates_reversed');
  return {
    id: query.log_uuid,
    kind: query.event_uuid && eventOf(query.event_uuid),
    actorId: query.user_id,
    from: start ? dayStart(start, zone) : undefined,
    until: end ? dayStart(end, zone, 1) : undefined,
    words: searchWords(query.log_comment),
  };
}
