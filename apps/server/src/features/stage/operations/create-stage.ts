import {
  AppError,
  type BodyOf,
  type endpoints,
  MAX_NUMERIC_STAGES,
  type Stage,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import { editContent, openMoves, presentStage, stageOf } from '../../approval/public.ts';
import { firstStatuses, toldStage } from '../../project/public.ts';

interface NewStage {
  userId: string;
  body: BodyOf<typeof endpoints.stage.create>;
}

/**
 * Adds a numeric stage at the end of the roadmap. The roadmap is no part of the project section, so
 * nothing has to be approved again.
 * @throws AppError `no_roadmap` in an article, `too_many_stages`, `dates_reversed`, and the refusals of `editContent`
 */
export async function createStage(work: Work, { userId, body }: NewStage): Promise<Stage> {
  const id = uuidv7();
  const { project_id: projectId, title, goal = '', planned_result: plannedResult = '' } = body;
  const startsAt = body.starts_at ?? null;
  const endsAt = body.ends_at ?? null;
  if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');

  const state = await editContent(work, { projectId, userId }, (before) => {
    const taken = before.stages.filter((stage) => stage.kind === 'numeric').length;
    if (before.project.type === 'article') throw new AppError('no_roadmap');
    if (taken >= MAX_NUMERIC_STAGES) throw new AppError('too_many_stages');
    const statuses = firstStatuses(before.project.type, 'numeric', work.now);
    const content = { title, goal, plannedResult, startsAt, endsAt };
    return {
      places: [],
      kind: 'stage_added',
      stageId: id,
      after: toldStage({ ...content, ...statuses }),
      write: async () => {
        await work.trx.insert(stages).values({
          id,
          projectId,
          kind: 'numeric',
          number: taken + 1,
          ...content,
          ...statuses,
          createdAt: work.now,
        });
      },
    };
  });
  const reader = { userId, now: work.now, rules: work.deps.config };
  return presentStage(state, stageOf(state, id), openMoves(state, reader.rules), reader);
}
