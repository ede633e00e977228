import { isApiError } from '../api/api-error.ts';

/** Whether a failure is ours and nothing that the person could mend: the server broke, or nobody knows. */
export function isUnexpected(error: unknown): boolean {
  return !isApiError(error) || error.status >= 500 || error.code === 'unknown';
}
