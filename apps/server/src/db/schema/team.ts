import type { InvitationState, RequestKind, RoleCode } from '@pv/contract';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** Invitations by mail. One that was not answered in time stays `pending` in its row until it is touched. */
export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  projectId: projectId(),
  email: text().notNull(),
  role: text().$type<RoleCode>().notNull(),
  /** The language of the mail where the address has no account. */
  locale: text({ enum: ['ru', 'en'] }).notNull(),
  status: text().$type<InvitationState>().notNull(),
  inviterId: uuid('inviter_id').notNull(),
  inviterName: text('inviter_name').notNull(),
  /** Who has accepted and waits for the team. */
  candidateId: uuid('candidate_id').references(() => users.id, { onDelete: 'cascade' }),
  reason: text(),
  closedBy: text('closed_by'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at').notNull(),
  /** Since when the candidate waits for the team. */
  acceptedAt: moment('accepted_at'),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
});

export type RequestStatus = 'pending' | 'accepted' | 'declined' | 'cancelled' | 'lapsed';

/** What members are asked for: to leave, to take another role, to become the author. */
export const teamRequests = pgTable('team_requests', {
  id: uuid().primaryKey(),
  projectId: projectId(),
  kind: text().$type<RequestKind>().notNull(),
  targetId: uuid('target_id').notNull(),
  targetName: text('target_name').notNull(),
  requesterId: uuid('requester_id').notNull(),
  requesterName: text('requester_name').notNull(),
  role: text().$type<RoleCode>(),
  reason: text(),
  status: text().$type<RequestStatus>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
  /** When it was last brought to mind, by a member or by itself. */
  remindedAt: moment('reminded_at'),
});
