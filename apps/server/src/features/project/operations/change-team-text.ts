import type { ContentKind } from '@pv/editor-schema/rich-text';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { editContent, staleVersion } from '../../approval/public.ts';
import { takeContent } from './take-content.ts';

interface TeamText {
  projectId: string;
  userId: string;
  content: string;
  /** As it was when left out. */
  kind?: ContentKind | undefined;
  /** Of the project, which must be the newest where it is given. */
  version?: number | undefined;
}

/**
 * Changes what the team tells of itself. The team is no part of any edition: nothing has to be
 * approved again.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `stale_version`, `validation_failed`
 */
export async function changeTeamText(
  work: Work,
  { projectId, userId, version, ...change }: TeamText,
): Promise<void> {
  await editContent(work, { projectId, userId }, ({ project }) => {
    const there = { kind: project.teamKind, content: project.teamContent };
    if (version !== undefined && version !== project.version) {
      throw staleVersion(project.version, change, there);
    }
    const { kind, content } = takeContent(there, change);
    const same = kind === there.kind && content === there.content;
    const write = async () => {
      await work.trx
        .update(projects)
        .set({ teamContent: content, teamKind: kind, version: project.version + 1 })
        .where(eq(projects.id, projectId));
    };
    return {
      places: [],
      kind: 'project_changed',
      before: { team: there.content, kind: there.kind },
      after: { team: content, kind },
      write: same ? null : write,
    };
  });
}
