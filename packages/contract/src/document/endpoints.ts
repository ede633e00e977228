import { z } from 'zod';
import { documentChangesSchema } from '../edition/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line } from '../http/fields.ts';
import { editorSync } from './sync.ts';
import { versionEndpoints } from './version-endpoints.ts';
import {
  assetSchema,
  documentSchema,
  EXPORT_FORMATS,
  exportSchema,
  gatherChangeSchema,
  importSchema,
  thesisSchema,
} from './views.ts';

/** A file larger than this is refused before it is read. */
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024;
/** The endings of the files that a document is taken from: a zip holds a text with its pictures. */
export const IMPORT_ENDINGS = ['.docx', '.odt', '.md', '.tex', '.zip'] as const;
/** A picture larger than this is refused. */
export const ASSET_MAX_BYTES = 20 * 1024 * 1024;

const file = { name: line(1, 255), size: z.int().positive() };
const uploaded = z.object({ uploaded: z.literal(true) });
/** Answers at once when the revision is newer than `after`, else when it changes or after 10 s. */
const waiting = z.object({ after: z.coerce.number().int().optional() });

export const documentEndpoints = {
  editorSync,
  ofStage: defineEndpoint({
    name: 'document.ofStage',
    method: 'GET',
    path: '/project/stage/:id/document',
    access: 'profile',
    params: byId,
    responses: { 200: documentSchema },
  }),
  /** What the page of a project tells of its one document; null where its stages have documents of their own. */
  ofProject: defineEndpoint({
    name: 'document.ofProject',
    method: 'GET',
    path: '/project/:id/document',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ thesis: thesisSchema.nullable() }) },
  }),
  get: defineEndpoint({
    name: 'document.get',
    method: 'GET',
    path: '/document/:id',
    access: 'profile',
    params: byId,
    responses: { 200: documentSchema },
  }),
  /**
   * Takes back the approval that the text has, so that it can be written again; in a document of the whole
   * project the approval of the sections of one `stage`.
   */
  reopen: defineEndpoint({
    name: 'document.reopen',
    method: 'POST',
    path: '/document/:id/reopen',
    access: 'profile',
    params: byId,
    query: z.object({ stage: idSchema.optional() }),
    responses: { 204: null },
    errors: ['section_locked', 'project_finished', 'forbidden'],
  }),
  assets: defineEndpoint({
    name: 'document.assets',
    method: 'GET',
    path: '/document/:id/asset',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ assets: z.array(assetSchema) }) },
  }),
  addAsset: defineEndpoint({
    name: 'document.addAsset',
    method: 'POST',
    path: '/document/:id/asset',
    access: 'profile',
    params: byId,
    body: z.object({ ...file, type: z.string().max(100) }),
    responses: { 201: z.object({ asset_id: idSchema, upload_url: z.string() }) },
    errors: ['file_type_refused', 'file_too_large', 'project_full', 'section_locked', 'forbidden'],
    limit: { max: 120, minutes: 1, key: 'account' },
  }),
  finishAsset: defineEndpoint({
    name: 'document.finishAsset',
    method: 'PATCH',
    path: '/document/asset/:id',
    access: 'profile',
    params: byId,
    body: uploaded,
    responses: { 200: assetSchema },
    errors: ['file_missing', 'file_type_refused', 'file_too_large', 'project_full', 'worker_busy'],
  }),
  startImport: defineEndpoint({
    name: 'document.startImport',
    method: 'POST',
    path: '/document/:id/import',
    access: 'profile',
    params: byId,
    body: z.object(file),
    responses: { 201: z.object({ import_id: idSchema, upload_url: z.string() }) },
    errors: ['file_too_large', 'import_unknown_format', 'section_locked', 'forbidden'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  runImport: defineEndpoint({
    name: 'document.runImport',
    method: 'PATCH',
    path: '/document/import/:id',
    access: 'profile',
    params: byId,
    body: uploaded,
    responses: { 200: importSchema },
    errors: ['file_missing', 'file_too_large'],
  }),
  getImport: defineEndpoint({
    name: 'document.getImport',
    method: 'GET',
    path: '/document/import/:id',
    access: 'profile',
    params: byId,
    query: waiting,
    responses: { 200: importSchema },
  }),
  applyImport: defineEndpoint({
    name: 'document.applyImport',
    method: 'POST',
    path: '/document/import/:id/apply',
    access: 'profile',
    params: byId,
    body: z.object({
      answers: z
        .array(z.object({ question: z.string().max(200), value: z.string().max(200) }))
        .max(500),
    }),
    responses: { 204: null },
    errors: ['import_not_ready', 'project_full', 'section_locked', 'forbidden'],
  }),
  discardImport: defineEndpoint({
    name: 'document.discardImport',
    method: 'DELETE',
    path: '/document/import/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
  }),
  startExport: defineEndpoint({
    name: 'document.startExport',
    method: 'POST',
    path: '/document/:id/export',
    access: 'profile',
    params: byId,
    body: z.object({
      format: z.enum(EXPORT_FORMATS),
      /** Suggested changes go along as revisions of Word; otherwise they are left out. */
      revisions: z.boolean().optional(),
      /** Threads go into a DOCX as comments of Word, settled ones as resolved. */
      comments: z.boolean().default(false),
    }),
    responses: { 201: exportSchema },
    errors: ['worker_busy'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  getExport: defineEndpoint({
    name: 'document.getExport',
    method: 'GET',
    path: '/document/export/:id',
    access: 'profile',
    params: byId,
    query: waiting,
    responses: { 200: exportSchema },
  }),
  preview: defineEndpoint({
    name: 'document.preview',
    method: 'POST',
    path: '/document/:id/preview',
    access: 'profile',
    params: byId,
    responses: { 200: { bytes: true } },
    errors: ['worker_busy', 'export_failed'],
    limit: { max: 120, minutes: 1, key: 'account' },
  }),
  /** What the check of the document finds, with what was set aside, as a paper to be signed. */
  normSheet: defineEndpoint({
    name: 'document.normSheet',
    method: 'POST',
    path: '/document/:id/norm-sheet',
    access: 'profile',
    params: byId,
    body: z.object({ format: z.enum(['pdf', 'docx']) }),
    responses: { 200: { bytes: true } },
    errors: ['worker_busy', 'export_failed'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  /** What gathering the final report from those of the stages would change now. */
  gatherOffer: defineEndpoint({
    name: 'document.gatherOffer',
    method: 'GET',
    path: '/document/:id/gather',
    access: 'profile',
    params: byId,
    responses: {
      200: z.object({
        changes: z.array(gatherChangeSchema),
        /** How sections that stand here would differ if all were taken from the reports; null where none would. */
        words: documentChangesSchema.nullable(),
      }),
    },
    errors: ['section_locked', 'project_finished', 'forbidden', 'worker_busy'],
    limit: { max: 60, minutes: 1, key: 'account' },
  }),
  /**
   * Gathers chapters, appendices and sources of the reports into the final one. Sections that were changed
   * in both places stay as they are here, but for those that `take` names by their keys.
   */
  gather: defineEndpoint({
    name: 'document.gather',
    method: 'POST',
    path: '/document/:id/gather',
    access: 'profile',
    params: byId,
    body: z.object({ take: z.array(z.string().max(200)).max(500) }),
    responses: { 204: null },
    errors: ['section_locked', 'project_finished', 'forbidden', 'worker_busy'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  /** The import that was applied last, with its report; null where there was none. */
  lastImport: defineEndpoint({
    name: 'document.lastImport',
    method: 'GET',
    path: '/document/:id/import',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ import: importSchema.nullable() }) },
  }),
  ...versionEndpoints,
};
