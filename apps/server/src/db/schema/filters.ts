import type { ProjectSearch } from '@pv/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A search of the project list that a person keeps under a name. */
export const projectFilters = pgTable(
  'project_filters',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: jsonb().$type<ProjectSearch>().notNull(),
    position: integer().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('project_filters_by_name').on(table.ownerId, sql`lower(${table.name})`),
    uniqueIndex('project_filters_default').on(table.ownerId).where(sql`${table.isDefault}`),
  ],
);
