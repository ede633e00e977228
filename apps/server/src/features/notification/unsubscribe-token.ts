import { type Unsubscribed, unsubscribedSchema } from '@pv/contract';
import { readSigned, signed } from '../../signed.ts';

/** Whose mails a link switches off, and which. */
export interface Unsubscription {
  userId: string;
  off: Unsubscribed;
}

/** What the link under a mail carries. It does nothing but switch these mails, so it never expires. */
export const unsubscribeToken = (secret: string, { userId, off }: Unsubscription): string =>
  signed(secret, 'unsubscribe', `${userId}.${off}`);

/** Reads a token, or gives null when it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | null {
  const [userId, named] = readSigned(secret, 'unsubscribe', token)?.split('.') ?? [];
  const off = unsubscribedSchema.safeParse(named);
  return userId && off.success ? { userId, off: off.data } : null;
}
