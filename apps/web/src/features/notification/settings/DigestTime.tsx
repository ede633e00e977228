import { Button, NativeSelect, type OptionsFilter, Select } from '@mantine/core';
import type { NotificationSettings } from '@pv/contract';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { whenIdle } from '../../../ui/when-idle.ts';
import { useChangeSettings } from '../api/use-settings.ts';
import classes from './MailSettings.module.css';
import { type ZoneChoice, zoneChoices } from './zone-choices.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The zone of this browser, and all that it knows. */
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const nameOrZone: OptionsFilter = ({ options, search, limit }) => {
  const typed = search.trim().toLowerCase();
  return options
    .filter((one) => 'value' in one && `${one.label} ${one.value}`.toLowerCase().includes(typed))
    .slice(0, limit);
};

/** The chosen zone at once, all of them as soon as nothing else is to be done: there are hundreds. */
function useZones(chosen: string, locale: string): ZoneChoice[] {
  const first = useMemo(() => zoneChoices([chosen], locale, new Date()), [chosen, locale]);
  const [all, setAll] = useState<ZoneChoice[] | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const zones = new Set([chosen, ...Intl.supportedValuesOf('timeZone')]);
        setAll(zoneChoices([...zones], locale, new Date()));
      }),
    [chosen, locale],
  );
  return all ?? first;
}

/** When the digest comes: the hour, and the zone whose hour it is. */
export function DigestTime({ settings }: { settings: NotificationSettings }) {
  const { t, locale } = useTexts();
  const change = useChangeSettings();
  const zones = useZones(settings.zone, locale);
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
        filter={nameOrZone}
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
