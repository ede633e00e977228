import { AppError } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import type { Gives } from '../../../documents/tasks.ts';
import { loadTitleSource, printDocument } from '../../document/public.ts';
import { stageOfDocument } from '../find-shown.ts';
import { readScene } from '../scene.ts';

/**
 * The PDF of the document that a discussion shows, as its text is now, for whoever may read the discussion.
 * @throws AppError `not_found` also where none is shown, `export_failed`, `worker_busy`
 */
export async function printShown(
  deps: Deps,
  { id, userId, signal }: { id: string; userId: string; signal: AbortSignal },
): Promise<Gives<'print'>> {
  const { db } = deps.connection;
  const { row, state } = await readScene(db, id, userId);
  const { documentId } = row;
  const stage = documentId && stageOfDocument(state, documentId);
  if (!documentId || !stage) throw new AppError('not_found');
  const { project } = state;
  const endsAt = stage.endsAt ?? project.endsAt;
  const access = { project, stage, endsAt, titlePage: await loadTitleSource(db, state) };
  return printDocument(deps, { documentId, access, format: 'pdf' }, { signal });
}
