import { AppError, type RoleId, roleOf } from '@pv/contract';
import type { Work } from '../../../context.ts';
import type { ProjectState } from '../../approval/public.ts';
import { inviteByMail } from '../../team/public.ts';

interface Invited {
  startupId: string;
  /** Who has begun the startup. */
  userId: string;
  people: readonly { user_id: string; role_id: RoleId }[];
}

/**
 * Invites people of the work's team into the startup: nobody is in it before he says yes.
 * @throws AppError `stale_offer` for somebody who is not in the team any more, and the refusals of
 *   `inviteByMail`
 */
export async function invitePeople(
  work: Work,
  { team }: ProjectState,
  { startupId: projectId, userId, people }: Invited,
): Promise<void> {
  for (const { user_id, role_id } of people) {
    const person = team.find((member) => member.userId === user_id && user_id !== userId);
    if (!person) throw new AppError('stale_offer');
    const { email } = person;
    await inviteByMail(work, { projectId, userId, role: roleOf(role_id), email });
  }
}
