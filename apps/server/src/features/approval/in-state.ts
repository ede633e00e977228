import {
  AppError,
  type Completion,
  type HeldRoles,
  WORKFLOWS,
  type Workflow,
  type WorkflowSection,
} from '@pv/contract';
import type { StageDocument } from '../../documents/stage-documents.ts';
import type { ProjectRow, ProjectState, SectionRow, StageRow, TeamMember } from './state.ts';

/**
 * The caller's place in the team.
 * @throws AppError `not_found` for anybody else
 */
export function memberOf(state: ProjectState, userId: string): TeamMember {
  const member = state.team.find((one) => one.userId === userId);
  if (!member) throw new AppError('not_found');
  return member;
}

/**
 * A stage of the project that is not deleted.
 * @throws AppError `not_found`
 */
export function stageOf(state: ProjectState, stageId: string): StageRow {
  const stage = state.stages.find((one) => one.id === stageId);
  if (!stage) throw new AppError('not_found');
  return stage;
}

/** The start stage, which belongs to the project section. */
export function startStage(state: ProjectState): StageRow | undefined {
  return state.stages.find((stage) => stage.kind === 'start');
}

/** The rules of approval of the project's kind. */
export function workflowOf({ project }: { project: Pick<ProjectRow, 'type'> }): Workflow {
  return WORKFLOWS[project.type];
}

/** Which roles somebody in the team holds. */
export function heldRoles(team: readonly Pick<TeamMember, 'role'>[]): HeldRoles {
  return new Set(team.map((member) => member.role));
}

/** Who leads and asks for money: the creator where he is a founder or an author, else whoever joined first as one. */
export function leaderOf<P extends Pick<TeamMember, 'userId' | 'role'>>(
  team: readonly P[],
  creatorId: string | null,
): P | null {
  const leading = team.filter(({ role }) => role === 'founder' || role === 'researcher');
  return leading.find(({ userId }) => userId === creatorId) ?? leading[0] ?? null;
}

/** What is kept of a section's approval, or undefined before it was first sent. */
export function sectionRow<S extends Pick<SectionRow, 'section' | 'stageId'>>(
  state: { sections: readonly S[] },
  section: WorkflowSection,
  stageId: string | null,
): S | undefined {
  return state.sections.find((row) => row.section === section && row.stageId === stageId);
}

function requestPending(state: ProjectState, stage: StageRow): boolean {
  const section = stage.kind === 'finish' ? 'final' : 'result';
  return sectionRow(state, section, stage.id)?.requestPending ?? false;
}

/** Where the project stands as a whole, from its parts. */
export function completionOf(state: ProjectState): Completion {
  const standings = state.stages.map((stage) => ({
    kind: stage.kind,
    status: stage.status,
    resultStatus: stage.resultStatus,
    requestPending: requestPending(state, stage),
  }));
  return workflowOf(state).completion(state.project, standings);
}

/** The documents of a project in the order of its stages; the one that is of several, with the last of them. */
export function documentsOf({
  stages,
  documents,
}: ProjectState): { stage: StageRow; document: StageDocument }[] {
  const found = stages.flatMap((stage) => {
    const document = documents.get(stage.id);
    return document ? [{ stage, document }] : [];
  });
  return found.filter(
    ({ document }, at) => found.findLastIndex((one) => one.document.id === document.id) === at,
  );
}
