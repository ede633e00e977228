import { eventOf, type LogEntry } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import type { MomentPlace } from '../../../http/moment-cursor.ts';
import { personOf } from '../../user/public.ts';
import { type LogQuery, readFilter } from '../list/log-filter.ts';
import { placeOf, selectStretch } from '../list/select-stretch.ts';
import { loadAround } from '../present/load-around.ts';
import { presentEntry } from '../present/present-entry.ts';
import { askedProjects, visibleProjects } from '../visible-projects.ts';
import { row } from './cell.ts';
import { changeWords, detailWords } from './entry-words.ts';

/** Entries that are in memory at once: one may hold two long texts. */
const BATCH = 200;
/** Tells Excel that the table is in UTF-8. */
const BOM = '\uFEFF';

const COLUMNS = [
  'moment',
  'person',
  'project',
  'event',
  'what',
  'changes',
  'comment',
  'id',
] as const;

/** Moments as they are written in a zone: 21.11.2026 14:05:09. */
function momentWriter(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('ru', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => format.format(new Date(moment)).replace(',', '');
}

function cells(entry: LogEntry, locale: Locale, moment: (iso: string) => string): string[] {
  return [
    moment(entry.created_at),
    entry.actor.name || translate(locale, 'log.itself'),
    entry.project?.title ?? '',
    translate(locale, `log.event.${eventOf(entry.event_uuid)}`),
    detailWords(entry, locale),
    entry.changes.map((change) => changeWords(entry, change, locale)).join('\n'),
    entry.log_comment ?? '',
    entry.log_uuid,
  ];
}

/** For whom a table is written, and in which language. */
interface CsvReader {
  userId: string;
  locale: Locale;
}

/**
 * The log as a table, piece by piece, so that a long one never stands in memory whole. The first piece
 * is asked for before anything is sent.
 * @throws AppError `not_found` for a foreign project, `dates_reversed`
 */
export async function* writeCsv(
  executor: Executor,
  query: LogQuery,
  { userId, locale }: CsvReader,
): AsyncGenerator<string> {
  const visible = await visibleProjects(executor, userId);
  const projectIds = askedProjects(visible, query.project_id);
  const asked = { userId, projectIds, oneProject: query.project_id !== undefined };
  const filter = readFilter(query);
  const { name } = await personOf(executor, userId);
  const moment = momentWriter(query.zone);
  yield BOM + row(COLUMNS.map((column) => translate(locale, `log.csv.${column}`)));
  for (let after: MomentPlace | null = null, more = true; more; ) {
    const found = await selectStretch(executor, asked, { filter, after, limit: BATCH });
    const around = await loadAround(executor, found, { comments: false });
    for (const entry of found) {
      const shown = presentEntry(entry, around, { userId, name, visible });
      yield row(cells(shown, locale, moment));
    }
    const last = found.at(-1);
    after = last ? placeOf(last) : null;
    more = found.length === BATCH;
  }
}
