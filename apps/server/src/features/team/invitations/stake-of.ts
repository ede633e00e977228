import { isReviewerRole } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { completionOf, type ProjectState } from '../../approval/public.ts';
import { atStake } from '../change-statuses.ts';
import type { InvitationRow } from './find-invitation.ts';

/** How many sections would be approved again if whoever is invited joined now; a finished project lets no reviewer in. */
export function stakeOf(
  deps: Deps,
  state: ProjectState,
  { role }: Pick<InvitationRow, 'role'>,
): number {
  if (!isReviewerRole(role) || completionOf(state) === 'succeeded') return 0;
  return atStake({ deps }, state, role);
}
