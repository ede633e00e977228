import type {
  CommitteeRole,
  ControlEventKind,
  ControlEventState,
  ControlEventType,
  Criterion,
  EventMaterial,
  RoleCode,
  TalkState,
} from '@pv/contract';
import {
  boolean,
  date,
  doublePrecision,
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

/** Somebody of the team of a work, as the work was heard. */
export interface HeardPerson {
  userId: string;
  role: RoleCode;
  /** Whether he is one of those who have written it. */
  author: boolean;
  name: string;
}

/** Defences, boards of examiners and pitch sessions. */
export const controlEvents = pgTable('control_events', {
  id: uuid().primaryKey(),
  /** Made by the organiser's browser: under the same one he makes nothing twice. */
  key: uuid(),
  type: text().$type<ControlEventType>().notNull(),
  kind: text().$type<ControlEventKind>().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  day: date(),
  /** HH:MM in the zone. */
  startsAt: text('starts_at').notNull(),
  slotMinutes: integer('slot_minutes').notNull(),
  timeZone: text('time_zone').notNull(),
  place: text().notNull(),
  link: text(),
  materialsDue: date('materials_due'),
  materials: text().array().$type<EventMaterial[]>().notNull(),
  closed: boolean().notNull(),
  scale: jsonb().$type<{ min: number; max: number }>().notNull(),
  criteria: jsonb().$type<Criterion[]>().notNull(),
  trimmed: boolean().notNull(),
  state: text().$type<ControlEventState>().notNull(),
  cancelReason: text('cancel_reason').notNull().default(''),
  organiserId: uuid('organiser_id').references(() => users.id, { onDelete: 'set null' }),
  organiserName: text('organiser_name').notNull(),
  version: integer().notNull().default(0),
  /** Counts what calendars were told of it (RFC 5545, 3.8.7.4). */
  sequence: integer().notNull().default(0),
  /** What was reminded of, each by its day and how far away that was. */
  told: text().array().notNull().default([]),
  announcedAt: moment('announced_at'),
  publishedAt: moment('published_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Works of events. A project that is deleted leaves its work, with the title and the people of then. */
export const controlEventWorks = pgTable(
  'control_event_works',
  {
    id: uuid().primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => controlEvents.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').notNull(),
    position: integer().notNull(),
    startsAt: text('starts_at').notNull(),
    minutes: integer().notNull(),
    title: text().notNull(),
    /** As they were when the work was last written on the list, or when the event was over. */
    people: jsonb().$type<HeardPerson[]>().notNull().default([]),
    state: text().$type<TalkState>().notNull().default('waiting'),
    begunAt: moment('begun_at'),
    result: doublePrecision(),
    /** Members who were not to mark it when it was closed. */
    excluded: uuid().array().notNull().default([]),
    decision: text().notNull().default(''),
    mark: text().notNull().default(''),
    place: integer(),
  },
  (table) => [
    index('control_event_works_by_event').on(table.eventId),
    index('control_event_works_by_project').on(table.projectId),
    index('control_event_works_by_people').using('gin', table.people),
  ],
);

/** Committees: members with an account, and those who come by a mailed link. */
export const controlEventSeats = pgTable(
  'control_event_seats',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => controlEvents.id, { onDelete: 'cascade' }),
    /** Made by the organiser's browser. */
    id: uuid().primaryKey(),
    position: integer().notNull(),
    role: text().$type<CommitteeRole>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    post: text().notNull(),
    email: text(),
    /** Of the secret of the link; null where there is none. */
    linkHash: text('link_hash').unique(),
    linkSentAt: moment('link_sent_at'),
    linkOpenedAt: moment('link_opened_at'),
  },
  (table) => [
    index('control_event_seats_by_event').on(table.eventId),
    index('control_event_seats_by_user').on(table.userId),
  ],
);

/** Marks by work, member and criterion, and one comment each in the row without a criterion. */
export const controlEventMarks = pgTable(
  'control_event_marks',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => controlEventWorks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    seatId: uuid('seat_id').notNull(),
    /** Empty for the comment. */
    criterion: text().notNull(),
    mark: integer(),
    comment: text().notNull().default(''),
    typedAt: moment('typed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.seatId, table.criterion] }),
    index('control_event_marks_by_event').on(table.eventId),
  ],
);

/** Questions to the authors of works. */
export const controlEventQuestions = pgTable(
  'control_event_questions',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => controlEventWorks.id, { onDelete: 'cascade' }),
    /** Made by the browser of whoever has written it down. */
    id: uuid().notNull(),
    asker: text().notNull(),
    text: text().notNull(),
    answer: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.id] })],
);

/** What people have said to being named in the report, the newest counts; 152-FZ article 9. */
export const controlEventConsents = pgTable(
  'control_event_consents',
  {
    id: uuid().primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => controlEvents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a member without an account. */
    seatId: uuid('seat_id'),
    agreed: boolean().notNull(),
    /** Of the text. */
    version: integer().notNull(),
    address: text().notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [
    index('control_event_consents_by_event').on(table.eventId),
    index('control_event_consents_by_user').on(table.userId),
  ],
);
