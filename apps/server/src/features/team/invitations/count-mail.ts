import { TEAM_LIMITS } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { countSending } from '../../auth/public.ts';

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
  await countSending(work, `invitations by ${senderId}`, bySender);
  await countSending(work, `invitations to ${email}`, toAddress);
}
