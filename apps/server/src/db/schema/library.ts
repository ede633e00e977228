import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** A source that a person keeps for all his works, as a document would have it. */
export const librarySources = pgTable(
  'library_sources',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    raw: text().notNull(),
    csl: jsonb().$type<Record<string, unknown>>(),
    /** What it is known by, so that it does not stand there twice. */
    keys: text().array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('library_sources_by_owner').on(table.ownerId, table.id)],
);
