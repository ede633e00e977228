import { isApiError } from '../../../platform/api/api-error.ts';
import type { Toasts } from '../../../platform/toasts/toasts.tsx';

/** What a refusal leaves of the dialog that asked: nothing, or a question that can still be answered. */
export type Refusal = 'over' | 'open';

/**
 * How the server has refused a decision: what was decided on is gone or has moved on meanwhile, or it
 * lacks something. Null for what is no refusal, such as a silent network.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error)) return null;
  if (error.status === 404 || error.status === 409) return 'over';
  return error.status === 422 ? 'open' : null;
}

/** Tells a refusal in a notice, in the server's words; what is none stays for the dialog to tell. */
export function tellRefusal(toasts: Pick<Toasts, 'failure'>, error: unknown): Refusal | null {
  const refusal = refusalOf(error);
  if (refusal) toasts.failure(error);
  return refusal;
}
