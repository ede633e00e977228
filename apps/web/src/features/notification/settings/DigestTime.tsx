import { Button, NativeSelect } from '@mantine/core';
import type { NotificationSettings } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ZoneSelect } from '../../../ui/zone/ZoneSelect.tsx';
import { browserZone } from '../../../ui/zone/zone.ts';
import { useChangeSettings } from '../api.ts';
import classes from './MailSettings.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** When the digest comes: the hour, and the zone whose hour it is. */
export function DigestTime({ settings }: { settings: NotificationSettings }) {
  const { t } = useTexts();
  const change = useChangeSettings();
  return (
    <div className={classes.time}>
      <NativeSelect
        label={t('notifications.settings.hour')}
        value={String(settings.digest_hour)}
        onChange={(event) => change.mutate({ digest_hour: Number(event.currentTarget.value) })}
        data={HOURS}
      />
      <ZoneSelect
        label={t('notifications.settings.zone')}
        value={settings.zone}
        onChange={(zone) => change.mutate({ zone, zone_chosen: true })}
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
