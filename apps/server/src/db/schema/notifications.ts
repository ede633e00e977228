import type {
  ChosenChannels,
  DeadlineStep,
  NotificationReason,
  NotificationSaid,
  WorkflowSection,
} from '@pv/contract';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { projects, stages } from './projects.ts';

/** What people were told, one row a person. `variant` is one of those of its reason. */
export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text().$type<NotificationReason>().notNull(),
  variant: text().notNull(),
  /** Null for what concerns no project, or one that is being deleted. */
  projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
  /** What the project was called then: its name now is for its team only. */
  projectTitle: text('project_title'),
  stageId: uuid('stage_id').references(() => stages.id, { onDelete: 'cascade' }),
  section: text().$type<WorkflowSection>(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
  said: jsonb().$type<NotificationSaid>().notNull(),
  /** Goes into the next digest if it is still unread then. */
  awaitsDigest: boolean('awaits_digest').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When it was mailed at once; null where it was not. */
  mailedAt: moment('mailed_at'),
  readAt: moment('read_at'),
  /** When what it asks for was done, by whomever; null while it is open, and where nothing is asked. */
  settledAt: moment('settled_at'),
});

/** Of which end of a stage which step was told, so that none is told twice. */
export const toldDeadlines = pgTable('told_deadlines', {
  stageId: uuid('stage_id')
    .notNull()
    .references(() => stages.id, { onDelete: 'cascade' }),
  endsAt: date('ends_at').notNull(),
  step: text().$type<DeadlineStep>().notNull(),
  toldAt: moment('told_at').notNull(),
});

/** How a person is told by mail; without a row everything is as the rules say. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  zone: text().notNull(),
  /** False while the zone was only taken from a browser. */
  zoneChosen: boolean('zone_chosen').notNull(),
  digest: boolean().notNull(),
  digestHour: integer('digest_hour').notNull(),
  channels: jsonb().$type<ChosenChannels>().notNull(),
  /** The last day, by the person's calendar, that a digest was sent for. */
  digestedOn: date('digested_on'),
  /** The last day, in UTC, that the person was reminded on. */
  remindedOn: date('reminded_on'),
});
