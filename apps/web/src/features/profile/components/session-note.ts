import type { authEndpoints, ResponseOf } from '@pv/contract';
import { dayFormat, type Locale, type Translate } from '@pv/texts';

type Session = ResponseOf<typeof authEndpoints.sessions>['sessions'][number];

/**
 * What stands under the browser of a session: whether it is this one, from where, when it was begun and when
 * last used, where that was later.
 */
export function sessionNote(
  session: Pick<Session, 'address' | 'current' | 'created_at' | 'used_at'>,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const moment = dayFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const { address, current, created_at: created, used_at: used } = session;
  const [begun, last] = [created, used].map((at) => moment.format(new Date(at))) as [
    string,
    string,
  ];
  const own = current ? [t('profile.sessions.current')] : [];
  const lines = [...own, address, t('profile.sessions.begun', { when: begun })];
  if (last !== begun) lines.push(t('profile.sessions.used', { when: last }));
  return lines.join(' · ');
}
