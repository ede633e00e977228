import type { Work } from '../../context.ts';

/**
 * Tells the open editors of a project's documents, after the commit, what they may do now. To be
 * called by whatever changes a status, a team or a role.
 */
export function refreshEditors(work: Work, projectId: string): void {
  work.afterCommit(() => work.deps.documents.live.refreshRights({ projectId }));
}
