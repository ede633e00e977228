import type { NotificationReason, NotificationSaid, ProjectType } from '@pv/contract';

/** What a link is made of. */
export interface Linked {
  reason: NotificationReason;
  variant: string;
  project: { id: string; type: ProjectType } | null;
  /** The row of the roadmap: a stage, or null for the project itself; undefined where no place is meant. */
  stageId: string | null | undefined;
  /** The request to the support that is meant. */
  supportId?: string | undefined;
  /** The entry of the log that is meant. */
  entryId?: string | undefined;
  /** The discussion that is meant. */
  discussionId?: string | undefined;
  /** The task that is meant, and the comment on it. */
  taskId?: string | undefined;
  commentId?: string | undefined;
  /** The stage whose document is meant. */
  documentOf?: string | undefined;
  /** The grant application that is meant. */
  applicationId?: string | undefined;
  /** The control event that is meant, and its type. */
  eventId?: string | undefined;
  eventType?: string | undefined;
  /** The opportunity that is meant, and the response to one. */
  opportunityId?: string | undefined;
  responseId?: string | undefined;
  /** The record of the catalogue of money that is meant. */
  funding?: string | undefined;
}

/** What editors are told of the requests; the others concern whoever has asked. */
const ON_DESK: ReadonlySet<string> = new Set(['asked', 'replied']);

/** Nothing can be opened by whoever is not in the team. */
const CLOSED: ReadonlySet<string> = new Set([
  'removed.removed',
  'membership.refused',
  'membership.unconfirmed',
]);

const ON_TEAM: ReadonlySet<NotificationReason> = new Set([
  'candidate',
  'membership',
  'exclusion_request',
  'role_offer',
  'handover',
  'invitation_answered',
  'request_answered',
  'joined',
  'left',
  'role_changed',
]);

/** What leads to the exact place, of what a notification says. */
export const linkIds = (said: NotificationSaid) => ({
  supportId: said.support,
  entryId: said.entry,
  taskId: said.task,
  documentOf: said.document,
  discussionId: said.discussion,
  applicationId: said.application,
  commentId: said.comment,
  eventId: said.event,
  eventType: said.event_type,
  opportunityId: said.opportunity,
  responseId: said.response,
  funding: said.funding,
});

type Apart = Pick<
  Linked,
  | 'reason'
  | 'variant'
  | 'supportId'
  | 'discussionId'
  | 'commentId'
  | 'eventId'
  | 'eventType'
  | 'opportunityId'
  | 'responseId'
>;

/** The page of what is found without its project; undefined for everything else, null where it is closed. */
function pageApart({ reason, variant, supportId, discussionId, commentId, ...event }: Apart) {
  if (reason === 'security') return '/profile#security';
  const { eventId, eventType, opportunityId, responseId } = event;
  // what was taken back cannot be opened any more
  if (responseId && variant !== 'withdrawn') return `/opportunities/responses/${responseId}`;
  if (opportunityId) return `/opportunities/${opportunityId}/manage`;
  // whoever is no longer expected cannot open it
  if (eventId) return variant === 'dropped' ? null : `/control-event/${eventType}/${eventId}`;
  if (reason === 'article_proposal' && variant === 'proposed') return '/articles-desk/proposals';
  if (reason === 'support' && supportId) {
    return ON_DESK.has(variant) ? `/support-desk/${supportId}` : `/support/requests/${supportId}`;
  }
  if (!discussionId) return undefined;
  return `/discussions-works/${discussionId}${commentId ? `?comment=${commentId}` : ''}`;
}

/** The path within the site of the exact place that a notification is about, or null. */
export function linkOf({
  project,
  stageId,
  entryId,
  taskId,
  documentOf,
  applicationId,
  funding,
  ...told
}: Linked): string | null {
  const { reason, variant, commentId } = told;
  const apart = pageApart(told);
  if (apart !== undefined) return apart;
  if (!project || CLOSED.has(`${reason}.${variant}`)) return null;
  if (entryId) return `/log?entry=${entryId}&project=${project.id}`;
  if (funding) return `/investment-navigator?project=${project.id}&record=${funding}`;
  if (taskId) {
    const comment = commentId ? `&comment=${commentId}` : '';
    return `/task-list?project=${project.id}&type=${project.type}&task=${taskId}${comment}`;
  }
  if (applicationId) {
    const comment = commentId ? `?comment=${commentId}` : '';
    return `/grant-applications/${applicationId}${comment}`;
  }
  const page = `/project/${project.type}/${project.id}`;
  if (documentOf) {
    return `${page}/document/${documentOf}${commentId ? `?comment=${commentId}` : ''}`;
  }
  if (reason === 'invitation' && variant === 'code') return `${page}#team`;
  if (reason === 'archive') return `${page}?archive=true`;
  if (ON_TEAM.has(reason)) return `${page}#team`;
  return stageId === undefined ? page : `${page}?open=${stageId ?? 'about'}`;
}
