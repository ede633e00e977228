import { NativeSelect, Switch } from '@mantine/core';
import {
  type NotificationReason,
  REASON_GROUPS,
  REASONS,
  type ReasonGroup,
  ruleOf,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { useChangeSettings, useSettings } from '../api.ts';
import { DigestTime } from './DigestTime.tsx';
import classes from './MailSettings.module.css';

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
      <h3>{title}</h3>
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
export function MailSettings() {
  const { t } = useTexts();
  const settings = useSettings();
  return (
    <Section
      id="notifications"
      title={t('notifications.settings.title')}
      lead={t('notifications.settings.lead')}
    >
      {settings.isPending && <FieldsSkeleton fields={4} />}
      {settings.error && <LoadFailure error={settings.error} onRetry={settings.refetch} />}
      {settings.data && <Loaded settings={settings.data} />}
    </Section>
  );
}
