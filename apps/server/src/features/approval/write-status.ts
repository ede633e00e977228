import {
  type AnyProjectStatus,
  type AnyStageStatus,
  isProjectStatus,
  isStageStatus,
  type WorkflowStatus,
} from '@pv/contract';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { projects, stages } from '../../db/schema/index.ts';
import type { Place } from './state.ts';

async function writeProject(work: Work, id: string, status: AnyProjectStatus): Promise<void> {
  const change = { status, statusSince: work.now };
  await work.trx.update(projects).set(change).where(eq(projects.id, id));
}

async function writeResult(work: Work, id: string, resultStatus: AnyStageStatus): Promise<void> {
  const change = { resultStatus, resultSince: work.now };
  await work.trx.update(stages).set(change).where(eq(stages.id, id));
}

async function writeStage(work: Work, id: string, status: AnyStageStatus): Promise<void> {
  const change = { status, statusSince: work.now };
  await work.trx.update(stages).set(change).where(eq(stages.id, id));
}

/** Where the result has a status of its own, that one is written for the result. */
async function hasResultStatus(work: Work, stageId: string): Promise<boolean> {
  const own = await work.trx
    .select({ id: stages.id })
    .from(stages)
    .where(sql`${eq(stages.id, stageId)} and ${isNotNull(stages.resultStatus)}`);
  return own.length > 0;
}

/**
 * Writes a status that the workflow has decided; nothing else writes one.
 * @throws TypeError for a status that the section cannot have
 */
export async function writeStatus(
  work: Work,
  projectId: string,
  { section, stageId }: Place,
  next: WorkflowStatus,
): Promise<void> {
  if (stageId === null && isProjectStatus(next)) return writeProject(work, projectId, next);
  if (stageId === null || !isStageStatus(next)) {
    throw new TypeError(`Status ${next} does not belong here`);
  }
  const ofResult = section === 'result' && (await hasResultStatus(work, stageId));
  await (ofResult ? writeResult : writeStage)(work, stageId, next);
}
