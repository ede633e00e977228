import {
  type Completion,
  type DecisionAction,
  type ProjectStatus,
  type ReviewerReset,
  type RoleCode,
  type StageStatus,
  type TeamChange,
  WORKFLOWS,
  type WorkflowFacts,
  type WorkflowSection,
  type WorkflowStatus,
} from '../../src/index.ts';

/** The rules that are tried. */
export const research = WORKFLOWS.nir;

export const RESEARCH_ROLES = ['researcher', 'supervisor', 'curator'] as const;
export type ResearchRole = (typeof RESEARCH_ROLES)[number];
/** Which research roles somebody in the team holds. */
export type Presence = Readonly<Record<ResearchRole, boolean>>;

export const heldBy = (present: Presence): ReadonlySet<RoleCode> =>
  new Set(RESEARCH_ROLES.filter((role) => present[role]));

/** Facts of a section, its team by presence. */
export type ResearchFacts = Omit<WorkflowFacts, 'held' | 'sender'> & { present: Presence };

const workflowFacts = ({ present, ...facts }: ResearchFacts): WorkflowFacts => ({
  ...facts,
  held: heldBy(present),
  sender: null,
});

export const decideResearch = (
  section: WorkflowSection,
  status: WorkflowStatus,
  actor: RoleCode,
  action: DecisionAction,
  facts: ResearchFacts,
) => research.decide({ section, status, actor, action }, workflowFacts(facts));

export const availableActions = (
  section: WorkflowSection,
  status: WorkflowStatus,
  actor: RoleCode,
  facts: ResearchFacts,
) => research.actions({ section, status }, actor, workflowFacts(facts));

export const isApproved = (section: WorkflowSection, status: WorkflowStatus) =>
  research.approved({ section, status });

/** The one whose move it is; null when it is nobody's. */
export function whoseMove(status: WorkflowStatus, present: Presence): RoleCode | null {
  const movers = research.movers({ section: 'project', status }, heldBy(present));
  if (movers.length > 1) throw new Error(`${movers.join(' and ')} move at once`);
  return movers[0] ?? null;
}

type Change<C> = C extends { held: unknown } ? Omit<C, 'held'> & { present: Presence } : C;
/** A change of a research team. */
export type TeamEvent = Change<Extract<TeamChange, { role: RoleCode }>> & { role: ResearchRole };

/** A research project as its events read it. */
export interface ResearchState {
  completion: Completion;
  project: { status: ProjectStatus; supervisorSigned: boolean };
  stages: readonly {
    id: string;
    kind: 'numeric' | 'finish';
    status: StageStatus;
    supervisorSigned: boolean;
  }[];
}

export function applyTeamEvent(
  event: TeamEvent,
  { completion, project, stages }: ResearchState,
  { reviewerReset }: { reviewerReset: ReviewerReset },
) {
  const part = (
    section: WorkflowSection,
    stageId: string | null,
    { status, supervisorSigned }: { status: WorkflowStatus; supervisorSigned: boolean },
  ) => ({
    section,
    stageId,
    status,
    signed: supervisorSigned ? (['supervisor'] as const) : [],
    sender: null,
  });
  const sections = [
    part('project', null, project),
    ...stages.map((stage) => {
      const ofResult = stage.status.startsWith('result_') ? 'result' : 'plan';
      return part(stage.kind === 'finish' ? 'final' : ofResult, stage.id, stage);
    }),
  ];
  const change: TeamChange =
    event.kind === 'invited' ? event : { ...event, held: heldBy(event.present) };
  return research.teamChange(change, { completion, sections, reviewerReset });
}
