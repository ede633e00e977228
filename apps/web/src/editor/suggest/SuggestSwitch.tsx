import { SegmentedControl, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shownKeys } from '../../ui/letter-keys.ts';
import type { SuggestMode } from './suggest-mode.ts';

/** The keys of tracked changes in Word. */
const KEYS = 'Mod-Shift-e';

/** Whether what is typed is the text or a suggestion; the same for the toolbar and the keys. */
export function SuggestSwitch({ mode }: { mode: SuggestMode }) {
  const { t } = useTexts();
  const on = useSyncExternalStore(mode.subscribe, mode.on);
  useHotkeys([['mod+shift+E', () => mode.set(!mode.on())]], [], true);
  return (
    <Tooltip label={t('suggestions.keys', { keys: shownKeys(KEYS) })}>
      <SegmentedControl
        aria-label={t('suggestions.mode')}
        size="xs"
        color={on ? 'blue' : 'gray'}
        flex="none"
        value={on ? 'suggest' : 'edit'}
        onChange={(value) => mode.set(value === 'suggest')}
        data={[
          { value: 'edit', label: t('suggestions.edit') },
          { value: 'suggest', label: t('suggestions.suggest') },
        ]}
      />
    </Tooltip>
  );
}
