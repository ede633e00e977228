import {
  type ChosenChannels,
  channelOf,
  DEFAULT_ZONE,
  knownZone,
  MAIL_CHANNELS,
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
    zone: knownZone(zone ?? DEFAULT_ZONE),
    chosen: chosen ?? {},
    digest: digest ?? true,
  }));
}

/**
 * How what is told for one of these reasons, or for several at once, reaches a person by mail, and by
 * which of his switches: by the one that tells more.
 */
export function mailReach(
  reader: Reader,
  [first, ...others]: readonly [NotificationReason, ...NotificationReason[]],
): { by: NotificationReason; channel: MailChannel } {
  const reach = (by: NotificationReason) => ({ by, channel: mailChannel(reader, by) });
  const rank = (channel: MailChannel) => MAIL_CHANNELS.indexOf(channel);
  return others
    .map(reach)
    .reduce((best, one) => (rank(one.channel) < rank(best.channel) ? one : best), reach(first));
}

/** How a reason reaches a person by mail now. */
export function mailChannel(reader: Reader, reason: NotificationReason): MailChannel {
  const channel = channelOf(reason, reader.chosen);
  return channel === 'digest' && !reader.digest ? 'off' : channel;
}
