import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './SaveState.module.css';

export type SaveStatus = 'saving' | 'saved' | 'offline' | 'failed';

const ICONS = {
  saving: IconLoader2,
  saved: IconCloudCheck,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
};

/** Where the typed text is now. Tells it to screen readers too; shows nothing before the first change. */
export function SaveState({ status }: { status: SaveStatus | null }) {
  const { t } = useTexts();
  const Icon = status && ICONS[status];
  const text = status && t(`ui.save_state.${status}`);
  return (
    <span className={classes.state} data-status={status} role="status">
      {Icon && <Icon size={16} stroke={1.8} aria-hidden="true" />}
      {text && (
        <span className={classes.text} title={text}>
          {text}
        </span>
      )}
    </span>
  );
}
