import type {
  OpportunityContent,
  OpportunityKind,
  OpportunityStatus,
  ResponseStatus,
} from '@pv/contract';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** Scholarships, internships, vacancies and R&D orders. */
export const opportunities = pgTable('opportunities', {
  id: uuid().primaryKey(),
  kind: text().$type<OpportunityKind>().notNull(),
  status: text().$type<OpportunityStatus>().notNull(),
  content: jsonb().$type<OpportunityContent>().notNull(),
  /** The words of it as the search compares them. */
  words: text().notNull(),
  /** Null for what came with the product. */
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'cascade' }),
  /** Under which name it came with the product. */
  seedKey: text('seed_key').unique(),
  /** Why the editors have returned it. */
  reason: text(),
  /** Counts changes by people. */
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  publishedAt: moment('published_at'),
  /** The end of the last day for responses. */
  expiresAt: moment('expires_at'),
  /** Since when nobody responds any more. */
  endedAt: moment('ended_at'),
  /** Whether whoever has posted it was told that its end is near. */
  warned: boolean().notNull().default(false),
});

/** Files of opportunities, and those that are still being uploaded. */
export const opportunityFiles = pgTable(
  'opportunity_files',
  {
    id: uuid().primaryKey(),
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** Of the bytes; empty while it is being uploaded. */
    sha256: text().notNull().default(''),
    storageKey: text('storage_key').notNull().unique(),
    ready: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('opportunity_files_by_opportunity').on(table.opportunityId, table.id)],
);

/** Responses to opportunities; one that is taken back stays, and makes room for another. */
export const opportunityResponses = pgTable(
  'opportunity_responses',
  {
    id: uuid().primaryKey(),
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<ResponseStatus>().notNull(),
    message: text().notNull(),
    link: text().notNull(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** What was said with the decision. */
    note: text().notNull().default(''),
    /** What an accepted R&D order has become. */
    madeProjectId: uuid('made_project_id').references(() => projects.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('opportunity_responses_by_user').on(table.userId, table.updatedAt)],
);
