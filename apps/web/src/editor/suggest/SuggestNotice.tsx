import { IconPencilQuestion } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import classes from '../shell/EditorPage.module.css';
import type { SuggestMode } from './suggest-mode.ts';

/** Says that one suggests and does not write, and what could not be suggested just now. */
export function SuggestNotice({ mode }: { mode: SuggestMode }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const on = useSyncExternalStore(mode.subscribe, mode.on);
  const refused = useSyncExternalStore(mode.subscribe, mode.refused);
  const told = useRef(refused);
  const tell = useEffectEvent(() => toasts.warning(t('suggestions.refused')));
  useEffect(() => {
    if (refused > told.current) tell();
    told.current = refused;
  }, [refused]);
  if (!on) return null;
  return (
    <p role="status">
      <IconPencilQuestion className={classes.noticeIcon} size={16} aria-hidden="true" />
      <span>{t('suggestions.modeNote')}</span>
    </p>
  );
}
