import type { RoleCode } from '../../kinds/roles.ts';
import type { Intent } from '../intents.ts';
import type { DecisionAction } from '../workflow.ts';

/** Phases that a row starts from, named by what matters of them to the actor. */
export type FromWord =
  /** Somebody is asked. */
  | 'wait'
  /** The actor's role is asked, and others. */
  | 'wait_shared'
  /** The actor's role alone is asked. */
  | 'wait_own'
  | 'revision_author'
  /** A request to reopen. */
  | 'revision_reviewer'
  | 'revision_own'
  | 'approved_author'
  | 'approved_reviewer';

/** What the team must be like. */
export type TeamWord = 'reviewers' | 'no_reviewers' | 'approver_held' | 'approver_gone';

/** Where a row leads, where that depends on the team. */
export type ToWord =
  /** All the reviewers who are there. */
  | 'wait_reviewers'
  /** Those who are still asked, without the actor's role. */
  | 'wait_rest'
  | 'approved_actor'
  | 'revision_actor'
  /** The author who sent last. */
  | 'revision_sender'
  /** The role that has approved. */
  | 'revision_approver';

/** Which roles must be held (true) or must not be held (false) by somebody in the team. */
export type TeamCondition = Readonly<Partial<Record<RoleCode, boolean>>>;

/** One permitted move: phases and roles by name, or by a word for what they are to the actor. */
export interface Row<P extends string = string> {
  /** `E13` is the event that stands in for a request where nobody is left to be asked. */
  number: number | 'E13';
  actor: RoleCode | 'author' | 'reviewer';
  action: DecisionAction;
  from: readonly (P | FromWord)[];
  team?: TeamCondition | TeamWord;
  to: P | ToWord;
  intent: Intent;
  /** Where the same row means another intent, by what it starts from. */
  intentFrom?: Readonly<Partial<Record<P | FromWord, Intent>>>;
  /** The author side sends the section, for the first time or again. */
  starts?: true;
}
