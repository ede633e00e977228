import type { ApplicationStatus, StatusGroup } from '@pv/contract';

/** What a status looks like among all the others of the product. */
export const STATUS_GROUP: Readonly<Record<ApplicationStatus, StatusGroup>> = {
  draft: 'neutral',
  checking: 'review',
  ready: 'approve',
  submitted: 'progress',
  supported: 'completed',
  declined: 'revision',
};
