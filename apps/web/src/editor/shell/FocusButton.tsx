import { ActionIcon } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shownKeys } from '../../ui/letter-keys.ts';
import { keepSetting } from '../../ui/storage.ts';
import classes from './PanelButtons.module.css';

const KEY = 'pv_editor_focus';
const ON = 'on';

/** Keys that take the bars beside the text away and bring them back. */
export const FOCUS_KEYS = 'mod+shift+F';

/** Whether the text stands alone, without the outline and a panel; kept on this device. */
export function useFocusMode(): [boolean, (next: boolean) => void] {
  const [focused, setFocused] = useState(() => localStorage.getItem(KEY) === ON);
  const change = (next: boolean) => {
    keepSetting(localStorage, KEY, next ? ON : null);
    setFocused(next);
  };
  return [focused, change];
}

/** Takes both side bars away where there is room for them, and brings them back. */
export function FocusButton({ on, onChange }: { on: boolean; onChange: (next: boolean) => void }) {
  const { t } = useTexts();
  const Icon = on ? IconArrowsMinimize : IconArrowsMaximize;
  const label = t(on ? 'writing.focus.leave' : 'writing.focus.enter');
  return (
    <ActionIcon
      className={classes.focus}
      variant={on ? 'light' : 'subtle'}
      color={on ? undefined : 'gray'}
      size={36}
      aria-label={label}
      aria-pressed={on}
      title={`${label} · ${shownKeys('Mod-Shift-f')}`}
      onClick={() => onChange(!on)}
    >
      <Icon size={18} />
    </ActionIcon>
  );
}
