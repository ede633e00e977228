import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import type { ProjectState, StageRow } from '../../approval/public.ts';

/** Numbers the stages of a roadmap in the given order, from 1. */
export async function numberStages(work: Work, inOrder: readonly StageRow[]): Promise<void> {
  for (const [at, { id }] of inOrder.entries()) {
    const number = at + 1;
    await work.trx
      .update(stages)
      .set({ number })
      .where(and(eq(stages.id, id), ne(stages.number, number)));
  }
}

/** Puts a numeric stage at the place `number` and shifts those between; beyond the end means the end. */
export async function moveStage(
  work: Work,
  state: ProjectState,
  stage: StageRow,
  number: number,
): Promise<void> {
  const others = state.stages.filter((one) => one.kind === 'numeric' && one.id !== stage.id);
  await numberStages(work, others.toSpliced(number - 1, 0, stage));
}
