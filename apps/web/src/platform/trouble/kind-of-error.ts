import { isApiError } from '../api/api-error.ts';

/** Names that libraries and the language give to kinds of errors, of no more signs than these. */
const NAME = /^[A-Z]\w{0,40}$/;

/**
 * What kind of error this is, for who answers a letter to the support: «TypeError», or the status and the
 * code of an answer. Nothing of what it says, which may name parts of the program or what somebody wrote.
 */
export function kindOfError(error: unknown): string {
  if (isApiError(error)) return `${error.status} ${error.code}`;
  return error instanceof Error && NAME.test(error.name) ? error.name : 'Error';
}
