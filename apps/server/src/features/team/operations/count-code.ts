import { AppError, TEAM_LIMITS } from '@pv/contract';
import { type Deps, inTransaction } from '../../../context.ts';
import { noteSending } from '../../auth/public.ts';

/**
 * Counts a try of a personal code, right or wrong, so that codes cannot be guessed.
 * @throws AppError `too_many_requests`
 */
export async function countCode(deps: Deps, userId: string): Promise<void> {
  const limits = { perHour: TEAM_LIMITS.codesPerHour, perDay: TEAM_LIMITS.codesPerDay };
  const free = await inTransaction(deps, (work) =>
    noteSending(work, `personal codes by ${userId}`, limits),
  );
  if (!free) throw new AppError('too_many_requests');
}
