import type { ArchiveView } from '@pv/contract';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** Whole projects as ZIP files, each made for one member of the team. */
export const projectArchives = pgTable(
  'project_archives',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The language of names and of the index. */
    locale: text({ enum: ['ru', 'en'] }).notNull(),
    /** The zone that moments are written in. */
    zone: text().notNull(),
    status: text().$type<ArchiveView['status']>().notNull(),
    progress: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    error: text(),
    fileName: text('file_name').notNull(),
    /** In bytes, when ready. */
    size: bigint({ mode: 'number' }),
    missing: integer().notNull().default(0),
    storageKey: text('storage_key'),
    createdAt: moment('created_at').notNull(),
    /** When it last told of itself: every few seconds while it is being made. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('project_archives_by_project').on(table.projectId, table.authorId)],
);
