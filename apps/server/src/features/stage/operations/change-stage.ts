import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import {
  type ContentEdit,
  editContent,
  type Place,
  type ProjectState,
  planPlace,
  projectOfStage,
  resultPlace,
  type StageRow,
  stageOf,
  staleVersion,
} from '../../approval/public.ts';
import { numericStages } from './arrangement.ts';
import { moveStage } from './move-stage.ts';

interface Change {
  stageId: string;
  userId: string;
  body: BodyOf<typeof endpoints.stage.change>;
}

type Content = Pick<
  StageRow,
  'title' | 'goal' | 'plannedResult' | 'startsAt' | 'endsAt' | 'resultText'
>;
type PlanField = Exclude<keyof Content, 'resultText'>;

const PLAN: readonly PlanField[] = ['title', 'goal', 'plannedResult', 'startsAt', 'endsAt'];

function contentAfter(stage: StageRow, body: Change['body']): Content {
  const after = {
    title: body.title ?? stage.title,
    goal: body.goal ?? stage.goal,
    plannedResult: body.planned_result ?? stage.plannedResult,
    startsAt: body.starts_at === undefined ? stage.startsAt : body.starts_at,
    endsAt: body.ends_at === undefined ? stage.endsAt : body.ends_at,
    resultText: body.result_text ?? stage.resultText,
  };
  const { startsAt, endsAt } = after;
  if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');
  return after;
}

/** The sections whose content really changes: a value given as it was is no edit. */
function changedPlaces(stage: StageRow, after: Content): Place[] {
  const plan = PLAN.some((field) => stage[field] !== after[field]);
  const result = stage.resultText !== after.resultText;
  return [...(plan ? [planPlace(stage)] : []), ...(result ? [resultPlace(stage)] : [])];
}

function told(stage: StageRow, after: Content) {
  const fields = [...PLAN, 'resultText' as const].filter((field) => stage[field] !== after[field]);
  const pick = (from: Content) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { before: pick(stage), after: pick(after) };
}

/** By the names that a change has for them. */
const newestOf = (stage: StageRow) => ({
  title: stage.title,
  goal: stage.goal,
  planned_result: stage.plannedResult,
  starts_at: stage.startsAt,
  ends_at: stage.endsAt,
  result_text: stage.resultText,
  number: stage.number === null ? null : String(stage.number),
});

function planChange(work: Work, state: ProjectState, { stageId, body }: Change): ContentEdit {
  const stage = stageOf(state, stageId);
  if (body.version !== stage.version) throw staleVersion(stage.version, body, newestOf(stage));
  const after = contentAfter(stage, body);
  const places = changedPlaces(stage, after);
  // beyond the end means the end, and is told so
  const number = Math.min(body.number ?? Infinity, numericStages(state).length);
  const asked = body.number !== undefined && stage.kind === 'numeric';
  const moved = asked && number !== stage.number;
  const { before, after: changed } = told(stage, after);
  const write = async () => {
    await work.trx
      .update(stages)
      .set({ ...after, version: stage.version + 1 })
      .where(eq(stages.id, stageId));
    if (moved) await moveStage(work, state, stage, number);
  };
  return {
    places,
    kind: places.length === 0 ? 'stage_moved' : 'stage_changed',
    stageId,
    before: { ...before, ...(moved && { number: stage.number }) },
    after: { ...changed, ...(moved && { number }) },
    write: places.length > 0 || moved ? write : null,
  };
}

/**
 * Changes the plan, the result or the place of a stage. Its place is no content: moving drops no
 * approval.
 * @throws AppError `not_found`, `stale_version`, `dates_reversed`, and the refusals of `editContent`
 */
export async function changeStage(work: Work, change: Change): Promise<void> {
  const { stageId, userId } = change;
  const projectId = await projectOfStage(work.trx, stageId);
  await editContent(work, { projectId, userId }, (state) => planChange(work, state, change));
}
