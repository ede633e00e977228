import type { Evidence, PassportFields } from '@pv/contract';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** What a venture is for whoever gives money, one row a project that has told something. */
export const passports = pgTable('passports', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  fields: jsonb().$type<Partial<PassportFields>>().notNull(),
  evidence: jsonb().$type<Evidence[]>().notNull(),
  version: integer().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
