import { ApiError } from '../../../platform/api/api-error.ts';
import type { Services } from '../../../platform/ServicesContext.tsx';

/**
 * Runs a call for a person while it is he who is signed in. What he typed waits, as for a network that is
 * silent, while another one is: a call would be made in the name of that one.
 * @throws ApiError with status 0 while somebody else is signed in
 */
export async function ofOwnSession<T>(
  session: Pick<Services['session'], 'state'>,
  id: string,
  run: () => Promise<T>,
): Promise<T> {
  const state = session.state();
  if (state.kind === 'in' && state.claims.uid !== id) throw new ApiError(0, 'network');
  return run();
}
