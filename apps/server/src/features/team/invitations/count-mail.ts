import { AppError, TEAM_LIMITS } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { noteSending } from '../../auth/public.ts';

/**
 * Counts a mail of invitation against what one person may send and what one address may get.
 * @throws AppError `too_many_requests`
 */
export async function countMail(work: Work, senderId: string, email: string): Promise<void> {
  const bySender = { perHour: TEAM_LIMITS.mailsPerHour, perDay: TEAM_LIMITS.mailsPerDay };
  const toAddress = {
    perHour: TEAM_LIMITS.mailsToAddressPerHour,
    perDay: TEAM_LIMITS.mailsToAddressPerDay,
  };
  const free =
    (await noteSending(work, `invitations by ${senderId}`, bySender)) &&
    (await noteSending(work, `invitations to ${email}`, toAddress));
  if (!free) throw new AppError('too_many_requests');
}
