import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './OfflineNotice.module.css';

/** Says above the page that the device is offline and what is safe. */
export function OfflineNotice() {
  const { t } = useTexts();
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={classes.notice}>
          <IconWifiOff size={18} stroke={1.8} aria-hidden="true" />
          {t('shell.offline.text')}
        </p>
      )}
    </div>
  );
}
