import type { ProjectCategory, ProjectType, RoleCode, StageKind } from '@pv/contract';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A project. `status` is the status of the project section and is written by the workflow only. */
export const projects = pgTable('projects', {
  id: uuid().primaryKey(),
  type: text().$type<ProjectType>().notNull(),
  title: text().notNull(),
  category: text().$type<ProjectCategory>(),
  annotation: text().notNull().default(''),
  startsAt: date('starts_at'),
  endsAt: date('ends_at'),
  status: text().notNull(),
  statusSince: moment('status_since').notNull(),
  creatorId: uuid('creator_id')
    .notNull()
    .references(() => users.id),
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Who belongs to a project, with one role each. */
export const members = pgTable(
  'members',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text().$type<RoleCode>().notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('members_by_user').on(table.userId),
  ],
);

/** A stage of the roadmap. `number` orders the numeric ones; a deleted stage keeps its row. */
export const stages = pgTable(
  'stages',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text().$type<StageKind>().notNull(),
    number: integer(),
    title: text().notNull(),
    goal: text().notNull().default(''),
    plannedResult: text('planned_result').notNull().default(''),
    resultText: text('result_text').notNull().default(''),
    startsAt: date('starts_at'),
    endsAt: date('ends_at'),
    status: text().notNull(),
    statusSince: moment('status_since').notNull(),
    planValid: boolean('plan_valid').notNull().default(false),
    version: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stages_by_project').on(table.projectId)],
);
