import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { useLiveDocument } from './DocumentContext.tsx';

/** How long leaving waits for the last letters to be committed, ms. */
const PATIENCE = 1500;

/** Waits a little for what is on its way; true when it is still not committed. */
function stillUnsaved(live: LiveDocument): Promise<boolean> {
  if (!live.hasUnsaved()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (unsaved: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(unsaved);
    };
    const stop = live.subscribe(() => {
      if (!live.hasUnsaved()) done(false);
    });
    const timer = setTimeout(() => done(live.hasUnsaved()), PATIENCE);
  });
}

/** Asks before leaving with text that the server does not have. */
export function LeaveGuard() {
  const { t } = useTexts();
  const live = useLiveDocument();
  const blocker = useBlocker({
    shouldBlockFn: () => stillUnsaved(live),
    enableBeforeUnload: () => live.hasUnsaved(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('editor.title')}
      confirm={t('editor.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('editor.leaving')}
    </ConfirmDialog>
  );
}
