import type { DocumentVersion, ExportView, ImportView } from '@pv/contract';
import {
  bigint,
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
import { bytea, moment } from './columns.ts';
import { projects, stages } from './projects.ts';

const documentId = () =>
  uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });
const authorId = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' });

/**
 * The document of a stage, or of a whole project where no stage is named; made when it is opened for the
 * first time. In a project with a document of its own the row of a stage holds no living text: what is
 * known of the stage's sections, and the editions in which they were sent.
 */
export const documents = pgTable('documents', {
  id: uuid().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  stageId: uuid('stage_id')
    .unique()
    .references(() => stages.id, { onDelete: 'cascade' }),
  /** Nobody has written anything; kept up within seconds of writing, and exactly when it is sent. */
  empty: boolean().notNull().default(true),
  /** Digest of the content as it was last sent for approval. */
  hash: text(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Yjs updates that are not in the state yet, as they came. */
export const documentUpdates = pgTable(
  'document_updates',
  {
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    documentId: documentId(),
    authorId: authorId(),
    bytes: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('document_updates_in_order').on(table.documentId, table.sequence)],
);

/** All updates of a document up to its last compaction, as one. */
export const documentStates = pgTable('document_states', {
  documentId: documentId().primaryKey(),
  bytes: bytea().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Pictures of a document, and files of ready pages. Those that are not `ready` are still being uploaded. */
export const documentAssets = pgTable(
  'document_assets',
  {
    id: uuid().primaryKey(),
    documentId: documentId(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    /** Of a PDF; null for a picture. */
    pages: integer(),
    sha256: text(),
    storageKey: text('storage_key').notNull(),
    ready: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('document_assets_by_document').on(table.documentId)],
);

/** What an edition consists of, with digests: enough to tell which sections differ in another one. */
export interface VersionOutline {
  sections: { id: string; kind: string; title: string; digest: string }[];
  sources: string;
  titleFields: string;
  /** The other settings. */
  settings: string;
}

/** Kept editions. `snapshot` is canonical JSON under gzip, `hash` its digest. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid().primaryKey(),
    documentId: documentId(),
    reason: text().$type<DocumentVersion['reason']>().notNull(),
    /** Stays when the account is deleted: the name is kept. */
    authorId: uuid('author_id'),
    words: integer().notNull(),
    hash: text().notNull(),
    /** Null for what is kept because of what happened, and for what keeps itself. */
    name: text(),
    /** Null for those that were kept before outlines were. */
    outline: jsonb().$type<VersionOutline>(),
    snapshot: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('document_versions_by_document').on(table.documentId, table.createdAt.desc())],
);

/** A picture that an import has stored and that is a picture of the document once it is applied. */
export interface ImportedPicture {
  id: string;
  name: string;
  mime: string;
  size: number;
  width: number;
  height: number;
  sha256: string;
  storageKey: string;
}

/** Files taken in. What was read of a ready one lies in the storage. */
export const documentImports = pgTable(
  'document_imports',
  {
    id: uuid().primaryKey(),
    documentId: documentId(),
    authorId: authorId(),
    fileName: text('file_name').notNull(),
    status: text().$type<ImportView['status']>().notNull(),
    step: text().$type<ImportView['step']>().notNull(),
    progress: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    error: text(),
    report: jsonb().$type<ImportView['report']>(),
    pictures: jsonb().$type<ImportedPicture[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('document_imports_by_document').on(table.documentId)],
);

/** Files made of documents. */
export const documentExports = pgTable(
  'document_exports',
  {
    id: uuid().primaryKey(),
    documentId: documentId(),
    authorId: authorId(),
    format: text().$type<ExportView['format']>().notNull(),
    /** With what is said of the text. */
    comments: boolean().notNull().default(false),
    status: text().$type<ExportView['status']>().notNull(),
    progress: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    error: text(),
    pages: integer(),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('document_exports_by_document').on(table.documentId)],
);

/** What was answered to those who send sections over plain HTTP: their next changes are made from it. */
export const documentBases = pgTable(
  'document_bases',
  {
    documentId: documentId(),
    hash: text().notNull(),
    snapshot: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.hash] })],
);
