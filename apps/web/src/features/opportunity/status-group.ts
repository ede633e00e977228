import type { OpportunityStatus, ResponseStatus, StatusGroup } from '@pv/contract';

/** How the status of an opportunity looks. */
export const OPPORTUNITY_GROUP: Record<OpportunityStatus, StatusGroup> = {
  draft: 'neutral',
  on_moderation: 'review',
  published: 'approve',
  closed: 'completed',
  expired: 'neutral',
};

/** How the status of a response looks. */
export const RESPONSE_GROUP: Record<ResponseStatus, StatusGroup> = {
  sent: 'progress',
  seen: 'review',
  shortlisted: 'review',
  accepted: 'approve',
  declined: 'revision',
  withdrawn: 'neutral',
};
