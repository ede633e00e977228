import { Button, NativeSelect, Switch } from '@mantine/core';
import {
  type NotificationReason,
  type NotificationSettings,
  REASON_GROUPS,
  REASONS,
  type ReasonGroup,
  ruleOf,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { ZoneSelect } from '../../../ui/zone/ZoneSelect.tsx';
import { browserZone } from '../../../ui/zone/zone.ts';
import { useChangeSettings, useSettings } from '../api.ts';
import classes from './MailSettings.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** When the digest comes: the hour, and the zone whose hour it is. */
function DigestTime({ settings }: { settings: NotificationSettings }) {
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

type Settings = NonNullable<ReturnType<typeof useSettings>['data']>;

function ReasonRow({ reason, settings }: { reason: NotificationReason; settings: Settings }) {
  const { t } = useTexts();
  const change = useChangeSettings();
  const { channels } = ruleOf(reason);
  const chosen = settings.channels[reason];
  const name = t(`notifications.reason.${reason}`);
  return (
    <li className={classes.row}>
      <span>{name}</span>
      {channels.length === 1 ? (
        <span className={classes.fixed}>{t('notifications.settings.fixed')}</span>
      ) : (
        <NativeSelect
          aria-label={name}
          value={chosen}
          onChange={(event) => {
            const channel = channels.find((one) => one === event.currentTarget.value);
            if (channel) change.mutate({ channels: { [reason]: channel } });
          }}
          data={channels.map((channel) => ({
            value: channel,
            label: t(`notifications.settings.channel.${channel}`),
          }))}
        />
      )}
    </li>
  );
}

function Group({ group, settings }: { group: ReasonGroup; settings: Settings }) {
  const { t } = useTexts();
  const title = t(`notifications.settings.group.${group}`);
  return (
    <div className={classes.group}>
      <h2>{title}</h2>
      <ul aria-label={title}>
        {REASONS.filter((reason) => ruleOf(reason).group === group).map((reason) => (
          <ReasonRow key={reason} reason={reason} settings={settings} />
        ))}
      </ul>
    </div>
  );
}

function Loaded({ settings }: { settings: Settings }) {
  const { t } = useTexts();
  const change = useChangeSettings();
  return (
    <>
      <div className={classes.digest}>
        <Switch
          label={t('notifications.settings.digest')}
          description={t(
            settings.digest
              ? 'notifications.settings.digestNote'
              : 'notifications.settings.digestOff',
          )}
          checked={settings.digest}
          onChange={(event) => change.mutate({ digest: event.currentTarget.checked })}
        />
        {settings.digest && <DigestTime settings={settings} />}
      </div>
      <div className={classes.groups}>
        {REASON_GROUPS.map((group) => (
          <Group key={group} group={group} settings={settings} />
        ))}
      </div>
    </>
  );
}

/** What comes by mail: the digest, its hour and zone, and a channel for every reason; saved at once. */
export function MailSettingsPage() {
  const { t } = useTexts();
  const settings = useSettings();
  return (
    <div>
      <PageHeader title={t('notifications.settings.title')} />
      <p>{t('notifications.settings.lead')}</p>
      {settings.isPending && <FieldsSkeleton fields={4} />}
      {settings.error && <LoadFailure error={settings.error} onRetry={settings.refetch} />}
      {settings.data && <Loaded settings={settings.data} />}
    </div>
  );
}
