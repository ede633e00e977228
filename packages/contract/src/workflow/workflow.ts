import type { ErrorCode } from '../http/errors.ts';
import type { StageKind } from '../kinds/kinds.ts';
import type { RoleCode } from '../kinds/roles.ts';
import type { ApprovedEdition } from './edition.ts';
import type { WorkflowEffect } from './effects.ts';
import type { Intent } from './intents.ts';
import type { PhaseFamily } from './phases.ts';
import type { WorkflowSection } from './sections.ts';
import type { Completion, WorkflowStatus } from './statuses.ts';

/** The two calls of the spec: `approve` of an author is the sending, `revise` of an author a recall. */
export type DecisionAction = 'approve' | 'revise';

/** Which roles somebody in the team holds. */
export type HeldRoles = ReadonlySet<RoleCode>;

/** What a decision depends on besides the status. */
export interface WorkflowFacts {
  held: HeldRoles;
  /** The author who sent the section last; null before the first time. */
  sender: RoleCode | null;
  completion: Completion;
  /** Whether the result may be decided on: the plan equals its approved edition, see `approvalHolds`. */
  planValid: boolean;
  /** Digest of the section's content as it is now. */
  contentHash: string;
  approved: ApprovedEdition | null;
  /** Hard items of `missingContent`, empty when the section may be sent. */
  missing: readonly string[];
  /** Installation switch: unchanged content goes straight back to its approved status. */
  restoreUnchanged: boolean;
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

/** A permitted move: the status it leads to and everything it leaves behind. */
export interface WorkflowDecided {
  ok: true;
  next: WorkflowStatus;
  /** Row of the table. */
  row: string;
  intent: Intent;
  /** The content had not changed since its approval, and the approval stands again. */
  restored: boolean;
  /** A request to reopen waits for an answer; stored with the section, read by `completion`. */
  requestPending: boolean;
  effects: readonly WorkflowEffect[];
}

/** A refusal: its code and, for missing content, the items that are missing. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  items: readonly string[];
}

/** A button: the call it makes, what it is called, and what the call still waits for. */
export interface AvailableAction {
  action: DecisionAction;
  /** The name of the button in the texts. */
  intent: Intent;
  row: string;
  /** Why the call would be refused now although it is this person's to make, or null. */
  blocked: ErrorCode | null;
}

/** An edit of a section's content, which need not be the section that is under approval. */
export interface WorkflowEdit extends SectionAt {
  /** Where the result of the same startup stage stands, for an edit of its plan; else null. */
  resultStatus: WorkflowStatus | null;
  role: RoleCode;
  completion: Completion;
}

/** What an edit of a section's content does. Only the fields that an edition holds count as content. */
export type EditEffect =
  /** `newEdition`: the section is with the supervisor, whose edit is the next edition of the round. */
  | { kind: 'saved'; newEdition: boolean }
  /** Saved after a confirmation; the status becomes «re-approval required», in startups that of the part. */
  | { kind: 'reapproval'; next: WorkflowStatus }
  | { kind: 'refused'; code: ErrorCode };

/** What completion and deletion read of a stage. */
export interface StageParts {
  kind: StageKind;
  /** Null for the start stage. */
  status: WorkflowStatus | null;
  /** Null but for the numeric stages of startups, where the result has a status of its own. */
  resultStatus: WorkflowStatus | null;
}

/** A section with what its open round has come to, as events of the team read it. */
export interface SectionState extends SectionAt {
  /** Null for the project section. */
  stageId: string | null;
  /** Who has signed the open round, the sender included, in the order of signing. */
  signed: readonly RoleCode[];
  sender: RoleCode | null;
}

/** A change of the team. `held` is the team after it; `first`: nobody held the role before. */
export type TeamChange =
  | { kind: 'joined'; role: RoleCode; first: boolean; held: HeldRoles }
  | { kind: 'left'; role: RoleCode; held: HeldRoles }
  /** An invitation is about to be sent. Nothing changes before it is accepted. */
  | { kind: 'invited'; role: RoleCode };

/** The change of one status by an event of the team, and what the server does with it. */
export interface WorkflowChange {
  section: WorkflowSection;
  stageId: string | null;
  /** Row of the table of events. */
  row: string;
  from: WorkflowStatus;
  to: WorkflowStatus;
  effects: readonly WorkflowEffect[];
}

/** Whose joining resets approvals: of every reviewer, or only of the first one of a role. */
export type ReviewerReset = 'every' | 'first';

/** What an event of the team meets. */
export interface TeamSituation {
  completion: Completion;
  sections: readonly SectionState[];
  reviewerReset: ReviewerReset;
}

export type TeamOutcome =
  | { ok: true; changes: readonly WorkflowChange[] }
  | { ok: false; code: ErrorCode };

/** The rules of approval of one kind of project, behind which its statuses and roles are its own. */
export interface Workflow {
  /** The status that a section of a new project begins with. */
  first(section: WorkflowSection): WorkflowStatus;
  /**
   * Decides `approve` or `revise` of one person on one section. The actor's own role counts as held,
   * whatever the facts say. Refusals: `forbidden` for a role that never decides, `not_found` for a
   * deleted stage, `project_finished`, `plan_not_approved`, `stages_unfinished`, `content_missing`
   * with the items, `already_decided`, `role_signed` for who has signed a round of reviewers side by
   * side, `section_locked`, `researcher_first` for a supervisor who approves what the researchers
   * have yet to send, and `not_your_move` for everything that no row lists.
   */
  decide(attempt: Attempt, facts: WorkflowFacts): WorkflowDecided | Refusal;
  /** The buttons of somebody with this role on a section: at most one a call. */
  actions(at: SectionAt, actor: RoleCode, facts: WorkflowFacts): AvailableAction[];
  /**
   * The roles that have to act next: who is asked or was returned to, else the authors, who do the
   * work. Nobody when the result is approved or the stage deleted.
   */
  movers(at: SectionAt, held: HeldRoles): RoleCode[];
  /** Reviewers decide side by side: the turn of each begins with the sending, whoever decides first. */
  sideBySide: boolean;
  /**
   * Whether what this role has seen of an edition is still so as far as its decision goes, although
   * others have decided meanwhile: side by side, reviewers are asked, and the role is waited for as before.
   */
  asksAsBefore(seen: string, now: SectionAt, role: RoleCode): boolean;
  /** Null for a deleted stage. */
  family(status: WorkflowStatus): PhaseFamily | null;
  /** True for «approved by …» of this section. */
  approved(at: SectionAt): boolean;
  /** Refusals: `forbidden`, `not_found` for a deleted stage, `project_finished`, `section_locked`. */
  edit(edit: WorkflowEdit): EditEffect;
  /**
   * Where a project stands as a function of its parts. The final report is expected while the project
   * section and every numeric stage, of which there is at least one but in articles, are approved; with
   * the final result approved as well the project has succeeded.
   */
  completion(
    project: { status: WorkflowStatus },
    stages: readonly (StageParts & { requestPending: boolean })[],
  ): Completion;
  /** Why a stage may not be deleted, or null: somebody reads or has approved its plan or result. */
  deletion(stage: StageParts, completion: Completion): ErrorCode | null;
  /**
   * The status with which a part of a deleted stage comes back: created, or for approval anew when it
   * was ever sent. Where plan and result share one status, that of the plan.
   */
  restored(section: 'plan' | 'result', sent: boolean): WorkflowStatus;
  /**
   * What a change of the team does to the statuses. A finished project takes no further reviewer:
   * `project_finished`.
   */
  teamChange(change: TeamChange, situation: TeamSituation): TeamOutcome;
  /**
   * Where the open round of a section is closed as «reset» by a change of role, so that nobody approves
   * his own content under another; null where no round is open.
   */
  closeRound(at: SectionAt, held: HeldRoles): Pick<WorkflowChange, 'to' | 'effects'> | null;
}
