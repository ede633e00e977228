import type { Work } from '../../../context.ts';
import { editContent, resultPlace, stageOf } from '../../approval/public.ts';
import { loadAccess, lockOfStage } from '../load-access.ts';

/**
 * Opens an approved text for writing: the section has to be approved again. Does nothing to a text
 * that can be written already. Of the one document of a project the sections of a stage are opened.
 * @throws AppError `not_found`, `forbidden`, `section_locked`, `project_finished`
 */
export async function reopenDocument(
  work: Work,
  asked: { documentId: string; userId: string; stageId?: string | undefined },
): Promise<void> {
  const { userId } = asked;
  const opened = await loadAccess(work.trx, asked.documentId, userId);
  const { access } = opened;
  const of = access.thesis?.locked.find(({ id }) => id === asked.stageId);
  const stageId = of?.id ?? access.stage.id;
  if (lockOfStage(opened, stageId) === null) return;
  await editContent(work, { projectId: access.project.id, userId }, (state) => ({
    places: [resultPlace(stageOf(state, stageId))],
    kind: 'document_reopened',
    stageId,
    write: async () => undefined,
  }));
}
