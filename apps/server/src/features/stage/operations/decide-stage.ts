import { AppError, type DecisionAction, type ProjectType, stageSection } from '@pv/contract';
import type { Locale, Work } from '../../../context.ts';
import {
  checkKind,
  decideSection,
  type Place,
  type ProjectState,
  projectOfStage,
  stageOf,
} from '../../approval/public.ts';

interface StageDecision {
  /** The kind of project that the address names. */
  type: ProjectType;
  stageId: string;
  part: 'plan' | 'result';
  userId: string;
  action: DecisionAction;
  body: {
    review?: string | null | undefined;
    status?: string | undefined;
    edition?: number | undefined;
  };
  locale: Locale;
}

/** The start stage is decided with the project, and the finish stage has no plan. */
function placeOf(state: ProjectState, { stageId, part }: StageDecision): Place {
  const section = stageSection(stageOf(state, stageId).kind, part);
  if (!section) throw new AppError('validation_failed');
  return { section, stageId };
}

/**
 * Decides on the plan or on the result of a stage.
 * @throws AppError as `decideSection`; `validation_failed` for a part that the stage does not have
 */
export async function decideStage(work: Work, decision: StageDecision): Promise<void> {
  const { type, stageId, userId, action, body, locale } = decision;
  const projectId = await projectOfStage(work.trx, stageId);
  await checkKind(work.trx, projectId, type);
  await decideSection(work, {
    projectId,
    placeIn: (state) => placeOf(state, decision),
    userId,
    action,
    review: body.review ?? null,
    seen: { status: body.status, edition: body.edition },
    locale,
  });
}
