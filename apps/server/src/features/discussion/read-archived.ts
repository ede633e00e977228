import type { Comment } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { discussions } from '../../db/schema/index.ts';
import type { ProjectState } from '../approval/public.ts';
import { readThreads } from '../comment/public.ts';
import { findFiles, stageOfDocument } from './find-shown.ts';
import type { DiscussionRow } from './scene.ts';

/** A discussion as it is kept beside its project. */
export interface ArchivedDiscussion {
  row: DiscussionRow;
  /** Names of what was shown: files, and the stage of the document. */
  shown: string[];
  /** Threads by their beginning, answers behind theirs. */
  comments: Comment[];
}

/** The discussion of a project with everything that was said in it; null where nobody has opened one. */
export async function readArchived(
  executor: Executor,
  state: ProjectState,
  reader: { userId: string; now: Date },
): Promise<ArchivedDiscussion | null> {
  const { id: projectId } = state.project;
  const [row] = await executor
    .select()
    .from(discussions)
    .where(eq(discussions.projectId, projectId));
  if (!row) return null;
  const ref = { subject: 'discussion', subjectId: row.id } as const;
  const rights = { mayComment: false, moderates: false, settles: false, seesTasks: false };
  const files = await findFiles(executor, projectId, row.files);
  const stage = row.documentId ? stageOfDocument(state, row.documentId) : undefined;
  return {
    row,
    shown: [...(stage ? [stage.title] : []), ...files.map(({ name }) => name)],
    comments: await readThreads(executor, ref, { ...reader, ...rights }),
  };
}
