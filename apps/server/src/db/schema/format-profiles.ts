import type { ProfileOverrides, TitleBlock } from '@pv/editor-schema';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A profile of formatting that somebody has published for his teams. */
export const formatProfiles = pgTable(
  'format_profiles',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    base: text().notNull(),
    values: jsonb().$type<ProfileOverrides>().notNull(),
    titleBlocks: jsonb('title_blocks').$type<TitleBlock[]>(),
    version: integer().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('format_profiles_by_code').on(table.code),
    index('format_profiles_by_owner').on(table.ownerId),
  ],
);
