import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { toldDeadlines } from '../../../db/schema/index.ts';
import { deadlineNotices } from '../deadlines/deadline-notices.ts';
import { type DueStage, findDeadlines } from '../deadlines/find-deadlines.ts';
import { takeDeadlinesBack } from '../deadlines/take-back.ts';
import { notify } from '../notify.ts';

/** Tells of one step towards the end of a stage, unless another run has done it meanwhile. */
async function tellDeadline(work: Work, stage: DueStage): Promise<void> {
  const notices = await deadlineNotices(work, stage);
  if (notices.length === 0) return;
  const { id: stageId, endsAt, step } = stage;
  const noted = await work.trx
    .insert(toldDeadlines)
    .values({ stageId, endsAt, step, toldAt: work.now })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) return;
  // yesterday's «in three days» says nothing beside today's «today»
  await takeDeadlinesBack(work, [stageId]);
  await notify(work, ...notices);
}

/**
 * Tells of the planned ends of stages: three days before, on the day and once after it, each once. May run
 * as often as wanted; a stage that could not be told of is tried again by the next run.
 */
export async function sendDeadlines(deps: Deps): Promise<void> {
  for (const stage of await findDeadlines(deps.connection.db, deps.clock())) {
    await inTransaction(deps, (work) => tellDeadline(work, stage)).catch((error: unknown) => {
      deps.log.error({ err: error, stageId: stage.id }, 'deadline not told');
    });
  }
}
