import type { APPLICATION_KEPT, ApplicationStatus, ApplicationValue } from '@pv/contract';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects } from './projects.ts';

/** A value of a field, and whether it stands as the project has told it. */
export interface StoredValue {
  value: ApplicationValue;
  project: boolean;
}
export type StoredValues = Record<string, StoredValue>;

/** Applications for grants; their forms are content of the server, by code. */
export const grantApplications = pgTable('grant_applications', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** Made by the author's browser: under the same one he makes nothing twice. */
  key: uuid(),
  template: text().notNull(),
  /** What its form is called, as notices and the log call it. */
  title: text().notNull(),
  /** The record of the catalogue of funding that it was begun from. */
  record: text(),
  status: text().$type<ApplicationStatus>().notNull(),
  deadline: date(),
  /** It was said that it was sent before the end of the call. */
  inTime: boolean('in_time').notNull().default(false),
  /** How many fields have something in them; kept for lists. */
  filled: integer().notNull(),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Sections of applications: each has its own version, owner and lock, so that people write beside each other. */
export const grantApplicationSections = pgTable(
  'grant_application_sections',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplications.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    values: jsonb().$type<StoredValues>().notNull(),
    version: integer().notNull().default(0),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    lockedBy: uuid('locked_by').references(() => users.id, { onDelete: 'set null' }),
    lockedUntil: moment('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.code] })],
);

/** Kept states of applications, whole. */
export const grantApplicationVersions = pgTable('grant_application_versions', {
  id: uuid().primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => grantApplications.id, { onDelete: 'cascade' }),
  reason: text().$type<(typeof APPLICATION_KEPT)[number]>().notNull(),
  name: text().notNull(),
  /** By code of the section. */
  values: jsonb().$type<Record<string, StoredValues>>().notNull(),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name').notNull(),
  createdAt: moment('created_at').notNull(),
});
