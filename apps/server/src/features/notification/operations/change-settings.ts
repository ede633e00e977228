import {
  AppError,
  type BodyOf,
  type ChosenChannels,
  type endpoints,
  type NotificationSettings,
  REASONS,
  ruleOf,
} from '@pv/contract';
import type { Work } from '../../../context.ts';
import { lockSettings, presentSettings, type SettingsRow, saveSettings } from '../settings.ts';

type Body = BodyOf<typeof endpoints.notification.changeSettings>;

/** Security cannot be switched off, and a reminder does not wait for a digest. */
function checkChannels(channels: ChosenChannels): void {
  const wrong = REASONS.some((reason) => {
    const chosen = channels[reason];
    return chosen !== undefined && !ruleOf(reason).channels.includes(chosen);
  });
  if (wrong) throw new AppError('validation_failed');
}

/** What a browser tells of its zone does not replace what the person has chosen. */
function zoneChange(row: SettingsRow, { zone, zone_chosen: chosen }: Body): Partial<SettingsRow> {
  const byPerson = chosen === true;
  const backToBrowser = chosen === false;
  const takes = zone !== undefined && (byPerson || backToBrowser || !row.zoneChosen);
  return { ...(takes && { zone }), ...(chosen !== undefined && { zoneChosen: chosen }) };
}

/**
 * Changes how a person is told by mail; what is not named stays.
 * @throws AppError `validation_failed` for a channel that a reason does not offer
 */
export async function changeSettings(
  work: Work,
  { userId, body }: { userId: string; body: Body },
): Promise<NotificationSettings> {
  const { digest, digest_hour: digestHour, channels = {} } = body;
  checkChannels(channels);
  const row = await lockSettings(work.trx, userId);
  const change: Partial<SettingsRow> = {
    ...zoneChange(row, body),
    ...(digest !== undefined && { digest }),
    ...(digestHour !== undefined && { digestHour }),
    channels: { ...row.channels, ...channels },
  };
  await saveSettings(work, userId, change);
  return presentSettings({ ...row, ...change });
}
