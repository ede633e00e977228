import {
  AppError,
  type ProfileFields,
  type ProjectCategory,
  type RoleCode,
  type StageKind,
} from '@pv/contract';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { profiles } from '../../db/schema/index.ts';
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

/** A person as a title page names him; empty where the profile says nothing. */
export interface TitlePerson {
  userId: string;
  role: RoleCode;
  lastName: string;
  firstName: string;
  middleName: string;
  group: string;
  post: string;
  degree: string;
  academicTitle: string;
}

/** What somebody may do with the document of a stage, and what its title page is made of. */
export interface DocumentAccess {
  role: RoleCode;
  /** Why the caller may not write now: it waits for a reviewer, all is over, or the role only reads. */
  locked: 'waiting' | 'finished' | 'role' | null;
  /** Writing takes back an approval that the text has; the caller is asked first. */
  dropsApproval: boolean;
  project: { id: string; title: string; category: ProjectCategory | null };
  stage: { id: string; title: string; kind: StageKind };
  titlePage: {
    institution: string;
    department: string;
    city: string;
    /** The researchers; the creator where there is none. */
    students: TitlePerson[];
    supervisors: TitlePerson[];
  };
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

function titlePerson(userId: string, role: RoleCode, fields: ProfileFields): TitlePerson {
  return {
    userId,
    role,
    lastName: fields.last_name,
    firstName: fields.first_name,
    middleName: fields.middle_name,
    group: fields.group,
    post: fields.post,
    degree: fields.academic_degree,
    academicTitle: fields.academic_title,
  };
}

async function titlePage(
  executor: Executor,
  state: ProjectState,
): Promise<DocumentAccess['titlePage']> {
  const rows = await executor
    .select({ userId: profiles.userId, fields: profiles.fields })
    .from(profiles)
    .where(
      inArray(
        profiles.userId,
        state.team.map((member) => member.userId),
      ),
    );
  const told = new Map(rows.map((row) => [row.userId, row.fields]));
  const people = state.team.flatMap(({ userId, role }) => {
    const fields = told.get(userId);
    return fields ? [titlePerson(userId, role, fields)] : [];
  });
  const { creatorId } = state.project;
  const researchers = people.filter((person) => person.role === 'researcher');
  const students =
    researchers.length > 0 ? researchers : people.filter((person) => person.userId === creatorId);
  const of = students[0] && told.get(students[0].userId);
  return {
    institution: of?.institution || of?.work_place || '',
    department: of?.department ?? '',
    city: of?.city ?? '',
    students,
    supervisors: people.filter((person) => person.role === 'supervisor'),
  };
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
  const { id, title, category } = state.project;
  return {
    role,
    ...editing(state, stage, role),
    project: { id, title, category },
    stage: { id: stage.id, title: stage.title, kind: stage.kind },
    titlePage: await titlePage(executor, state),
  };
}
