import { isApiError } from '../../../platform/api/api-error.ts';

/**
 * The keys of the files that went with another message, where the server has one under the key of this one: its
 * answer was lost. Null where a message failed because of something else.
 */
export function filesOfTaken(error: unknown): string[] | null {
  if (!isApiError(error, 'message_sent')) return null;
  return (error.data.files ?? '').split(' ').filter((key) => key !== '');
}
