import { type LogEntry, logEndpoints } from '@pv/contract';
import { type Paging, usePages } from '../../../platform/query/use-pages.ts';
import type { LogQuery } from '../filters/filters.ts';

const PAGE = 50;
const LOG: Paging<typeof logEndpoints.list, LogEntry> = {
  endpoint: logEndpoints.list,
  read: (page) => ({ rows: page.logs, next: page.next_cursor }),
  rowKey: ({ log_uuid }) => log_uuid,
};

/** The pages of the log, as far as they were asked for. */
export const useLog = (query: LogQuery) =>
  usePages(LOG, (page) => ({ query: { ...query, limit: PAGE, ...page } }), { keep: 'filled' });
