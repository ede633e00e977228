import { AppError } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { projectFiles } from '../../db/schema/index.ts';
import { documentsOf, type ProjectState, type StageRow } from '../approval/public.ts';

/** Files of the project that readers may take, in the order of choosing; those removed or replaced are passed over. */
export async function findFiles(
  executor: Executor,
  projectId: string,
  ids: readonly string[],
): Promise<(typeof projectFiles.$inferSelect)[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select()
    .from(projectFiles)
    .where(
      and(
        inArray(projectFiles.id, [...ids]),
        eq(projectFiles.projectId, projectId),
        eq(projectFiles.status, 'current'),
      ),
    );
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The stage of a document in which something is written; undefined where there is none. */
export function stageOfDocument(state: ProjectState, documentId: string): StageRow | undefined {
  return documentsOf(state).find(({ document }) => document.id === documentId && !document.empty)
    ?.stage;
}

/** What is chosen to be shown. */
interface Chosen {
  files?: readonly string[] | undefined;
  document_id?: string | null | undefined;
}

/**
 * Refuses files and documents that are not of the project. What was shown before may stay.
 * @throws AppError `discussion_names_absent`
 */
export async function checkShown(
  executor: Executor,
  state: ProjectState,
  { files = [], document_id: documentId }: Chosen,
  kept: readonly string[] = [],
): Promise<void> {
  const fresh = files.filter((id) => !kept.includes(id));
  const found = await findFiles(executor, state.project.id, fresh);
  const absent = found.length < new Set(fresh).size;
  if (absent || (documentId && !stageOfDocument(state, documentId))) {
    throw new AppError('discussion_names_absent');
  }
}
