import type { authEndpoints, ResponseOf } from '@pv/contract';
import { dayFormat, type Locale, type Translate } from '@pv/texts';

type Session = ResponseOf<typeof authEndpoints.sessions>['sessions'][number];

/** What stands under the browser of a session: whether it is this one, from where and when it was last used. */
export function sessionNote(
  { address, current, used_at }: Pick<Session, 'address' | 'current' | 'used_at'>,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const moment = dayFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const when = moment.format(new Date(used_at));
  const own = current ? [t('profile.sessions.current')] : [];
  return [...own, address, t('profile.sessions.used', { when })].join(' · ');
}
