import type { Work } from '../../../context.ts';

/** Takes access from the ended sessions of a person at once: from calls, open editors and open pages. */
export function tellSessionsEnded(work: Work, userId: string): void {
  work.afterCommit(() => {
    work.deps.documents.live.refreshRights({ userId });
    work.deps.push.tell({ kind: 'sessions', userId });
  });
}
