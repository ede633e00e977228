import { logEndpoints } from '@pv/contract';
import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { saveFile } from '../../../platform/api/save.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import type { LogQuery } from '../filters/filters.ts';

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
