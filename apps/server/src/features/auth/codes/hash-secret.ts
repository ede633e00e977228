import { createHmac } from 'node:crypto';

/** Keyed hash of a short secret, so that a copy of the table does not tell the codes. */
export function hashSecret(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('hex');
}
