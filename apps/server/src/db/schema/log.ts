import type {
  AccountEventKind,
  ProjectEventKind,
  ProjectType,
  WorkflowSection,
} from '@pv/contract';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

const told = (name: string) => jsonb(name).$type<Record<string, unknown>>().notNull();

/**
 * What has happened in projects, append-only. It outlives its project and its stages, which is why it
 * only names them.
 */
export const projectEvents = pgTable('project_events', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id').notNull(),
  stageId: uuid('stage_id'),
  kind: text().$type<ProjectEventKind>().notNull(),
  section: text().$type<WorkflowSection>(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  before: told('before'),
  after: told('after'),
  createdAt: moment('created_at').notNull(),
});

/** What has happened with somebody's account; nobody else sees it, and it goes with the account. */
export const accountEvents = pgTable('account_events', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text().$type<AccountEventKind>().notNull(),
  before: told('before'),
  after: told('after'),
  createdAt: moment('created_at').notNull(),
});

/** What people write into the log of a project: the text of a note or of a comment, by its event. */
export const logNotes = pgTable('log_notes', {
  eventId: uuid('event_id')
    .primaryKey()
    .references(() => projectEvents.id),
  projectId: uuid('project_id').notNull(),
  /** The entry that a comment is about; null for a note. */
  aboutId: uuid('about_id').references(() => projectEvents.id),
  /** Made by the author's browser: under the same one he writes nothing twice. */
  key: uuid(),
  body: text().notNull(),
  editedAt: moment('edited_at'),
});

/** Whom a note or a comment calls, under the name that stands in it; goes with the account. */
export const logMentions = pgTable(
  'log_mentions',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => logNotes.eventId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] })],
);

/** Projects that are gone and whose log is still read. */
export const deletedProjects = pgTable('deleted_projects', {
  id: uuid().primaryKey(),
  type: text().$type<ProjectType>().notNull(),
  title: text().notNull(),
  deletedAt: moment('deleted_at').notNull(),
});

/** Who was in the team of a project when it was deleted. */
export const formerMembers = pgTable(
  'former_members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => deletedProjects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
);
