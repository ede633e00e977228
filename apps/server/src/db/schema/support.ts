import type { SupportContext, SupportStatus } from '@pv/contract';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Requests to the support, of people with an account and without. */
export const supportRequests = pgTable('support_requests', {
  id: uuid().primaryKey(),
  number: integer().notNull().unique().generatedAlwaysAsIdentity(),
  /** Made by the sender's browser: under the same one he sends nothing twice. */
  key: uuid().notNull(),
  /** Null without an account; goes with it. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** Where answers go without an account; otherwise the address of then. */
  email: text().notNull(),
  name: text().notNull(),
  /** Of the mails to whoever has no account. */
  locale: text({ enum: ['ru', 'en'] }).notNull(),
  topic: text().notNull(),
  context: jsonb().$type<SupportContext>().notNull(),
  status: text().$type<SupportStatus>().notNull(),
  assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  assigneeName: text('assignee_name'),
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** When it was answered for the first time. */
  answeredAt: moment('answered_at'),
  closedAt: moment('closed_at'),
});

/** What was written in a request: by whoever asks, and by the support. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    /** Made by the writer's browser: under the same one he sends nothing twice. */
    key: uuid(),
    fromSupport: boolean('from_support').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name'),
    body: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('support_messages_by_request').on(table.requestId, table.id)],
);

/** Files of messages, and those that wait for their message to be sent. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: uuid().primaryKey(),
    /** Known to whoever uploads it only. */
    key: text().notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the message is sent. */
    messageId: uuid('message_id').references(() => supportMessages.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    ready: boolean().notNull().default(false),
    storageKey: text('storage_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('support_files_by_message').on(table.messageId)],
);

/** What was uploaded for messages in the last day, for the limits of a day. */
export const supportUploads = pgTable(
  'support_uploads',
  {
    id: uuid().primaryKey(),
    /** An account or a network address. */
    uploader: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('support_uploads_by_uploader').on(table.uploader, table.createdAt)],
);
