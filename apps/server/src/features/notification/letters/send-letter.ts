import type { Unsubscribed } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Deps, Work } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail, type Letter } from '../../../mail/compose-mail.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { Reader } from '../reader.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';

type Recipient = Pick<Reader, 'id' | 'email' | 'locale'>;
type Written = Omit<Letter, 'to' | 'links' | 'unsubscribe'>;

/**
 * A mail to a person. `off` is what the links at its foot switch off; null for what cannot be switched
 * off.
 */
export function mailOf(
  { config }: Pick<Deps, 'config'>,
  { id: userId, email, locale }: Recipient,
  letter: Written,
  off: Unsubscribed | null,
): Mail {
  const { publicUrl, secret } = config;
  const token = off && unsubscribeToken(secret, { userId, off });
  const address = (path: string) => `${publicUrl}${path}?token=${token}`;
  const links = [
    { title: translate(locale, 'notifications.mail.off'), href: address('/unsubscribe') },
    {
      title: translate(locale, 'notifications.mail.settings'),
      href: `${publicUrl}/notifications/mails`,
    },
  ];
  return composeMail({ config }, locale, {
    ...letter,
    to: email,
    ...(token && { links, unsubscribe: address('/api/notifications/unsubscribe') }),
  });
}

/** Mails a person something as `mailOf` has it, sent only if the transaction commits. */
export async function sendLetter(
  work: Work,
  reader: Recipient,
  letter: Written,
  off: Unsubscribed | null,
): Promise<void> {
  await enqueue(work, 'mail.send', mailOf(work.deps, reader, letter, off));
}
