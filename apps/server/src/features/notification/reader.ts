import {
  type ChosenChannels,
  channelOf,
  DEFAULT_ZONE,
  type MailChannel,
  type NotificationReason,
} from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { notificationSettings, users } from '../../db/schema/index.ts';

/** Somebody who is told, in which language, and what of it comes by mail. */
export interface Reader {
  id: string;
  email: string;
  locale: Locale;
  /** By whose days letters are written. */
  zone: string;
  chosen: ChosenChannels;
  /** Whether the daily digest comes at all. */
  digest: boolean;
}

/** The people with these ids that there are. */
export async function loadReaders(executor: Executor, ids: readonly string[]): Promise<Reader[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      zone: notificationSettings.zone,
      chosen: notificationSettings.channels,
      digest: notificationSettings.digest,
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return rows.map(({ chosen, digest, zone, ...row }) => ({
    ...row,
    zone: zone ?? DEFAULT_ZONE,
    chosen: chosen ?? {},
    digest: digest ?? true,
  }));
}

/** How a reason reaches a person by mail now. */
export function mailChannel(reader: Reader, reason: NotificationReason): MailChannel {
  const channel = channelOf(reason, reader.chosen);
  return channel === 'digest' && !reader.digest ? 'off' : channel;
}
