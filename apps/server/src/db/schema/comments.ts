import type {
  CommentAnchor,
  CommentOrigin,
  CommentRemover,
  CommentSubject,
  Reaction,
} from '@pv/contract';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { guestLinks } from './guest-links.ts';
import { projects } from './projects.ts';

/** What people say of something in a project; it stays when its author's account goes. */
export const comments = pgTable('comments', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  subject: text().$type<CommentSubject>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  /** The comment that is answered; null where a thread begins. */
  threadId: uuid('thread_id'),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name').notNull(),
  /** Whence it has come where its author never had an account. */
  origin: text().$type<CommentOrigin>(),
  /** Empty once it is deleted. */
  body: text().notNull(),
  quote: text(),
  /** The place in a document at which a thread begins. */
  anchor: jsonb().$type<CommentAnchor>(),
  /** Made by the author's browser: under the same one he writes nothing twice. */
  key: uuid(),
  /** The link by which a guest has said it. */
  linkId: uuid('link_id').references(() => guestLinks.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
  /** A deleted beginning keeps its row for as long as answers hang on it. */
  deletedAt: moment('deleted_at'),
  /** As whom somebody else has taken it away. */
  removedBy: text('removed_by').$type<CommentRemover>(),
  resolvedAt: moment('resolved_at'),
  resolvedByName: text('resolved_by_name'),
});

const commentId = () =>
  uuid('comment_id')
    .notNull()
    .references(() => comments.id, { onDelete: 'cascade' });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Whom a comment calls, under the name that stands in it; goes with the account. */
export const commentMentions = pgTable(
  'comment_mentions',
  { commentId: commentId(), userId: userId(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);

/** How people have answered a comment without words; goes with the account. */
export const commentReactions = pgTable(
  'comment_reactions',
  {
    commentId: commentId(),
    userId: userId(),
    reaction: text().$type<Reaction>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId, table.reaction] })],
);
