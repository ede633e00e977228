import { isApiError } from '../../../platform/api/api-error.ts';
import type { Toasts } from '../../../platform/toasts/toasts.tsx';

/**
 * What a refusal leaves of the dialog that asked: nothing, or a question that can still be answered; of
 * one that is `told` the dialog itself says why, beside what was typed.
 */
export type Refusal = 'over' | 'open' | 'told';

/**
 * How the server has refused a decision: what was decided on is gone, has moved on meanwhile, or lacks
 * something. Null for what is no refusal, such as a silent network.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error)) return null;
  if (error.status === 404) return 'over';
  if (error.status === 409) return 'told';
  return error.status === 422 ? 'open' : null;
}

/** Tells a refusal in a notice, in the server's words, but for what is told beside what was typed. */
export function tellRefusal(toasts: Pick<Toasts, 'failure'>, error: unknown): Refusal | null {
  const refusal = refusalOf(error);
  if (refusal === 'over' || refusal === 'open') toasts.failure(error);
  return refusal;
}
