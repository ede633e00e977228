import { accountEndpoints } from '@pv/contract';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';

/** Takes everything that is kept about oneself as a file. */
export function useExport(): { busy: boolean; start: () => void } {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  async function start() {
    if (busy) return;
    setBusy(true);
    try {
      const file = await call(accountEndpoints.exportData, {});
      saveFile(file, `${t('account.export.name')}-${dayjs().format('YYYY-MM-DD')}.zip`);
      toasts.success(t('account.export.done'));
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, start: () => void start() };
}
