import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useToasts } from '../../../app/ServicesContext.tsx';
import type { LiveDocument } from '../../../editor/document/public.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Checker } from './create-checker.ts';
import type { MendTarget } from './protocol.ts';

const SHOWN = 8000;

/** Says how many findings were mended, with a way back for as long as nothing else was done. */
function useMendedNotice(live: LiveDocument): (fixed: number) => void {
  const { t } = useTexts();
  return (fixed) => {
    const { history } = live;
    const top = () => history.manager.undoStack.at(-1);
    const step = top();
    const id = notifications.show({
      autoClose: SHOWN,
      withBorder: true,
      color: 'green',
      closeButtonProps: { 'aria-label': t('ui.close') },
      message: (
        <Group justify="space-between" wrap="nowrap">
          {t('panels.check.fixed', { count: fixed })}
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              if (top() === step) live.undo();
            }}
          >
            {t('panels.check.undo')}
          </Button>
        </Group>
      ),
    });
    const stop = history.subscribe(() => {
      if (top() === step) return;
      notifications.hide(id);
      stop();
    });
  };
}

/** Mends one finding, those of a rule or all; tells what came of it. One mending at a time. */
export function useMending(live: LiveDocument, checker: Checker | null) {
  const { t } = useTexts();
  const toasts = useToasts();
  const tellMended = useMendedNotice(live);
  const [busy, setBusy] = useState(false);

  async function mend(target: MendTarget): Promise<void> {
    if (!checker || busy) return;
    setBusy(true);
    const outcome = await checker.mend(target);
    setBusy(false);
    if (outcome === 'failed') toasts.error(t('panels.check.fixFailed'));
    else if (outcome === 'changing') toasts.warning(t('panels.check.changing'));
    else if (outcome.fixed === 0) toasts.warning(t('panels.check.gone'));
    else tellMended(outcome.fixed);
  }
  return { mend, busy };
}
