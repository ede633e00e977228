import type {
  ChecklistPoint,
  Priority,
  TagColour,
  TaskSource,
  TaskStatus,
  TaskStatusId,
} from '@pv/contract';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects, stages } from './projects.ts';

/** What a task was made from, in the words of then: it stays when that is gone. */
export interface StoredSource extends TaskSource {
  text: string;
  author: string;
}

/** A task of a project; a deleted one keeps its row, so that it can be brought back. */
export const tasks = pgTable('tasks', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** Counts the tasks of a project. */
  number: integer().notNull(),
  /** Made by the author's browser: under the same one he makes nothing twice. */
  key: uuid(),
  title: text().notNull(),
  description: text().notNull().default(''),
  stageId: uuid('stage_id').references(() => stages.id, { onDelete: 'set null' }),
  parentId: uuid('parent_id'),
  status: text().$type<TaskStatusId>().notNull(),
  priority: text().$type<Priority>().notNull(),
  assignees: uuid().array().notNull().default([]),
  /** Names of those who have left the team while it was theirs. */
  formerly: text().array().notNull().default([]),
  tags: uuid().array().notNull().default([]),
  startsAt: date('starts_at'),
  dueAt: date('due_at'),
  checklist: jsonb().$type<ChecklistPoint[]>().notNull().default([]),
  blockedBy: uuid('blocked_by').array().notNull().default([]),
  /** Its place among the tasks of the project, by code units. */
  rank: text().notNull(),
  source: jsonb().$type<StoredSource>(),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name').notNull(),
  /** Counts edits of what is typed, not of what is chosen, moved or ticked off. */
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Set while its status is a closed one. */
  doneAt: moment('done_at'),
  deletedAt: moment('deleted_at'),
  /** The day and the step of which those whose task it is were told last. */
  toldDue: text('told_due'),
});

/** Words by which the tasks of a project are gathered. */
export const taskTags = pgTable('task_tags', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  colour: text().$type<TagColour>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The board of a project once it has a task: how its columns are called, and the last number. */
export const taskBoards = pgTable('task_boards', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** Null while they are those of the beginning. */
  statuses: jsonb().$type<TaskStatus[]>(),
  version: integer().notNull().default(0),
  lastNumber: integer('last_number').notNull().default(0),
});

/** A calendar that programs subscribe to: of one project, or of all that somebody has to do. */
export const calendarFeeds = pgTable('calendar_feeds', {
  /** Signed, it is the secret address. */
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
});

/** Files of tasks, and those that are still being uploaded. */
export const taskFiles = pgTable(
  'task_files',
  {
    id: uuid().primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    mime: text().notNull(),
    /** Of the bytes; empty while it is being uploaded. */
    sha256: text().notNull().default(''),
    storageKey: text('storage_key').notNull().unique(),
    ready: boolean().notNull().default(false),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('task_files_by_task').on(table.taskId, table.id),
    index('task_files_by_project').on(table.projectId),
  ],
);
