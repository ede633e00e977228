import { timingSafeEqual } from 'node:crypto';
import { type Unsubscribed, unsubscribedSchema } from '@pv/contract';
import { hashSecret } from '../auth/public.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whose mails a link switches off, and which. */
export interface Unsubscription {
  userId: string;
  off: Unsubscribed;
}

const signatureOf = (secret: string, { userId, off }: Unsubscription) =>
  hashSecret(secret, 'unsubscribe', `${userId}.${off}`);

/** What the link under a mail carries. It does nothing but switch these mails, so it never expires. */
export function unsubscribeToken(secret: string, of: Unsubscription): string {
  return `${of.userId}.${of.off}.${signatureOf(secret, of)}`;
}

/** Reads a token, or gives null when it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | null {
  const [userId = '', named = '', given = ''] = token.split('.');
  const off = unsubscribedSchema.safeParse(named);
  if (!UUID.test(userId) || !off.success) return null;
  const expected = Buffer.from(signatureOf(secret, { userId, off: off.data }));
  const said = Buffer.from(given);
  const fits = said.length === expected.length && timingSafeEqual(said, expected);
  return fits ? { userId, off: off.data } : null;
}
