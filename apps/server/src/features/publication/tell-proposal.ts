import type { Work } from '../../context.ts';
import { noticeProject, type ProjectState } from '../approval/public.ts';
import { notify } from '../notification/public.ts';
import { whoMay } from '../platform/public.ts';

interface Actor {
  userId: string | null;
  name: string;
}

/** Tells the editors that a team has offered an article. */
export async function tellEditors(work: Work, state: ProjectState, actor: Actor): Promise<void> {
  await notify(work, {
    reason: 'article_proposal',
    variant: 'proposed',
    to: await whoMay(work.trx, 'decide_proposals'),
    actor,
    project: noticeProject(state),
  });
}

/** Tells the team how the editors have answered. */
export async function tellTeam(
  work: Work,
  state: ProjectState,
  actor: Actor,
  variant: 'accepted' | 'declined',
): Promise<void> {
  await notify(work, {
    reason: 'article_proposal',
    variant,
    to: state.team.map(({ userId }) => userId),
    actor,
    project: noticeProject(state),
  });
}
