import { type Deps, inTransaction } from '../../../context.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';

interface Printed {
  projectId: string;
  userId: string;
  format: 'pdf' | 'docx' | 'xlsx';
  /** The name that it is saved under. */
  name: string;
}

/** Tells in the log of a project that a member of its team has taken a paper of it. */
export function tellPrinted(deps: Deps, { projectId, userId, ...after }: Printed): Promise<void> {
  return inTransaction(deps, async (work) => {
    const actor = memberOf(await lockState(work.trx, projectId, userId), userId);
    await appendEvent(work, { projectId, kind: 'form_exported', actor, after });
  });
}
