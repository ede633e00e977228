import { TEAM_LIMITS } from '@pv/contract';
import { type Deps, inTransaction } from '../../../context.ts';
import { countSending } from '../../auth/public.ts';

/**
 * Counts a try of a personal code, right or wrong, so that codes cannot be guessed.
 * @throws AppError `too_many_requests`
 */
export async function countCode(deps: Deps, userId: string): Promise<void> {
  const limits = { perHour: TEAM_LIMITS.codesPerHour, perDay: TEAM_LIMITS.codesPerDay };
  await inTransaction(deps, (work) => countSending(work, `personal codes by ${userId}`, limits));
}
