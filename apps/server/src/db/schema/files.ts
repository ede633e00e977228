import type { FileSlot } from '@pv/contract';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects, stages } from './projects.ts';

/** `replaced` and `removed` ones stay readable as earlier versions of their slot. */
export type FileStatus = 'uploading' | 'current' | 'replaced' | 'removed';

/** Files in the slots of stages, with their earlier versions and those that are still being uploaded. */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    stageId: uuid('stage_id')
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    slot: text().$type<FileSlot>().notNull(),
    status: text().$type<FileStatus>().notNull(),
    /** Counts the files of the slot from 1; 0 while it is being uploaded. */
    version: integer().notNull().default(0),
    name: text().notNull(),
    /** In bytes: as promised while it is being uploaded, then as it is. */
    size: integer().notNull(),
    /** Of the bytes; empty while it is being uploaded. */
    sha256: text().notNull().default(''),
    /** What its author says about this version. */
    comment: text().notNull().default(''),
    storageKey: text('storage_key').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its status last changed. */
    changedAt: moment('changed_at').notNull(),
    /** When it first lay in its slot. */
    uploadedAt: moment('uploaded_at'),
  },
  (table) => [
    index('project_files_by_project').on(table.projectId),
    index('project_files_by_slot').on(table.stageId, table.slot),
  ],
);
