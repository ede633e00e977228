import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLiveDocument } from './DocumentContext.tsx';

const SHOWN = 8000;

/** Says what was removed, with a button that brings it back; gone as soon as something else is done. */
export function useUndoNotice(): (message: string) => void {
  const live = useLiveDocument();
  const { t } = useTexts();
  return useCallback(
    (message: string) => {
      const { history } = live;
      const top = () => history.manager.undoStack.at(-1);
      const step = top();
      const restore = () => {
        if (top() === step) live.undo();
      };
      const id = notifications.show({
        autoClose: SHOWN,
        withBorder: true,
        closeButtonProps: { 'aria-label': t('ui.close') },
        message: (
          <Group justify="space-between" wrap="nowrap">
            {message}
            <Button size="xs" variant="default" onClick={restore}>
              {t('editor.outline.restore')}
            </Button>
          </Group>
        ),
      });
      const stop = history.subscribe(() => {
        if (top() === step) return;
        notifications.hide(id);
        stop();
      });
    },
    [live, t],
  );
}
