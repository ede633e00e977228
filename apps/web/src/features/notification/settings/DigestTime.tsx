import { Button, NativeSelect, Select } from '@mantine/core';
import type { NotificationSettings } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChangeSettings } from '../api/use-settings.ts';
import classes from './MailSettings.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The zone of this browser, and all that it knows. */
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the digest comes: the hour, and the zone whose hour it is. */
export function DigestTime({ settings }: { settings: NotificationSettings }) {
  const { t } = useTexts();
  const change = useChangeSettings();
  const zones = [...new Set([settings.zone, ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <div className={classes.time}>
      <NativeSelect
        label={t('notifications.settings.hour')}
        value={String(settings.digest_hour)}
        onChange={(event) => change.mutate({ digest_hour: Number(event.currentTarget.value) })}
        data={HOURS}
      />
      <Select
        label={t('notifications.settings.zone')}
        data={zones}
        value={settings.zone}
        searchable
        allowDeselect={false}
        limit={200}
        onChange={(zone) => zone && change.mutate({ zone, zone_chosen: true })}
      />
      {settings.zone_chosen ? (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => change.mutate({ zone: browserZone(), zone_chosen: false })}
        >
          {t('notifications.settings.zoneBack')}
        </Button>
      ) : (
        <span className={classes.fixed}>{t('notifications.settings.zoneAuto')}</span>
      )}
    </div>
  );
}
