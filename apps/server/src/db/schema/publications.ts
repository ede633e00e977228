import type {
  ArticleContent,
  ArticleSection,
  ArticleVersion,
  PagePath,
  PlatformRole,
  ProposalStatus,
} from '@pv/contract';
import {
  boolean,
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
import { projects } from './projects.ts';

const editorId = () => uuid('editor_id').references(() => users.id, { onDelete: 'set null' });
const articleId = () =>
  uuid('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' });

/** Who has a role on the platform as a whole. */
export const platformRoles = pgTable(
  'platform_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<PlatformRole>().notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** A section of articles, or where what is no article stands among the addresses. */
export type Shelf = ArticleSection | 'page' | 'block';

/** Articles, pages and info blocks of the site. `content` is what editors write, `shown` what readers see. */
export const articles = pgTable('articles', {
  id: uuid().primaryKey(),
  section: text().$type<Shelf>().notNull(),
  /** Where a page stands; null for everything else. */
  path: text().$type<PagePath>().unique(),
  /** What an info block is about, and its place among those of its type. */
  typeId: integer('type_id'),
  position: integer().notNull().default(0),
  /** Moves with the title until `published_at` is set for the first time. */
  slug: text().notNull(),
  content: jsonb().$type<ArticleContent>().notNull(),
  shown: jsonb().$type<ArticleContent>(),
  /** When `shown` was put there. */
  shownAt: moment('shown_at'),
  /** Readers see it from then on; null while they do not. */
  publishAt: moment('publish_at'),
  /** The first moment at which readers could see it; kept for good. */
  firstPublishedAt: moment('first_published_at'),
  /** Words of `shown` for the search, by language; '' where it is not in the language. */
  wordsRu: text('words_ru').notNull().default(''),
  wordsEn: text('words_en').notNull().default(''),
  previewKey: text('preview_key').notNull().unique(),
  /** Name of the file that an article came with the product in. */
  seedKey: text('seed_key').unique(),
  version: integer().notNull().default(0),
  editorId: editorId(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Every public address that an article has or had. */
export const articleAddresses = pgTable(
  'article_addresses',
  {
    section: text().$type<Shelf>().notNull(),
    slug: text().notNull(),
    articleId: articleId(),
  },
  (table) => [primaryKey({ columns: [table.section, table.slug] })],
);

/** Secret links to drafts that were published since: they lead to what readers see. */
export const retiredPreviews = pgTable(
  'retired_previews',
  { key: text().primaryKey(), articleId: articleId() },
  (table) => [index('retired_previews_by_article').on(table.articleId)],
);

export const articleVersions = pgTable(
  'article_versions',
  {
    id: uuid().primaryKey(),
    articleId: articleId(),
    reason: text().$type<ArticleVersion['reason']>().notNull(),
    editorId: editorId(),
    content: jsonb().$type<ArticleContent>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('article_versions_by_article').on(table.articleId, table.createdAt.desc())],
);

/** Pictures of articles. Those that are not `ready` are still being uploaded. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    id: uuid().primaryKey(),
    articleId: articleId(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    storageKey: text('storage_key').notNull().unique(),
    ready: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('article_pictures_by_article').on(table.articleId)],
);

/** Finished articles that teams have offered to a section of the site. */
export const articleProposals = pgTable('article_proposals', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  section: text().$type<ArticleSection>().notNull(),
  message: text().notNull(),
  status: text().$type<ProposalStatus>().notNull(),
  reason: text().notNull().default(''),
  /** The manuscript as it was approved when it was offered. */
  manuscript: jsonb().$type<ArticleContent>().notNull(),
  proposerId: uuid('proposer_id').references(() => users.id, { onDelete: 'set null' }),
  proposerName: text('proposer_name').notNull(),
  articleId: uuid('article_id').references(() => articles.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
});
