import {
  AppError,
  type ProjectCategory,
  type ProjectType,
  type RoleCode,
  type StageKind,
} from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import {
  editOf,
  loadState,
  memberOf,
  type ProjectState,
  projectOfStage,
  resultPlace,
  type StageRow,
  stageOf,
  workflowOf,
} from '../approval/public.ts';
import { loadTitleSource } from './load-title-source.ts';
import type { TitleSource } from './title-source.ts';

/** What somebody may do with the document of a stage, and what its title page is made of. */
export interface DocumentAccess {
  role: RoleCode;
  /** Why the caller may not write now: it waits for a reviewer, all is over, or the role only reads. */
  locked: 'waiting' | 'finished' | 'role' | null;
  /** Writing takes back an approval that the text has; the caller is asked first. */
  dropsApproval: boolean;
  project: { id: string; type: ProjectType; title: string; category: ProjectCategory | null };
  stage: { id: string; title: string; kind: StageKind };
  /** The last day of the stage, or of the project where the stage has none; `YYYY-MM-DD`. */
  endsAt: string | null;
  titlePage: TitleSource;
}

const LOCKED = {
  section_locked: 'waiting',
  project_finished: 'finished',
  forbidden: 'role',
} as const satisfies Record<string, NonNullable<DocumentAccess['locked']>>;

function isLock(code: string): code is keyof typeof LOCKED {
  return code in LOCKED;
}

/** Whether an edit of the stage's document is taken now. The start stage belongs to the project section. */
function editing(state: ProjectState, stage: StageRow, role: RoleCode) {
  const effect = workflowOf(state).edit(editOf(state, resultPlace(stage), role));
  if (effect.kind !== 'refused')
    return { locked: null, dropsApproval: effect.kind === 'reapproval' };
  if (!isLock(effect.code)) throw new AppError(effect.code);
  return { locked: LOCKED[effect.code], dropsApproval: false };
}

/**
 * The caller's access to the document of a stage.
 * @throws AppError `not_found` for an absent stage and for one of a foreign project alike
 */
export async function loadDocumentAccess(
  executor: Executor,
  { stageId }: { stageId: string },
  userId: string,
): Promise<DocumentAccess> {
  const state = await loadState(executor, await projectOfStage(executor, stageId), userId);
  const stage = stageOf(state, stageId);
  const { role } = memberOf(state, userId);
  const { id, type, title, category } = state.project;
  return {
    role,
    ...editing(state, stage, role),
    project: { id, type, title, category },
    stage: { id: stage.id, title: stage.title, kind: stage.kind },
    endsAt: stage.endsAt ?? state.project.endsAt,
    titlePage: await loadTitleSource(executor, state),
  };
}
