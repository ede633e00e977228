import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { UndoMessage } from '../../platform/toasts/toasts.tsx';
import type { LiveDocument } from '../document/live-document.ts';

const SHOWN = 8000;

/** What the notice says of the last step, and what its button is called. */
export interface UndoNotice {
  message: string;
  button: string;
  color: 'gray' | 'green';
}

/**
 * Says what was done, with a button that takes it back for as long as nothing else is done to the
 * document; then the notice goes.
 */
export function useUndoNotice(live: LiveDocument): (notice: UndoNotice) => void {
  const { t } = useTexts();
  return useCallback(
    ({ message, button, color }: UndoNotice) => {
      const { history } = live;
      const top = () => history.manager.undoStack.at(-1);
      const step = top();
      const act = () => {
        if (top() === step) live.undo();
      };
      const stop = history.subscribe(() => {
        if (top() !== step) notifications.hide(id);
      });
      const id = notifications.show({
        autoClose: SHOWN,
        withBorder: true,
        color,
        closeButtonProps: { 'aria-label': t('ui.close') },
        message: <UndoMessage message={message} button={button} act={act} />,
        onClose: stop,
      });
    },
    [live, t],
  );
}
