import { type Notification, notificationTitle } from '@pv/contract';
import { translateDynamic } from '@pv/texts';
import type { TestPerson } from './builders.ts';
import { call } from './call.ts';
import type { TestServer } from './server.ts';

/** The list of notifications of somebody. */
export async function notificationsOf(
  server: TestServer,
  person: Pick<TestPerson, 'token'>,
  query = '',
): Promise<{ notifications: Notification[]; unread: number; next_cursor: string | null }> {
  return (await call(server, 'GET', `/notifications${query}`, { token: person.token })).body;
}

/** A notification in Russian, as it stands in the list. */
export const titleOf = (told: Notification): string =>
  notificationTitle(told, (key, params) => translateDynamic('ru', key, params));

/** Everything that somebody was told, the newest first, each with its reason. */
export async function told(
  server: TestServer,
  person: Pick<TestPerson, 'token'>,
): Promise<string[]> {
  const { notifications } = await notificationsOf(server, person);
  return notifications.map((one) => `${one.reason}: ${titleOf(one)}`);
}
