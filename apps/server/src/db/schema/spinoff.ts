import type { ProjectType } from '@pv/contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { projectFiles } from './files.ts';
import { projects, stages } from './projects.ts';

/**
 * The finished work that a startup has grown from. The titles are those of that moment: the teams of both
 * sides were told of them then.
 */
export const startupOrigins = pgTable(
  'startup_origins',
  {
    startupId: uuid('startup_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null when the work was deleted since. */
    sourceId: uuid('source_id').references(() => projects.id, { onDelete: 'set null' }),
    sourceType: text('source_type').$type<ProjectType>().notNull(),
    sourceTitle: text('source_title').notNull(),
    startupTitle: text('startup_title').notNull(),
    creatorId: uuid('creator_id').notNull(),
    creatorName: text('creator_name').notNull(),
    /** What the caller has named the request by, so that a repeated one makes nothing. */
    requestId: uuid('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique().on(table.sourceId, table.creatorId, table.requestId)],
);

export type PrintStatus = 'queued' | 'ready' | 'failed';

/** Approved texts of a work that a startup refers to. */
export const startupDocuments = pgTable(
  'startup_documents',
  {
    id: uuid().primaryKey(),
    startupId: uuid('startup_id')
      .notNull()
      .references(() => startupOrigins.startupId, { onDelete: 'cascade' }),
    /** The stage of the work; null when it was deleted since. */
    stageId: uuid('stage_id').references(() => stages.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** Digest of the approved content. */
    hash: text().notNull(),
    /** Whether its PDF lies among the materials of the startup. */
    status: text().$type<PrintStatus>().notNull(),
    fileId: uuid('file_id').references(() => projectFiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('startup_documents_by_startup').on(table.startupId)],
);
