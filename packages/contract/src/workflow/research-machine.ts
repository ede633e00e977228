import type { RoleCode } from '../kinds/roles.ts';
import { availableActions } from './available-actions.ts';
import { completion, refuseStageDeletion } from './completion.ts';
import { decideResearch } from './decide-research.ts';
import { editEffect } from './edit-effect.ts';
import type { ResearchFacts } from './facts.ts';
import type {
  HeldRoles,
  SectionState,
  StageParts,
  TeamChange,
  TeamSituation,
  Workflow,
  WorkflowFacts,
  WorkflowStatus,
} from './machine.ts';
import { hasOpenRound } from './phases.ts';
import { resetSection } from './reset.ts';
import { isResearchRole, type Presence } from './roles.ts';
import { isApproved, phaseOf, type ResearchSection, statusFor } from './sections.ts';
import {
  PLAN_STATUS,
  PROJECT_STATUS,
  PROJECT_STATUSES,
  type ProjectStatus,
  type ResearchStatus,
  STAGE_STATUSES,
  type StageStatus,
} from './statuses.ts';
import { applyTeamEvent, type StageState, type TeamEvent } from './team-event.ts';
import { statusFamily, whoseMove } from './whose-move.ts';

function among<S extends WorkflowStatus>(list: readonly S[]) {
  const known: ReadonlySet<WorkflowStatus> = new Set(list);
  const is = (status: WorkflowStatus): status is S => known.has(status);
  return (status: WorkflowStatus): S => {
    if (!is(status)) throw new TypeError(`${status} is no status of research`);
    return status;
  };
}

const ofProject = among<ProjectStatus>(PROJECT_STATUSES);
const ofStage = among<StageStatus>(STAGE_STATUSES);
const ofAny = among<ResearchStatus>([...PROJECT_STATUSES, ...STAGE_STATUSES]);

function presence(held: HeldRoles): Presence {
  return {
    researcher: held.has('researcher'),
    supervisor: held.has('supervisor'),
    curator: held.has('curator'),
  };
}

function factsOf({ held, approved, ...facts }: WorkflowFacts): ResearchFacts {
  const by = approved?.approvedBy;
  return {
    ...facts,
    present: presence(held),
    approved: approved && by && isResearchRole(by) ? { ...approved, approvedBy: by } : null,
  };
}

function signedBySupervisor({ signed }: SectionState): boolean {
  return signed.includes('supervisor');
}

function stagesOf(sections: readonly SectionState[]): StageState[] {
  return sections.flatMap((part) => {
    if (part.stageId === null) return [];
    const kind = part.section === 'final' ? 'finish' : 'numeric';
    const status = ofStage(part.status);
    return [{ id: part.stageId, kind, status, supervisorSigned: signedBySupervisor(part) }];
  });
}

function eventOf(change: TeamChange): TeamEvent | null {
  const { role } = change;
  if (!isResearchRole(role)) return null;
  if (change.kind === 'invited') return { kind: 'invited', role };
  return { ...change, role, present: presence(change.held) };
}

function teamChange(change: TeamChange, situation: TeamSituation) {
  const event = eventOf(change);
  const project = situation.sections.find(({ stageId }) => stageId === null);
  if (!event || !project) return { ok: true as const, changes: [] };
  const state = {
    completion: situation.completion,
    project: { status: ofProject(project.status), supervisorSigned: signedBySupervisor(project) },
    stages: stagesOf(situation.sections),
  };
  return applyTeamEvent(event, state, { reviewerReset: situation.reviewerReset });
}

const statusOrNull = ({ status }: StageParts) => status && ofStage(status);

/** The rules of research and article projects, the latter without numeric stages. */
export function researchWorkflow({ needsStages }: { needsStages: boolean }): Workflow {
  return {
    first: (section) => (section === 'project' ? PROJECT_STATUS : PLAN_STATUS).created,
    decide: ({ section, status, actor, action }, facts) =>
      decideResearch<ResearchSection>(section, ofAny(status), actor, action, factsOf(facts)),
    actions: ({ section, status }, actor: RoleCode, facts) =>
      availableActions<ResearchSection>(section, ofAny(status), actor, factsOf(facts)),
    movers: ({ status }, held) => {
      const role = whoseMove(ofAny(status), presence(held));
      return role ? [role] : [];
    },
    sideBySide: false,
    family: (status) => statusFamily(ofAny(status))?.family ?? null,
    approved: ({ section, status }) => isApproved(section, ofAny(status)),
    edit: ({ section, status, role, completion: done }) =>
      editEffect({ section, status: ofAny(status), role, completion: done }),
    completion: (project, stages) =>
      completion(
        { status: ofProject(project.status) },
        stages.map((stage) => ({ ...stage, status: statusOrNull(stage) })),
        { needsStages },
      ),
    deletion: (stage, done) =>
      refuseStageDeletion({ kind: stage.kind, status: statusOrNull(stage) }, done),
    restored: (_, sent) => (sent ? statusFor('plan', 'reapproval') : PLAN_STATUS.created),
    teamChange,
    closeRound: ({ section, status }, held) => {
      const from = phaseOf(section, ofAny(status));
      if (!from || !hasOpenRound(from)) return null;
      const effects = resetSection(from, presence(held));
      return { to: statusFor(section, 'reapproval'), effects };
    },
  };
}
