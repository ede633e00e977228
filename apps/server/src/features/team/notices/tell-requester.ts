import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';
import type { RequestRow } from '../requests/find-request.ts';

/** Tells whoever has asked a member for something what came of it. */
export async function tellRequester(
  work: Work,
  state: ProjectState,
  { kind, requesterId, targetId, targetName: person }: RequestRow,
  outcome: 'accepted' | 'declined' | 'lapsed',
): Promise<void> {
  if (!state.team.some((member) => member.userId === requesterId)) return;
  await notify(work, {
    reason: 'request_answered',
    variant: outcome,
    to: [requesterId],
    actor: outcome === 'lapsed' ? null : { userId: targetId, name: person },
    project: noticeProject(state),
    said: { request: kind, person },
  });
}
