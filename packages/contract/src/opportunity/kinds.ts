/** What is offered. */
export const OPPORTUNITY_KINDS = ['scholarship', 'internship', 'vacancy', 'rd_order'] as const;
export type OpportunityKind = (typeof OPPORTUNITY_KINDS)[number];

/** Of what it is. */
export const OPPORTUNITY_FIELDS = [
  'any',
  'it',
  'engineering',
  'science',
  'medicine',
  'agriculture',
  'economics',
  'humanities',
  'education',
  'art',
] as const;
export type OpportunityField = (typeof OPPORTUNITY_FIELDS)[number];

/** How far an opportunity has come; it becomes `expired` by itself. */
export const OPPORTUNITY_STATUSES = [
  'draft',
  'on_moderation',
  'published',
  'closed',
  'expired',
] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

/** How far a response has come. */
export const RESPONSE_STATUSES = [
  'sent',
  'seen',
  'shortlisted',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number];

/** What whoever has posted an opportunity does with a response. */
export const RESPONSE_DECISIONS = ['seen', 'shortlisted', 'accepted', 'declined'] as const;
export type ResponseDecision = (typeof RESPONSE_DECISIONS)[number];

const MAY_BECOME: Readonly<Record<ResponseStatus, readonly ResponseDecision[]>> = {
  sent: ['seen', 'shortlisted', 'accepted', 'declined'],
  seen: ['shortlisted', 'accepted', 'declined'],
  shortlisted: ['accepted', 'declined'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** What may be decided about a response; nothing once it is settled. */
export const decisionsOn = (status: ResponseStatus): readonly ResponseDecision[] =>
  MAY_BECOME[status];

/** Whether a response still waits for its answer: such a one may be taken back. */
export const isOpenResponse = (status: ResponseStatus): boolean => MAY_BECOME[status].length > 0;

/** So many days before the deadline whoever has posted is told of it. */
export const EXPIRY_WARNING_DAYS = 3;
/** So many days after the end nobody waits for an answer any more: what is open is declined. */
export const DECLINE_DAYS = 30;

interface Ending {
  status: OpportunityStatus;
  expiresAt: Date | null;
}

/** The status at a moment: what is published ends with its deadline, whether or not anybody has noted it. */
export const statusAt = ({ status, expiresAt }: Ending, now: Date): OpportunityStatus =>
  status === 'published' && expiresAt && expiresAt <= now ? 'expired' : status;
