import type { Unsubscribed } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail, type Letter } from '../../../mail/compose-mail.ts';
import type { Reader } from '../reader.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';

/**
 * Mails a person something, sent only if the transaction commits. `off` is what the links at its foot
 * switch off; null for what cannot be switched off.
 */
export async function sendLetter(
  work: Work,
  { id: userId, email, locale }: Pick<Reader, 'id' | 'email' | 'locale'>,
  letter: Omit<Letter, 'to' | 'links' | 'unsubscribe'>,
  off: Unsubscribed | null,
): Promise<void> {
  const { publicUrl, secret } = work.deps.config;
  const token = off && unsubscribeToken(secret, { userId, off });
  const address = (path: string) => `${publicUrl}${path}?token=${token}`;
  const links = [
    { title: translate(locale, 'notifications.mail.off'), href: address('/unsubscribe') },
    {
      title: translate(locale, 'notifications.mail.settings'),
      href: `${publicUrl}/profile#notifications`,
    },
  ];
  const mail = composeMail(locale, {
    ...letter,
    to: email,
    ...(token && { links, unsubscribe: address('/api/notifications/unsubscribe') }),
  });
  await enqueue(work, 'mail.send', mail);
}
