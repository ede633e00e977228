import type { StatusGroup, SupportStatus } from '@pv/contract';

/** The look of the status of a request. */
export const REQUEST_GROUP: Readonly<Record<SupportStatus, StatusGroup>> = {
  new: 'neutral',
  in_work: 'progress',
  answered: 'approve',
  closed: 'completed',
};
