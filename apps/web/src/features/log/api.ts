import { type LogEntry, logEndpoints } from '@pv/contract';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { saveFile } from '../../platform/api/save.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { type Paging, usePages } from '../../platform/query/use-pages.ts';
import { useCall, useToasts } from '../../platform/ServicesContext.tsx';
import type { LogQuery } from './filters/filters.ts';

/** What the log may be filtered by: projects, and who has acted in the chosen one or in any. */
export const useChoices = (projectId: string | undefined) =>
  useEndpoint(
    logEndpoints.choices,
    { query: projectId ? { project_id: projectId } : {} },
    { keepPrevious: true },
  );

/** Takes the filtered log away as a table; `received` are bytes so far, null while nothing runs. */
export function useCsv(query: LogQuery) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const control = new AbortController();
    running.current = control;
    setReceived(0);
    try {
      const options = { signal: control.signal, onReceived: setReceived };
      const file = await call(logEndpoints.exportCsv, { query }, options);
      saveFile(file, `${t('log.csv.name')}-${dayjs().format('YYYY-MM-DD')}.csv`);
    } catch (error) {
      if (!control.signal.aborted || !isApiError(error)) toasts.failure(error);
    } finally {
      setReceived(null);
    }
  }
  return { received, start: () => void start(), stop: () => running.current?.abort() };
}

const PAGE = 50;
const LOG: Paging<typeof logEndpoints.list, LogEntry> = {
  endpoint: logEndpoints.list,
  read: (page) => ({ rows: page.logs, next: page.next_cursor }),
  rowKey: ({ log_uuid }) => log_uuid,
};

/** The pages of the log, as far as they were asked for. */
export const useLog = (query: LogQuery) =>
  usePages(LOG, (page) => ({ query: { ...query, limit: PAGE, ...page } }), { keep: 'filled' });

const options = { stales: [logEndpoints.list, logEndpoints.choices] };

/** Writes a note on a project or a comment on an entry of its log. */
export const useAddNote = () => useChange(logEndpoints.add, options);

/** Changes the text of one's own note or comment. */
export const useChangeNote = () => useChange(logEndpoints.change, options);
