import type {
  Intent,
  Review,
  RoleCode,
  RoundOutcome,
  WorkflowSection,
  WorkflowStatus,
} from '@pv/contract';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects, stages } from './projects.ts';

/** Which section: `stageId` is null for the project section. */
const place = {
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  stageId: uuid('stage_id').references(() => stages.id, { onDelete: 'cascade' }),
  section: text().$type<WorkflowSection>().notNull(),
};

/** Where the approval of a section stands, one row a section, made when it is first sent. */
export const approvalSections = pgTable('approval_sections', {
  ...place,
  /** Number of the newest round; 0 before the first. */
  roundNo: integer('round_no').notNull().default(0),
  /** Number of the newest edition; 0 before the first. */
  editionNo: integer('edition_no').notNull().default(0),
  /** The role that has sent the newest round. */
  sentBy: text('sent_by').$type<RoleCode>(),
  /** When the newest round was sent. */
  sentAt: moment('sent_at'),
  /** Who has signed the open round, in the order of signing. */
  signedRoles: text('signed_roles').array().$type<RoleCode[]>().notNull().default([]),
  approvedEdition: integer('approved_edition'),
  approvedHash: text('approved_hash'),
  approvedBy: text('approved_by').$type<RoleCode>(),
  reviewerJoined: boolean('reviewer_joined').notNull().default(false),
  returned: boolean().notNull().default(false),
  /** A request to reopen waits for an answer. */
  requestPending: boolean('request_pending').notNull().default(false),
  /** The status that a reset has taken away, until the section is decided on again. */
  reachedStatus: text('reached_status').$type<WorkflowStatus>(),
  /** When what a reset has met was sent. */
  deliveredAt: moment('delivered_at'),
  /** The newest decision, for whoever comes a moment later. */
  decidedBy: uuid('decided_by'),
  decidedName: text('decided_name'),
  decidedAt: moment('decided_at'),
  decidedFrom: text('decided_from').$type<WorkflowStatus>(),
});

/** From sending to approval, return, recall or reset. */
export const rounds = pgTable('rounds', {
  id: uuid().primaryKey(),
  ...place,
  number: integer().notNull(),
  openedBy: text('opened_by').$type<RoleCode>().notNull(),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
  outcome: text().$type<RoundOutcome>(),
});

/** Immutable content of a section as it was sent. */
export const editions = pgTable('editions', {
  id: uuid().primaryKey(),
  ...place,
  number: integer().notNull(),
  roundNo: integer('round_no').notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  hash: text().notNull(),
  authorId: uuid('author_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Why an approval has to be given again. */
export type ResetCause = NonNullable<Review['cause']>;

export type ReviewEvent = 'sent' | 'decided' | 'recalled' | 'reset' | 'requested' | 'heard';

/** What a decision left behind; never changed. The name stays when its bearer leaves. */
export const reviews = pgTable('reviews', {
  id: uuid().primaryKey(),
  ...place,
  event: text().$type<ReviewEvent>().notNull(),
  intent: text().$type<Intent>(),
  /** Of a reset alone. */
  cause: text().$type<ResetCause>(),
  decision: text().$type<'approve' | 'revision'>(),
  body: text(),
  authorId: uuid('author_id'),
  authorName: text('author_name').notNull(),
  authorRole: text('author_role').$type<RoleCode>(),
  editionNo: integer('edition_no'),
  roundNo: integer('round_no').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A line of a review that the author side ticks when done. */
export const remarks = pgTable('remarks', {
  id: uuid().primaryKey(),
  reviewId: uuid('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  body: text().notNull(),
  /** The thread in the stage's document that it was made of. */
  commentId: uuid('comment_id'),
  done: boolean().notNull().default(false),
  doneBy: uuid('done_by'),
  doneName: text('done_name'),
  doneAt: moment('done_at'),
});

/** Who says that he looks at a section now; after some hours, or another turn, it means nothing. */
export const sectionLooks = pgTable('section_looks', {
  id: uuid().primaryKey(),
  ...place,
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: moment('since').notNull(),
});
