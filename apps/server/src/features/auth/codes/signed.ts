import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from './hash-secret.ts';

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
