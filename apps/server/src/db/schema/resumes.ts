import type { ResumeEnglish } from '@pv/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** The English words of a resume, one row a project that has typed some; the rest of it is the passport. */
export const resumes = pgTable('resumes', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  english: jsonb().$type<ResumeEnglish>().notNull(),
  version: integer().notNull(),
});

/** Links by which a resume is read without an account. */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret; the secret itself is shown once. */
    linkHash: text('link_hash').notNull().unique(),
    makerId: uuid('maker_id').references(() => users.id, { onDelete: 'set null' }),
    makerName: text('maker_name').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('resume_links_by_project').on(table.projectId),
    index('resume_links_by_maker').on(table.makerId),
  ],
);

/** How often a link was opened: a row a reading, by a key that tells nothing of the reader. */
export const resumeOpens = pgTable(
  'resume_opens',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => resumeLinks.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.key] })],
);
