import type { FundingRecordBody } from '@pv/contract';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** What editors have made of records of funding: the last row of a code holds. */
export const fundingCorrections = pgTable(
  'funding_corrections',
  {
    code: text().notNull(),
    version: integer().notNull(),
    /** Null takes what came with the product again. */
    record: jsonb().$type<FundingRecordBody>(),
    editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.version] })],
);

/** Whoever wants to hear of the end of a call, for which project. */
export const fundingReminders = pgTable(
  'funding_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** The end and the step that were told last. */
    told: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId, table.code] })],
);
