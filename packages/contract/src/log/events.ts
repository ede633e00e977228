import { z } from 'zod';
import type { Intent } from '../workflow/intents.ts';

/** What events are about; kinds are chosen by these. `account` events are seen by their owner only. */
export const LOG_TOPICS = [
  'project',
  'stage',
  'approval',
  'document',
  'team',
  'note',
  'account',
  'task',
  'discussion',
  'event',
  'application',
] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

/**
 * Every kind of event with its fixed id, `event_uuid`. An id is never given to another kind. A new kind
 * needs a line here, a title in the texts and a sentence in the web app: without them nothing compiles.
 */
export const EVENTS = {
  project_created: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000001' },
  project_changed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000002' },
  field_added: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000003' },
  field_changed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000004' },
  field_removed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000005' },
  project_deleted: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000006' },
  startup_started: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000010' },
  reference_removed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000012' },
  article_proposed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000020' },
  proposal_withdrawn: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000021' },
  proposal_accepted: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000022' },
  proposal_declined: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000023' },
  grown_from_work: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000011' },
  completion_changed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000008' },
  passport_changed: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000030' },
  resume_shared: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000031' },
  resume_link_revoked: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000032' },
  project_exported: { topic: 'project', id: '0192f0a2-0001-7000-8000-000000000007' },
  stage_added: { topic: 'stage', id: '0192f0a2-0002-7000-8000-000000000001' },
  stage_changed: { topic: 'stage', id: '0192f0a2-0002-7000-8000-000000000002' },
  stage_moved: { topic: 'stage', id: '0192f0a2-0002-7000-8000-000000000003' },
  stage_deleted: { topic: 'stage', id: '0192f0a2-0002-7000-8000-000000000004' },
  stage_restored: { topic: 'stage', id: '0192f0a2-0002-7000-8000-000000000005' },
  section_sent: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000001' },
  section_self_approved: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000002' },
  section_approved: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000003' },
  section_returned: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000004' },
  section_passed_down: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000005' },
  section_recalled: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000006' },
  section_reopened: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000007' },
  reopening_requested: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000008' },
  reopening_cancelled: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000009' },
  reopening_declined: { topic: 'approval', id: '0192f0a2-0003-7000-8000-00000000000a' },
  reopening_granted: { topic: 'approval', id: '0192f0a2-0003-7000-8000-00000000000b' },
  approval_withdrawn: { topic: 'approval', id: '0192f0a2-0003-7000-8000-00000000000c' },
  approval_reset: { topic: 'approval', id: '0192f0a2-0003-7000-8000-00000000000d' },
  remark_ticked: { topic: 'approval', id: '0192f0a2-0003-7000-8000-00000000000e' },
  approval_moved: { topic: 'approval', id: '0192f0a2-0003-7000-8000-00000000000f' },
  remark_unticked: { topic: 'approval', id: '0192f0a2-0003-7000-8000-000000000010' },
  document_written: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000001' },
  document_reopened: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000002' },
  document_imported: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000003' },
  document_restored: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000004' },
  document_gathered: { topic: 'document', id: '0192f0a2-0004-7000-8000-00000000001a' },
  document_exported: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000005' },
  file_added: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000006' },
  file_replaced: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000007' },
  file_removed: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000008' },
  file_version_removed: { topic: 'document', id: '0192f0a2-0004-7000-8000-00000000000b' },
  file_commented: { topic: 'document', id: '0192f0a2-0004-7000-8000-00000000000a' },
  form_exported: { topic: 'document', id: '0192f0a2-0004-7000-8000-000000000009' },
  task_added: { topic: 'task', id: '0192f0a2-0008-7000-8000-000000000001' },
  task_changed: { topic: 'task', id: '0192f0a2-0008-7000-8000-000000000002' },
  task_deleted: { topic: 'task', id: '0192f0a2-0008-7000-8000-000000000003' },
  task_restored: { topic: 'task', id: '0192f0a2-0008-7000-8000-000000000004' },
  task_statuses_changed: { topic: 'task', id: '0192f0a2-0008-7000-8000-000000000005' },
  task_tag_removed: { topic: 'task', id: '0192f0a2-0008-7000-8000-000000000006' },
  discussion_opened: { topic: 'discussion', id: '0192f0a2-0009-7000-8000-000000000001' },
  discussion_changed: { topic: 'discussion', id: '0192f0a2-0009-7000-8000-000000000002' },
  discussion_closed: { topic: 'discussion', id: '0192f0a2-0009-7000-8000-000000000003' },
  discussion_reopened: { topic: 'discussion', id: '0192f0a2-0009-7000-8000-000000000004' },
  discussion_deleted: { topic: 'discussion', id: '0192f0a2-0009-7000-8000-000000000005' },
  /** By whoever moderates a discussion. */
  discussion_comment_removed: { topic: 'discussion', id: '0192f0a2-0009-7000-8000-000000000006' },
  event_announced: { topic: 'event', id: '0192f0a2-0010-7000-8000-000000000001' },
  event_moved: { topic: 'event', id: '0192f0a2-0010-7000-8000-000000000002' },
  event_cancelled: { topic: 'event', id: '0192f0a2-0010-7000-8000-000000000003' },
  event_result: { topic: 'event', id: '0192f0a2-0010-7000-8000-000000000004' },
  application_added: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000001' },
  application_checking: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000002' },
  application_draft: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000003' },
  application_ready: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000004' },
  application_submitted: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000005' },
  application_supported: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000006' },
  application_declined: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000007' },
  application_restored: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000008' },
  application_removed: { topic: 'application', id: '0192f0a2-0011-7000-8000-000000000009' },
  member_joined: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000001' },
  member_left: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000002' },
  member_removed: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000003' },
  role_changed: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000004' },
  creator_changed: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000005' },
  invitation_sent: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000006' },
  invitation_resent: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000007' },
  invitation_accepted: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000008' },
  invitation_declined: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000009' },
  invitation_cancelled: { topic: 'team', id: '0192f0a2-0005-7000-8000-00000000000a' },
  invitation_lapsed: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000017' },
  exclusion_requested: { topic: 'team', id: '0192f0a2-0005-7000-8000-00000000000b' },
  exclusion_declined: { topic: 'team', id: '0192f0a2-0005-7000-8000-00000000000c' },
  exclusion_cancelled: { topic: 'team', id: '0192f0a2-0005-7000-8000-00000000000d' },
  exclusion_lapsed: { topic: 'team', id: '0192f0a2-0005-7000-8000-00000000000e' },
  role_offer_requested: { topic: 'team', id: '0192f0a2-0005-7000-8000-00000000000f' },
  role_offer_declined: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000010' },
  role_offer_cancelled: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000011' },
  role_offer_lapsed: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000012' },
  handover_requested: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000013' },
  handover_declined: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000014' },
  handover_cancelled: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000015' },
  handover_lapsed: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000016' },
  people_reminded: { topic: 'team', id: '0192f0a2-0005-7000-8000-000000000018' },
  note_added: { topic: 'note', id: '0192f0a2-0006-7000-8000-000000000001' },
  entry_commented: { topic: 'note', id: '0192f0a2-0006-7000-8000-000000000002' },
  /** By somebody else than its author. */
  comment_removed: { topic: 'note', id: '0192f0a2-0006-7000-8000-000000000003' },
  account_created: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000001' },
  signed_in: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000002' },
  session_ended: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000003' },
  session_stolen: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000004' },
  password_changed: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000005' },
  password_reset: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000006' },
  profile_changed: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000007' },
  invite_code_renewed: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000008' },
  email_changed: { topic: 'account', id: '0192f0a2-0007-7000-8000-000000000009' },
} as const satisfies Record<string, { topic: LogTopic; id: string }>;

