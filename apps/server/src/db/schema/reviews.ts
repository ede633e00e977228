import type { TemplateKind } from '@pv/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A reviewer's own remarks, ready to be put into a return; one line of `body`, one remark. */
export const reviewTemplates = pgTable(
  'review_templates',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    kind: text().$type<TemplateKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('review_templates_by_owner').on(table.ownerId)],
);
