/** How a person hears of something by mail; on the site he is told always. */
export const MAIL_CHANNELS = ['instant', 'digest', 'off'] as const;
export type MailChannel = (typeof MAIL_CHANNELS)[number];

/** Parts of the list of switches, in their order. */
export const REASON_GROUPS = ['approval', 'team', 'project', 'account'] as const;
export type ReasonGroup = (typeof REASON_GROUPS)[number];

/** What a reason is like before anybody has touched a switch. */
export interface ReasonRule {
  group: ReasonGroup;
  /** By mail at once is only what asks for an action, or is about the person himself. */
  mail: Exclude<MailChannel, 'off'>;
  /** The channels that the person may choose from; one means that there is no choice. */
  channels: readonly MailChannel[];
  /** What may have happened: the last part of the key of the title. */
  variants: readonly [string, ...string[]];
}

const ANY = MAIL_CHANNELS;
/** A reminder has its own day: in a digest it would come too late or twice. */
const AT_ONCE_OR_NEVER = ['instant', 'off'] as const;

/** Every reason to tell somebody something. A new one is a line here and its texts. */
export const NOTIFICATION_REASONS = {
  your_move: {
    group: 'approval',
    mail: 'instant',
    channels: ANY,
    variants: ['decide', 'revise', 'answer', 'send', 'add_stage', 'team'],
  },
  reminder: {
    group: 'approval',
    mail: 'instant',
    channels: AT_ONCE_OR_NEVER,
    // the product by itself, and a member of the team
    variants: ['own', 'nudge'],
  },
  /** To those who look after a project in which it is somebody else's move. */
  stalled: { group: 'approval', mail: 'digest', channels: ANY, variants: ['waits'] },
  /** That the planned end of a stage is near, is today or is over: whose move it is, and its authors. */
  deadline: {
    group: 'approval',
    mail: 'digest',
    channels: ANY,
    variants: ['soon', 'today', 'overdue', 'soon_others', 'today_others', 'overdue_others'],
  },
  returned: {
    group: 'approval',
    mail: 'digest',
    channels: ANY,
    variants: ['returned', 'withdrawn', 'granted'],
  },
  approved: {
    group: 'approval',
    mail: 'digest',
    channels: ANY,
    variants: ['approved', 'signed', 'alone', 'restored'],
  },
  sent: { group: 'approval', mail: 'digest', channels: ANY, variants: ['sent', 'reopening'] },
  recalled: {
    group: 'approval',
    mail: 'digest',
    channels: ANY,
    variants: ['recalled', 'reopened', 'request', 'declined'],
  },
  reset: { group: 'approval', mail: 'digest', channels: ANY, variants: ['edited'] },
  remarks_done: { group: 'approval', mail: 'digest', channels: ANY, variants: ['all'] },
  /** By mail, or by a personal code: who gives it has agreed, and hears of each use at once. */
  invitation: { group: 'team', mail: 'instant', channels: ANY, variants: ['invited', 'code'] },
  candidate: { group: 'team', mail: 'instant', channels: ANY, variants: ['confirm'] },
  membership: {
    group: 'team',
    mail: 'digest',
    channels: ANY,
    variants: ['confirmed', 'refused', 'unconfirmed'],
  },
  exclusion_request: {
    group: 'team',
    mail: 'instant',
    channels: ANY,
    variants: ['asked', 'reminded'],
  },
  role_offer: { group: 'team', mail: 'instant', channels: ANY, variants: ['asked', 'reminded'] },
  handover: { group: 'team', mail: 'instant', channels: ANY, variants: ['asked', 'reminded'] },
  removed: { group: 'team', mail: 'instant', channels: ANY, variants: ['removed'] },
  invitation_answered: {
    group: 'team',
    mail: 'digest',
    channels: ANY,
    variants: ['accepted', 'declined', 'lapsed', 'unconfirmed'],
  },
  request_answered: {
    group: 'team',
    mail: 'digest',
    channels: ANY,
    variants: ['accepted', 'declined', 'lapsed'],
  },
  joined: { group: 'team', mail: 'digest', channels: ANY, variants: ['joined', 'reset'] },
  left: { group: 'team', mail: 'digest', channels: ANY, variants: ['left', 'removed'] },
  role_changed: { group: 'team', mail: 'digest', channels: ANY, variants: ['role', 'creator'] },
  /** By a note or a comment in the log, or in a discussion: it asks for an answer of just this person. */
  mention: {
    group: 'project',
    mail: 'instant',
    channels: ANY,
    variants: ['note', 'comment', 'discussion', 'work', 'document', 'application'],
  },
  /**
   * To whoever has written the note or has done the deed that is commented, and to those in a thread; of a
   * discussed work: that somebody writes in one's own discussion, and that one is answered there.
   */
  commented: {
    group: 'project',
    mail: 'digest',
    channels: ANY,
    variants: ['note', 'entry', 'discussion', 'work', 'work_answer', 'document', 'application'],
  },
  /** To those whose task it is: that it was given to them, and that its day is near, has come, is over. */
  task: {
    group: 'project',
    mail: 'digest',
    channels: ANY,
    variants: ['assigned', 'soon', 'today', 'overdue'],
  },
  /** To whoever answers in the discussion of a work: somebody has waited for days. */
  unanswered: { group: 'project', mail: 'instant', channels: ANY, variants: ['work'] },
  /** Of grant applications: to those who check one, and to the team once it is checked. */
  application: {
    group: 'project',
    mail: 'instant',
    channels: ANY,
    variants: ['check', 'ready', 'draft'],
  },
  /**
   * Of control events: to the committee and the teams of the works, each with an invitation for their
   * calendars; what lacks its papers to its authors.
   */
  control_event: {
    group: 'project',
    mail: 'instant',
    channels: ANY,
    variants: ['announced', 'changed', 'cancelled', 'dropped', 'soon', 'materials', 'published'],
  },
  /** To whoever has asked for it: the end of a call for applications is near. */
  funding: {
    group: 'project',
    mail: 'instant',
    channels: ANY,
    variants: ['soon', 'tomorrow', 'today'],
  },
  project_deleted: { group: 'project', mail: 'instant', channels: ANY, variants: ['deleted'] },
  startup_started: { group: 'project', mail: 'digest', channels: ANY, variants: ['started'] },
  /** The person's own order: never worth a mail of its own. */
  archive: {
    group: 'project',
    mail: 'digest',
    channels: ['digest', 'off'],
    variants: ['ready', 'failed'],
  },
  article_proposal: {
    group: 'project',
    mail: 'digest',
    channels: ANY,
    variants: ['proposed', 'accepted', 'declined'],
  },
  /** Of opportunities: to the editors, to whoever has posted one, and to whoever has responded. */
  opportunity: {
    group: 'project',
    mail: 'instant',
    channels: ANY,
    variants: [
      'submitted',
      'published',
      'returned',
      'response',
      'accepted',
      'declined',
      'lapsed',
      'taken',
      'gone',
      'expiring',
      'expired',
    ],
  },
  /** What happens to a response on the way to its answer. */
  response_progress: {
    group: 'project',
    mail: 'digest',
    channels: ANY,
    variants: ['seen', 'shortlisted', 'withdrawn'],
  },
  /** To whoever has asked the support, and to the editors who answer. */
  support: {
    group: 'account',
    mail: 'instant',
    channels: ANY,
    variants: ['answered', 'closed', 'asked', 'replied'],
  },
  security: {
    group: 'account',
    mail: 'instant',
    channels: ['instant'],
    variants: ['password', 'recovered', 'stolen'],
  },
} as const satisfies Record<string, ReasonRule>;

export type NotificationReason = keyof typeof NOTIFICATION_REASONS;
export type VariantOf<R extends NotificationReason> =
  (typeof NOTIFICATION_REASONS)[R]['variants'][number];

/** All reasons, in the order of the switches. */
export const REASONS = Object.keys(NOTIFICATION_REASONS) as [
  NotificationReason,
  ...NotificationReason[],
];

/**
 * What is told of a move that is waited for; it is settled when the section moves on. The index
 * `notifications_open_calls` holds exactly these: another reason needs a migration.
 */
export const MOVE_CALLS = ['your_move', 'reminder', 'stalled', 'deadline'] as const;

/** The rule of a reason, where which one it is does not matter. */
export const ruleOf = (reason: NotificationReason): ReasonRule => NOTIFICATION_REASONS[reason];

/** What a person has chosen; a reason that he has not touched keeps its rule. */
export type ChosenChannels = Partial<Record<NotificationReason, MailChannel>>;

/** How a reason reaches somebody by mail; a choice that the rule does not offer is no choice. */
export function channelOf(reason: NotificationReason, chosen: ChosenChannels): MailChannel {
  const rule = ruleOf(reason);
  const own = chosen[reason];
  return own && rule.channels.includes(own) ? own : rule.mail;
}
