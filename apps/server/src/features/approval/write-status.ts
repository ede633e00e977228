import type { ProjectStatus, ResearchStatus, StageStatus } from '@pv/contract';
import { PROJECT_STATUSES, STAGE_STATUSES } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { projects, stages } from '../../db/schema/index.ts';
import type { Place } from './state.ts';

const ofProject = (status: ResearchStatus): status is ProjectStatus =>
  (PROJECT_STATUSES as readonly ResearchStatus[]).includes(status);
const ofStage = (status: ResearchStatus): status is StageStatus =>
  (STAGE_STATUSES as readonly ResearchStatus[]).includes(status);

/** Writes a status that the workflow has decided; nothing else writes one. */
export async function writeStatus(
  work: Work,
  projectId: string,
  { stageId }: Pick<Place, 'stageId'>,
  next: ResearchStatus,
): Promise<void> {
  const statusSince = work.now;
  if (stageId === null && ofProject(next)) {
    await work.trx
      .update(projects)
      .set({ status: next, statusSince })
      .where(eq(projects.id, projectId));
    return;
  }
  if (stageId === null || !ofStage(next))
    throw new TypeError(`Status ${next} does not belong here`);
  await work.trx.update(stages).set({ status: next, statusSince }).where(eq(stages.id, stageId));
}
