import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed hash of a short secret, so that a copy of the table does not tell the codes. */
export function hashSecret(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('hex');
}

/** What is signed, and the signature; what a mail program has put behind them is no part of it. */
const SIGNED = /^(.+?)\.([0-9a-f]{64})(?:\.|$)/;

/** Something with a signature of it for one purpose: a link that carries both is kept nowhere. */
export const signed = (key: string, purpose: string, value: string): string =>
  `${value}.${hashSecret(key, purpose, value)}`;

/** What was signed for a purpose, or null when it is not we who have signed it. */
export function readSigned(key: string, purpose: string, token: string): string | null {
  const [, value, given] = SIGNED.exec(token) ?? [];
  if (value === undefined || given === undefined) return null;
  const expected = Buffer.from(hashSecret(key, purpose, value));
  return timingSafeEqual(Buffer.from(given), expected) ? value : null;
}

/**
 * What the link of an invitation carries: its id and a signature of it, so that the same link can be
 * sent again without being kept anywhere.
 */
export const invitationToken = (secret: string, id: string): string =>
  signed(secret, 'invitation', id);

/** The id in a token, or null when the token is not one of ours. */
export const invitationInToken = (secret: string, token: string): string | null =>
  readSigned(secret, 'invitation', token);
