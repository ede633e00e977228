import {
  type AnyProjectStatus,
  type AnyStageStatus,
  type Completion,
  DEFAULT_ZONE,
  type ProjectCategory,
  type ProjectType,
  type RoleCode,
  type StageKind,
  type WorkflowSection,
  type WorkflowStatus,
} from '@pv/contract';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** A move that somebody has to make, as it is kept with the project for lists. */
export interface StoredMove {
  section: WorkflowSection;
  stageId: string | null;
  /** The status of the section, and the number of its stage where it has one. */
  status: WorkflowStatus;
  number: number | null;
  roles: RoleCode[];
  /** ISO moment. */
  since: string;
  asked: string;
  missing: string[];
  advised: string[];
  /** ISO date. */
  deadline: string | null;
  /** What comes before it; null when its turn has come. */
  after: { section: WorkflowSection; number: number | null } | null;
  /** The ISO date on which its turn comes whatever stands before it. */
  from: string | null;
  /** What was reached here before a reset waits to be approved again; absent where that was not known. */
  again?: boolean;
}

/** A project. `status` is the status of the project section and is written by the workflow only. */
export const projects = pgTable('projects', {
  id: uuid().primaryKey(),
  /** Made by the creator's browser: under the same one he makes nothing twice. */
  key: uuid(),
  type: text().$type<ProjectType>().notNull(),
  title: text().notNull(),
  category: text().$type<ProjectCategory>(),
  annotation: text().notNull().default(''),
  /** What the team tells of itself. */
  teamContent: text('team_content').notNull().default(''),
  teamKind: text('team_kind', { enum: ['text', 'content'] })
    .notNull()
    .default('text'),
  startsAt: date('starts_at'),
  endsAt: date('ends_at'),
  /** The zone of the IANA in which its days end. */
  timeZone: text('time_zone').notNull().default(DEFAULT_ZONE),
  status: text().$type<AnyProjectStatus>().notNull(),
  statusSince: moment('status_since').notNull(),
  /** This and the next five are computed from the project's parts and kept here for lists. */
  completion: text().$type<Completion>().notNull().default('none'),
  /** 0 to 100. */
  progress: integer().notNull().default(0),
  /** That of the most urgent move. */
  deadline: date(),
  /** Open moves, the most urgent first. */
  moves: jsonb().$type<StoredMove[]>().notNull().default([]),
  moveRoles: text('move_roles').array().$type<RoleCode[]>().notNull().default([]),
  /** When somebody is next to be reminded of a move; null where nobody waits for one. */
  remindAt: moment('remind_at'),
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
    /** Null for the start stage, which shows the status of the project. */
    status: text().$type<AnyStageStatus>(),
    statusSince: moment('status_since').notNull(),
    /** The result's own status, which numeric stages of startups have; null elsewhere. */
    resultStatus: text('result_status').$type<AnyStageStatus>(),
    resultSince: moment('result_since'),
    planValid: boolean('plan_valid').notNull().default(false),
    version: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stages_by_project').on(table.projectId)],
);

/** A text block that the team adds to the task, to the extended information or to a stage's plan. */
export const projectFields = pgTable(
  'project_fields',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    list: text({ enum: ['task', 'full_info', 'plan'] }).notNull(),
    /** The stage of a field of a plan; null for those of the project. */
    stageId: uuid('stage_id').references(() => stages.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    kind: text({ enum: ['text', 'content'] }).notNull(),
    content: text().notNull(),
    position: integer().notNull(),
    version: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('project_fields_by_project').on(table.projectId)],
);
