import type { MatchedPlace, Similarity } from '@pv/contract';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** The words of every work as they are compared, one row a project; no words where nothing is written. */
export const workTexts = pgTable('work_texts', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** Normalised, with a space between; each passage on a line of its own. */
  words: text().notNull(),
  readAt: moment('read_at').notNull(),
});

/** The fingerprints of these texts, by which works that have something in common are found. */
export const workPrints = pgTable(
  'work_prints',
  {
    print: bigint({ mode: 'number' }).notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.print, table.projectId] }),
    index('work_prints_by_project').on(table.projectId),
  ],
);

/** The newest comparison of a project with all others. */
export const similarities = pgTable('similarities', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  status: text().$type<Exclude<Similarity['status'], 'none'>>().notNull(),
  /** How many words the text had, and how many of a hundred stand elsewhere too, as last compared. */
  words: integer().notNull().default(0),
  share: real().notNull().default(0),
  comparedAt: moment('compared_at'),
  /** When it was ordered, begun or ended. */
  updatedAt: moment('updated_at').notNull(),
});

/** What a project has in common with one other. */
export const similarWorks = pgTable(
  'similar_works',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => similarities.projectId, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    share: real().notNull(),
    places: jsonb().$type<MatchedPlace[]>().notNull(),
    /** How many places are not kept. */
    more: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.otherId] }),
    index('similar_works_by_other').on(table.otherId),
  ],
);
