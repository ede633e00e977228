import type { Work } from '../../../context.ts';
import { editContent, resultPlace, stageOf } from '../../approval/public.ts';
import { loadAccess } from '../load-access.ts';

/**
 * Opens an approved text for writing: the section has to be approved again. Does nothing to a text
 * that can be written already.
 * @throws AppError `not_found`, `forbidden`, `section_locked`, `project_finished`
 */
export async function reopenDocument(
  work: Work,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<void> {
  const { access, locked } = await loadAccess(work.trx, documentId, userId);
  if (locked === null) return;
  const stageId = access.stage.id;
  await editContent(work, { projectId: access.project.id, userId }, (state) => ({
    places: [resultPlace(stageOf(state, stageId))],
    kind: 'document_reopened',
    stageId,
    write: async () => undefined,
  }));
}
