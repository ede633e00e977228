import type { ArticleStatus, ProposalStatus, StatusGroup } from '@pv/contract';

/** The look of the state of an article. */
export const STATUS_GROUP: Readonly<Record<ArticleStatus, StatusGroup>> = {
  draft: 'neutral',
  scheduled: 'progress',
  published: 'completed',
  unpublished: 'revision',
};

/** The look of the state of a proposal. */
export const PROPOSAL_GROUP: Readonly<Record<ProposalStatus, StatusGroup>> = {
  open: 'review',
  accepted: 'approve',
  declined: 'revision',
  withdrawn: 'neutral',
};
