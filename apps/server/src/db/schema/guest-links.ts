import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { documents } from './documents.ts';

/** Links by which people without an account read a document and comment on it. */
export const guestLinks = pgTable(
  'guest_links',
  {
    id: uuid().primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret; the secret itself is shown once. */
    linkHash: text('link_hash').notNull().unique(),
    makerId: uuid('maker_id').references(() => users.id, { onDelete: 'set null' }),
    makerName: text('maker_name').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('guest_links_by_document').on(table.documentId)],
);
