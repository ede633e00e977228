import type { DiscussionReaders } from '@pv/contract';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { documents } from './documents.ts';
import { projects } from './projects.ts';

/** Discussions of works, one a project; what is said in them are comments. */
export const discussions = pgTable('discussions', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .unique()
    .references(() => projects.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  abstract: text().notNull(),
  readers: text().$type<DiscussionReaders>().notNull(),
  /** Files of the project that readers may take; those that are gone are passed over. */
  files: uuid().array().notNull().default([]),
  /** The document whose text readers may take. */
  documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name').notNull(),
  /** Who answers; null for whoever has opened it. */
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  /** Counts changes by people. */
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  closedAt: moment('closed_at'),
  closedByName: text('closed_by_name'),
  /** When something was said last. */
  saidAt: moment('said_at').notNull(),
  /** Since when the oldest of the threads without an answer waits; kept with every comment. */
  unansweredSince: moment('unanswered_since'),
  /** Of which wait the one who answers has been reminded. */
  toldSince: moment('told_since'),
});
