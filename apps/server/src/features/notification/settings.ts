import {
  channelOf,
  DEFAULT_ZONE,
  type NotificationReason,
  type NotificationSettings,
  REASONS,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { notificationSettings } from '../../db/schema/index.ts';

export type SettingsRow = typeof notificationSettings.$inferSelect;

const untouched = (userId: string): SettingsRow => ({
  userId,
  zone: DEFAULT_ZONE,
  zoneChosen: false,
  digest: true,
  digestHour: 9,
  channels: {},
  digestedOn: null,
  remindedOn: null,
});

/** How a person is told by mail, also where he has never touched anything. */
export async function findSettings(executor: Executor, userId: string): Promise<SettingsRow> {
  const [row] = await executor
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row ?? untouched(userId);
}

/** As `findSettings`, with the row made and locked: of two that mail a person one waits for the other. */
export async function lockSettings(trx: Transaction, userId: string): Promise<SettingsRow> {
  await trx.insert(notificationSettings).values(untouched(userId)).onConflictDoNothing();
  const [row] = await trx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .for('update');
  return row ?? untouched(userId);
}

/** Writes what has changed; the row exists and is locked. */
export async function saveSettings(
  { trx }: Pick<Work, 'trx'>,
  userId: string,
  change: Partial<SettingsRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.update(notificationSettings).set(change).where(eq(notificationSettings.userId, userId));
}

/** Settings as their owner sees them: a channel for every reason. */
export function presentSettings(row: SettingsRow): NotificationSettings {
  const channels = REASONS.map((reason) => [reason, channelOf(reason, row.channels)] as const);
  return {
    zone: row.zone,
    zone_chosen: row.zoneChosen,
    digest: row.digest,
    digest_hour: row.digestHour,
    channels: Object.fromEntries(channels) as Record<
      NotificationReason,
      (typeof channels)[number][1]
    >,
  };
}
