import { NUDGE_MS } from '@pv/contract';
import type { RequestRow } from './find-request.ts';

/** When the target of a request was reminded within a day, and from when on he may be again; null for now. */
export function requestPause(
  { createdAt, remindedAt }: Pick<RequestRow, 'createdAt' | 'remindedAt'>,
  now: Date,
): { last: Date | null; from: Date | null } {
  const from = new Date((remindedAt ?? createdAt).getTime() + NUDGE_MS);
  return from > now ? { last: remindedAt, from } : { last: null, from: null };
}
