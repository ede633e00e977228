import {
  AppError,
  type DocumentStage,
  type LockedStage,
  type ProjectCategory,
  type ProjectType,
  type RoleCode,
  type StageKind,
} from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import { findDocumentStages, findThesis, stagesOf } from '../../documents/thesis/find-thesis.ts';
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
  /** Where the project has one document: its id, its stages and those whose sections are closed now. */
  thesis: Thesis | null;
  project: { id: string; type: ProjectType; title: string; category: ProjectCategory | null };
  stage: { id: string; title: string; kind: StageKind };
  /** The last day of the stage, in the one document of a project that of the last one, or of the project where the stage has none; `YYYY-MM-DD`. */
  endsAt: string | null;
  titlePage: TitleSource;
}

/** The one document of a project, as far as rights on it go. */
export interface Thesis {
  documentId: string;
  stages: DocumentStage[];
  /** The last of them, whose title page the work has at whichever stage it is opened. */
  last: DocumentAccess['stage'];
  /** None while the whole is locked. */
  locked: LockedStage[];
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

/** The stages that wait or are approved on their own: their sections take nothing while the others do. */
function lockedStages(
  state: ProjectState,
  stages: readonly DocumentStage[],
  role: RoleCode,
): LockedStage[] {
  return stages.flatMap(({ id }): LockedStage[] => {
    const { locked, dropsApproval } = editing(state, stageOf(state, id), role);
    if (dropsApproval) return [{ id, why: 'approved' }];
    return locked === 'waiting' ? [{ id, why: locked }] : [];
  });
}

/** The one document of a project with its stages; null where its stages have documents of their own. */
async function loadThesis(
  executor: Executor,
  state: ProjectState,
  role: RoleCode,
): Promise<Thesis | null> {
  const row = await findThesis(executor, state.project.id);
  if (!row) return null;
  const stages = await findDocumentStages(executor, state.project.id);
  const last = stageOf(state, stagesOf(stages).last);
  const { locked, dropsApproval } = editing(state, last, role);
  const open = locked === null && !dropsApproval;
  const { id, title, kind } = last;
  const closed = open ? lockedStages(state, stages, role) : [];
  return { documentId: row.id, stages, last: { id, title, kind }, locked: closed };
}

/**
 * The caller's access to the document of a stage. The one document of a project is locked as a whole with
 * its last stage. `locked` is its project where the caller has it locked.
 * @throws AppError `not_found` for an absent stage and for one of a foreign project alike
 */
export async function loadDocumentAccess(
  executor: Executor,
  { stageId, locked }: { stageId: string; locked?: ProjectState | undefined },
  userId: string,
): Promise<DocumentAccess> {
  const state =
    locked ?? (await loadState(executor, await projectOfStage(executor, stageId), userId));
  const stage = stageOf(state, stageId);
  const { role } = memberOf(state, userId);
  const { id, type, title, category } = state.project;
  const [thesis, titlePage] = await Promise.all([
    loadThesis(executor, state, role),
    loadTitleSource(executor, state),
  ]);
  const whole = thesis ? stageOf(state, thesis.last.id) : stage;
  return {
    role,
    ...editing(state, whole, role),
    thesis,
    project: { id, type, title, category },
    stage: { id: stage.id, title: stage.title, kind: stage.kind },
    endsAt: whole.endsAt ?? state.project.endsAt,
    titlePage,
  };
}
