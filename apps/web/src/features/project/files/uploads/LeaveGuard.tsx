import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import type { Uploads } from './create-uploads.ts';

/** Asks before leaving the page while files are on their way; what failed may be left. */
export function LeaveGuard({ uploads }: { uploads: Uploads }) {
  const { t } = useTexts();
  const busy = () => uploads.list().some(({ state }) => state !== 'failed');
  const blocker = useBlocker({
    // which rows are open stands in the address too
    shouldBlockFn: ({ current, next }) => busy() && current.pathname !== next.pathname,
    enableBeforeUnload: busy,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('files.leave.title')}
      confirm={t('files.leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('files.leave.text')}
    </ConfirmDialog>
  );
}
