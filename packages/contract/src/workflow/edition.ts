import type { RoleCode } from '../kinds/roles.ts';
import type { ResearchRole } from './roles.ts';

/**
 * The last edition of a section whose round ended in approval, and what has happened since: the two
 * marks are set by the effects `markReviewerJoined` and `markReturned`.
 */
export interface ApprovedEdition<R extends RoleCode = ResearchRole> {
  /** Digest of the edition's canonical content. */
  hash: string;
  approvedBy: R;
  reviewerJoined: boolean;
  returned: boolean;
}

/**
 * True when an approval still speaks for the content with this hash: nothing has changed, no
 * reviewer role was added and no reviewer has returned or withdrawn it.
 */
export function approvalHolds(
  approved: ApprovedEdition<RoleCode> | null,
  contentHash: string,
): boolean {
  if (!approved) return false;
  return approved.hash === contentHash && !approved.reviewerJoined && !approved.returned;
}

/**
 * Whether the plan of a research stage is valid. A stage has one status for both of its parts, so
 * that this is what tells a result to be sent again from a plan to be sent again.
 */
export function planValid(
  approved: ApprovedEdition<RoleCode> | null,
  contentHash: string,
): boolean {
  return approvalHolds(approved, contentHash);
}
