import type { ConsentCode, ProfileFields, ProjectType, RoleCode } from '@pv/contract';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** People with a confirmed address. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  locale: text({ enum: ['ru', 'en'] }).notNull(),
  /** An opportunity of his was taken down, and nothing of his was let through since. */
  postsNeedCheck: boolean('posts_need_check').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What a person told of himself; `name` and `groupName` are copies for lists and search. */
export const profiles = pgTable('profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** «Фамилия И. О.», empty until the names are filled. */
  name: text().notNull(),
  groupName: text('group_name').notNull(),
  fields: jsonb().$type<ProfileFields>().notNull(),
  version: integer().notNull(),
});

/** The names of those who have deleted their accounts, for what they have written in works that stay. */
export const formerPeople = pgTable('former_people', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
});

/** A registration whose address is not confirmed yet; every attempt is a row with its own password. */
export const registrations = pgTable('registrations', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  consents: jsonb().$type<{ code: ConsentCode; version: number }[]>().notNull(),
  address: text().notNull(),
  locale: text({ enum: ['ru', 'en'] }).notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The one live code of an address; a new one replaces it. */
export const codes = pgTable('codes', {
  email: text().primaryKey(),
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** When codes and links were mailed to an address or asked for from one, for the hourly and daily limits. */
export const sendings = pgTable('sendings', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What a person agreed to, when and from where, 152-FZ article 9. */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().$type<ConsentCode>().notNull(),
    version: integer().notNull(),
    address: text().notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code, table.version] })],
);

/** What somebody whose account is deleted had agreed to: without a name, found by the address alone. */
export const keptConsents = pgTable('kept_consents', {
  id: uuid().primaryKey(),
  /** Keyed, so that a copy of the table does not tell whose it is. */
  emailHash: text('email_hash').notNull(),
  code: text().$type<ConsentCode>().notNull(),
  version: integer().notNull(),
  address: text().notNull(),
  agreedAt: moment('agreed_at').notNull(),
  leftAt: moment('left_at').notNull(),
});

/** A signed-in device: one family of refresh tokens. Only ids of tokens are kept, signed by the secret. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  agent: text().notNull(),
  address: text().notNull(),
  /** The language that the device spoke last; null until it has named one. */
  locale: text({ enum: ['ru', 'en'] }),
  tokenId: uuid('token_id').notNull(),
  previousTokenId: uuid('previous_token_id'),
  rotatedAt: moment('rotated_at').notNull(),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** Mailed links for a new password; only the hash of the id is kept. */
export const resetLinks = pgTable('reset_links', {
  idHash: text('id_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Solved captchas: each works once. */
export const usedCaptchas = pgTable('used_captchas', {
  nonce: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** Failed sign-ins by network address and by e-mail, for the captcha. */
export const signInFailures = pgTable('sign_in_failures', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Personal codes by which others take their owner into a team. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectType: text('project_type').$type<ProjectType>().notNull(),
    role: text().$type<RoleCode>().notNull(),
    code: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectType, table.role] })],
);
