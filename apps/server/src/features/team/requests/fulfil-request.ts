import { AppError, type RequestKind } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { memberOf, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { changeCreator } from '../change-creator.ts';
import { changeRole } from '../change-role.ts';
import { dismiss } from '../dismiss.ts';
import type { RequestRow } from './find-request.ts';

interface Fulfilled {
  work: Work;
  state: ProjectState;
  row: RequestRow;
  target: TeamMember;
}

/** What each kind of request brings about when its target consents. */
const FULFIL: Record<RequestKind, (fulfilled: Fulfilled) => Promise<void>> = {
  async exclusion({ work, state, row, target }) {
    const by = memberOf(state, row.requesterId);
    await dismiss(work, state, { person: target, by, rule: 'consent', reason: row.reason });
  },
  async role_offer({ work, state, row, target }) {
    if (!row.role) throw new AppError('not_found');
    const by = { userId: row.requesterId, name: row.requesterName };
    await changeRole(work, state, { person: target, role: row.role, by });
  },
  handover: ({ work, state, row, target }) =>
    changeCreator(work, state, target, { userId: row.requesterId, name: row.requesterName }),
};

/** Does what the target of a request has consented to. `state` is locked. */
export function fulfilRequest(fulfilled: Fulfilled): Promise<void> {
  return FULFIL[fulfilled.row.kind](fulfilled);
}
