import { accountEndpoints, userEndpoints } from '@pv/contract';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useCall, useToasts } from '../../platform/ServicesContext.tsx';

/** What becomes of one's projects if the account is deleted now. */
export const useDeparture = () => useEndpoint(accountEndpoints.departure, {});

/** Mails a code to the new address. The form shows the failure itself. */
export const useRequestEmail = () => useChange(accountEndpoints.requestEmail, { ownErrors: true });

/** Makes the new address one's own. The form shows the failure itself. */
export const useConfirmEmail = () =>
  useChange(accountEndpoints.confirmEmail, {
    stales: [userEndpoints.profile, userEndpoints.account],
    ownErrors: true,
  });

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

/** Deletes one's account. The form shows the failure itself. */
export const useRemoveAccount = () => useChange(accountEndpoints.remove, { ownErrors: true });
