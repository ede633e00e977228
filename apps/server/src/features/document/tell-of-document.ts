import type { Work } from '../../context.ts';
import { appendEvent, type ProjectEvent } from '../approval/public.ts';
import { personOf } from '../user/public.ts';
import type { OpenedDocument } from './load-access.ts';

/** Tells of something that was done with a document in the log of its project. */
export async function tellOfDocument(
  work: Work,
  { access: { project, stage } }: Pick<OpenedDocument, 'access'>,
  userId: string,
  event: Pick<ProjectEvent, 'kind' | 'after'>,
): Promise<void> {
  const actor = await personOf(work.trx, userId);
  await appendEvent(work, { projectId: project.id, stageId: stage.id, actor, ...event });
}