export type EventKind = keyof typeof EVENTS;
export type EventId = (typeof EVENTS)[EventKind]['id'];
/** Events of one person's account. */
export type AccountEventKind = {
  [K in EventKind]: (typeof EVENTS)[K]['topic'] extends 'account' ? K : never;
}[EventKind];
/** Events of a project, which its members see. */
export type ProjectEventKind = Exclude<EventKind, AccountEventKind>;

export const EVENT_KINDS = Object.keys(EVENTS) as EventKind[];

export const eventIdSchema = z.enum(
  EVENT_KINDS.map((kind) => EVENTS[kind].id) as [EventId, ...EventId[]],
);

const BY_ID = new Map<string, EventKind>(EVENT_KINDS.map((kind) => [EVENTS[kind].id, kind]));

/** The kind of event with this id. */
export function eventOf(id: EventId): EventKind {
  const kind = BY_ID.get(id);
  if (!kind) throw new RangeError(`Unknown event ${id}`);
  return kind;
}

/** Whether an event belongs to somebody's account rather than to a project. */
export function isAccountEvent(kind: EventKind): kind is AccountEventKind {
  return EVENTS[kind].topic === 'account';
}

/** The event that a decision on a section is told as. */
export const DECISION_EVENTS = {
  send: 'section_sent',
  self_approve: 'section_self_approved',
  approve: 'section_approved',
  return: 'section_returned',
  pass_down: 'section_passed_down',
  recall: 'section_recalled',
  reopen: 'section_reopened',
  request_reopening: 'reopening_requested',
  cancel_request: 'reopening_cancelled',
  decline_request: 'reopening_declined',
  grant_request: 'reopening_granted',
  withdraw: 'approval_withdrawn',
} as const satisfies Record<Intent, ProjectEventKind>;
