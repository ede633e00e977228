import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import {
  type ContentEdit,
  completionOf,
  deletedStages,
  editContent,
  type ProjectState,
  planPlace,
  type StageRow,
  workflowOf,
  writeStatus,
} from '../../approval/public.ts';
import { arrangementOf, finishOf, numericStages, sameArrangement } from './arrangement.ts';
import { bringBack, statusesBack } from './bring-back.ts';
import { numberStages } from './move-stage.ts';
import { tellChanged, tellDeleted, tellMoved } from './tell-changes.ts';

interface Arranging {
  projectId: string;
  userId: string;
  body: BodyOf<typeof endpoints.roadmap.arrange>;
}

/** The stages that the roadmap will have, in order, of those that it has and those that were deleted. */
function namedStages(state: ProjectState, deleted: readonly StageRow[], ids: readonly string[]) {
  const known = [...numericStages(state), ...deleted];
  return [...new Set(ids)].map((id) => {
    const stage = known.find((one) => one.id === id);
    if (!stage) throw new AppError('not_found');
    return stage;
  });
}

function refuseDeletion(state: ProjectState, leaving: readonly StageRow[]): void {
  for (const stage of leaving) {
    const refusal = workflowOf(state).deletion(stage, completionOf(state));
    if (refusal) throw new AppError(refusal);
  }
}

function planArranging(
  work: Work,
  state: ProjectState,
  deleted: readonly StageRow[],
  { projectId, body }: Arranging,
): ContentEdit {
  if (!sameArrangement(arrangementOf(state), body.present)) throw new AppError('stale_version');
  const { starts_at: startsAt, ends_at: endsAt } = body.finish;
  if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');
  const finish = finishOf(state);
  const renewed = { title: body.finish.title ?? finish.title, startsAt, endsAt };
  const told = tellChanged(finish, renewed);
  const changed = told.length > 0;
  const stay = namedStages(state, deleted, body.stages);
  const leaving = numericStages(state).filter((stage) => !stay.includes(stage));
  const coming = stay.filter((stage) => stage.status === 'deleted');
  refuseDeletion(state, leaving);
  const returned = coming.map((stage) => ({
    kind: 'stage_restored' as const,
    stageId: stage.id,
    after: { title: stage.title, number: stay.indexOf(stage) + 1, ...statusesBack(state, stage) },
  }));
  const kept = numericStages(state).filter((stage) => stay.includes(stage));
  const [first, ...more] = [
    ...tellDeleted(leaving),
    ...returned,
    ...tellMoved(
      coming.reduce((list, one) => list.toSpliced(stay.indexOf(one), 0, one), kept),
      stay,
    ),
    ...told,
  ];
  if (!first) return { places: [], kind: 'stage_moved', write: null };
  return {
    places: changed ? [planPlace(finish)] : [],
    ...first,
    more,
    async write() {
      for (const { id } of leaving) {
        await writeStatus(work, projectId, { section: 'plan', stageId: id }, 'deleted');
      }
      for (const stage of coming) await bringBack(work, state, stage);
      await numberStages(work, stay);
      if (!changed) return;
      await work.trx
        .update(stages)
        .set({ ...renewed, version: finish.version + 1 })
        .where(eq(stages.id, finish.id));
    },
  };
}

/**
 * Brings an earlier arrangement of the roadmap back, as the undo of a template does: stages that it
 * does not name are deleted, deleted ones that it names return.
 * @throws AppError `stale_version` when the roadmap is not as the caller saw it, `stage_not_deletable`, `not_found`, `dates_reversed`, and the refusals of `editContent`
 */
export async function arrangeStages(work: Work, arranging: Arranging): Promise<void> {
  const { projectId, userId } = arranging;
  const deleted = await deletedStages(work.trx, projectId);
  await editContent(work, { projectId, userId }, (state) =>
    planArranging(work, state, deleted, arranging),
  );
}
