/** Where a grant application stands. Everything from `submitted` on is told by people: funds tell us nothing. */
export const APPLICATION_STATUSES = [
  'draft',
  'checking',
  'ready',
  'submitted',
  'supported',
  'declined',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  draft: ['checking', 'ready'],
  checking: ['ready', 'draft'],
  ready: ['submitted', 'draft'],
  submitted: ['supported', 'declined', 'ready'],
  supported: ['submitted'],
  declined: ['submitted'],
};

/** What may follow a status; a mistaken step is taken back by a step of its own. */
export const nextApplicationStatuses = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  NEXT[status];

/** Whether its text may still be changed: what the fund has got stays as it was sent. */
export const isApplicationOpen = (status: ApplicationStatus): boolean =>
  status === 'draft' || status === 'checking' || status === 'ready';
