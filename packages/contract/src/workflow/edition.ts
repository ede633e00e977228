import type { RoleCode } from '../kinds/roles.ts';

/**
 * The last edition of a section whose round ended in approval, and what has happened since: the two
 * marks are set by the effects `markReviewerJoined` and `markReturned`.
 */
export interface ApprovedEdition {
  /** Digest of the edition's canonical content. */
  hash: string;
  approvedBy: RoleCode;
  reviewerJoined: boolean;
  returned: boolean;
}

/**
 * True when an approval still speaks for the content with this hash: nothing has changed, no
 * reviewer role was added and no reviewer has returned or withdrawn it.
 */
export function approvalHolds(approved: ApprovedEdition | null, contentHash: string): boolean {
  if (!approved) return false;
  return approved.hash === contentHash && !approved.reviewerJoined && !approved.returned;
}
