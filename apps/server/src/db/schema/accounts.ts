import type { ProfileFields } from '@pv/contract';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** People with a confirmed address. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  locale: text({ enum: ['ru', 'en'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What a person told of himself; `name` and `groupName` are copies for lists and search. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** «Фамилия И. О.», empty until the names are filled. */
  name: text().notNull(),
  groupName: text('group_name').notNull(),
  fields: jsonb().$type<ProfileFields>().notNull(),
  version: integer().notNull(),
});
