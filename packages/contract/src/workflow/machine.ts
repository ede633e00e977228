import type { ErrorCode } from '../http/errors.ts';
import type { StageKind } from '../kinds/kinds.ts';
import type { RoleCode } from '../kinds/roles.ts';
import type { AvailableAction } from './available-actions.ts';
import type { DecisionAction } from './chain/row.ts';
import type { EditEffect } from './edit-effect.ts';
import type { WorkflowEffect } from './effects.ts';
import type { SectionFacts } from './facts.ts';
import type { Intent } from './intents.ts';
import type { PhaseFamily } from './phases.ts';
import type { Refusal } from './refuse-research.ts';
import type { WorkflowSection } from './sections.ts';
import type { StartupProjectStatus, StartupStageStatus } from './startup/statuses.ts';
import type { Completion, ProjectStatus, StageStatus } from './statuses.ts';
import type { ReviewerReset } from './team-event.ts';

/** A status of the project section of any kind of project. */
export type AnyProjectStatus = ProjectStatus | StartupProjectStatus;
/** A status of a stage, its plan or its result, in any kind of project. */
export type AnyStageStatus = StageStatus | StartupStageStatus;
export type WorkflowStatus = AnyProjectStatus | AnyStageStatus;

/** Which roles somebody in the team holds. */
export type HeldRoles = ReadonlySet<RoleCode>;

/** What a decision in any kind of project depends on besides the status. */
export interface WorkflowFacts extends SectionFacts<RoleCode> {
  held: HeldRoles;
  /** The author who sent the section last; null before the first time. */
  sender: RoleCode | null;
}

/** A section and the status that its approval goes by. */
export interface SectionAt {
  section: WorkflowSection;
  status: WorkflowStatus;
}

/** Somebody's call on a section. */
export interface Attempt extends SectionAt {
  actor: RoleCode;
  action: DecisionAction;
}

/** A permitted move in any kind of project. */
export interface WorkflowDecided {
  ok: true;
  next: WorkflowStatus;
  /** Row of the table. */
  row: string;
  intent: Intent;
  restored: boolean;
  requestPending: boolean;
  effects: readonly WorkflowEffect[];
}

/** An edit of content in any kind of project. */
export interface WorkflowEdit extends SectionAt {
  /** Where the result of the same startup stage stands, for an edit of its plan; else null. */
  resultStatus: WorkflowStatus | null;
  role: RoleCode;
  completion: Completion;
}

/** What completion, progress and deletion read of a stage. */
export interface StageParts {
  kind: StageKind;
  /** Null for the start stage. */
  status: WorkflowStatus | null;
  /** Null but for the numeric stages of startups, where the result has a status of its own. */
  resultStatus: WorkflowStatus | null;
}

/** A section with what its open round has come to, as events of the team read it. */
export interface SectionState extends SectionAt {
  stageId: string | null;
  /** Who has signed the open round, in the order of signing. */
  signed: readonly RoleCode[];
  sender: RoleCode | null;
}

/** A change of the team. `held` is the team after it; `first`: nobody held the role before. */
export type TeamChange =
  | { kind: 'joined'; role: RoleCode; first: boolean; held: HeldRoles }
  | { kind: 'left'; role: RoleCode; held: HeldRoles }
  | { kind: 'invited'; role: RoleCode };

/** The change of one status by an event of the team, and what the server does with it. */
export interface WorkflowChange {
  section: WorkflowSection;
  stageId: string | null;
  row: string;
  from: WorkflowStatus;
  to: WorkflowStatus;
  effects: readonly WorkflowEffect[];
}

/** What an event of the team meets. */
export interface TeamSituation {
  completion: Completion;
  sections: readonly SectionState[];
  reviewerReset: ReviewerReset;
}

/** The rules of approval of one kind of project, behind which its statuses and roles are its own. */
export interface Workflow {
  /** The status that a section of a new project begins with. */
  first(section: WorkflowSection): WorkflowStatus;
  /** Decides `approve` or `revise`; see `decideResearch` and `decideStartup` for the refusals. */
  decide(attempt: Attempt, facts: WorkflowFacts): WorkflowDecided | Refusal;
  /** The buttons of somebody with this role on a section. */
  actions(at: SectionAt, actor: RoleCode, facts: WorkflowFacts): AvailableAction[];
  /** The roles that have to act next; empty when nobody has to. */
  movers(at: SectionAt, held: HeldRoles): RoleCode[];
  /** Reviewers decide side by side: the turn of each begins with the sending, whoever decides first. */
  sideBySide: boolean;
  /** Null for a deleted stage. */
  family(status: WorkflowStatus): PhaseFamily | null;
  /** True for «approved by …» of this section. */
  approved(at: SectionAt): boolean;
  edit(edit: WorkflowEdit): EditEffect;
  completion(
    project: { status: WorkflowStatus },
    stages: readonly (StageParts & { requestPending: boolean })[],
  ): Completion;
  /** Why a stage may not be deleted, or null. */
  deletion(stage: StageParts, completion: Completion): ErrorCode | null;
  /**
   * The status with which a part of a deleted stage comes back: created, or for approval anew when it
   * was ever sent. Where plan and result share one status, that of the plan.
   */
  restored(section: 'plan' | 'result', sent: boolean): WorkflowStatus;
  /** What a change of the team does to the statuses. */
  teamChange(
    change: TeamChange,
    situation: TeamSituation,
  ): { ok: true; changes: readonly WorkflowChange[] } | { ok: false; code: ErrorCode };
  /**
   * Where the open round of a section is closed as «reset» by a change of role, so that nobody approves
   * his own content under another; null where no round is open.
   */
  closeRound(at: SectionAt, held: HeldRoles): Pick<WorkflowChange, 'to' | 'effects'> | null;
}
