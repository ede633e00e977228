import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** By what a browser knows the key of a person's closed notes; the key itself is never here. */
export const closedKeys = pgTable('closed_keys', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  phrase: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A note under the id that its browser gave it, encrypted there; it goes with its key. */
export const closedNotes = pgTable(
  'closed_notes',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => closedKeys.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    nonce: text().notNull(),
    ciphertext: text().notNull(),
    version: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.id] })],
);
