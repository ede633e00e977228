import { useState } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { useUndoNotice } from '../../../editor/shell/use-undo-notice.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import type { Checker } from './create-checker.ts';
import type { MendTarget } from './protocol.ts';

/** Mends one finding, those of a rule or all; tells what came of it. One mending at a time. */
export function useMending(live: LiveDocument, checker: Checker | null) {
  const { t } = useTexts();
  const toasts = useToasts();
  const undoNotice = useUndoNotice(live);
  const [busy, setBusy] = useState(false);

  async function mend(target: MendTarget): Promise<void> {
    if (!checker || busy) return;
    setBusy(true);
    const outcome = await checker.mend(target);
    setBusy(false);
    if (outcome === 'failed') toasts.error('panels.check.fixFailed');
    else if (outcome === 'changing') toasts.warning(t('panels.check.changing'));
    else if (outcome.fixed === 0) toasts.warning(t('panels.check.gone'));
    else {
      undoNotice({
        message: t('panels.check.fixed', { count: outcome.fixed }),
        button: t('panels.check.undo'),
        color: 'green',
      });
    }
  }
  return { mend, busy };
}
