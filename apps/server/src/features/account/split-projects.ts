import type { OwnProject } from './find-own-projects.ts';

/** What becomes of the projects of a person who goes: those that hold him, end with him, lose him. */
export function splitProjects<P extends Pick<OwnProject, 'creatorId' | 'others'>>(
  own: readonly P[],
  userId: string,
): { shared: P[]; solo: P[]; teams: P[] } {
  const authored = own.filter(({ creatorId }) => creatorId === userId);
  return {
    shared: authored.filter(({ others }) => others > 0),
    solo: authored.filter(({ others }) => others === 0),
    teams: own.filter(({ creatorId }) => creatorId !== userId),
  };
}
