import { z } from 'zod';
import { idSchema, momentSchema } from '../http/fields.ts';
import { documentLockSchema, lockedStageSchema } from './live.ts';

/** A stage to which sections of the one document of a project may belong. */
export const documentStageSchema = z.object({
  id: idSchema,
  kind: z.enum(['numeric', 'finish']),
  number: z.int().nullable(),
  title: z.string(),
});
export type DocumentStage = z.infer<typeof documentStageSchema>;

/**
 * The document of a stage, or of the whole project opened at a stage: what the editor needs before it
 * connects.
 */
export const documentSchema = z.object({
  id: idSchema,
  stage_id: idSchema,
  project_id: idSchema,
  project_title: z.string(),
  stage_title: z.string(),
  updated_at: momentSchema,
  locked: documentLockSchema,
  /** Stages whose sections wait or are approved, in a document of the whole project. */
  locked_stages: z.array(lockedStageSchema),
  /**
   * The stages to which sections of the one document of the project may belong; null where the document
   * is of its stage alone. A section that names none of them belongs to the last stage.
   */
  stages: z.array(documentStageSchema).nullable(),
  can: z.object({
    edit: z.boolean(),
    export: z.boolean(),
    import: z.boolean(),
    /** Make links for guests. */
    invite: z.boolean(),
    /** It is the final report, and is gathered from the documents of the stages. */
    gather: z.boolean(),
  }),
  /**
   * As whom the caller suggests changes, whether he begins so, and what those are called whose suggestions
   * he may find; absent where nobody suggests.
   */
  suggesting: z
    .object({
      author: z.string(),
      author_id: idSchema,
      usual: z.boolean(),
      people: z.array(z.object({ id: idSchema, name: z.string() })),
    })
    .optional(),
  /** What the title page takes from the profiles and the project, by field name. */
  title_page: z.object({
    ministry: z.string(),
    institution: z.string(),
    department: z.string(),
    workKind: z.string(),
    workSubkind: z.string(),
    title: z.string(),
    codes: z.array(z.string()),
    people: z.array(z.object({ role: z.string(), description: z.string(), name: z.string() })),
    /** Who has written an article; absent for other works. */
    authors: z
      .array(
        z.object({
          name: z.string(),
          latinName: z.string(),
          affiliation: z.string(),
          email: z.string(),
          orcid: z.string(),
          about: z.string(),
        }),
      )
      .optional(),
    city: z.string(),
    year: z.string(),
    /** What only some title pages say, by kind of block. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type DocumentView = z.infer<typeof documentSchema>;

/** The one document of a project as its page shows it. */
export const thesisSchema = z.object({
  /** The stage at which it is opened as a whole. */
  stage_id: idSchema,
  /** When something was written last; null where nobody has begun. */
  updated_at: momentSchema.nullable(),
  /** Words of the newest edition that is kept; null where none is, or where it was kept before a change. */
  words: z.int().nullable(),
  /** Stages whose sections wait for a decision. */
  waiting: z.array(documentStageSchema),
});
export type ThesisView = z.infer<typeof thesisSchema>;

/** What gathering the final report does with one section of a report; `key` names it when both have changed. */
export const gatherChangeSchema = z.object({
  key: z.string(),
  what: z.enum(['added', 'changed', 'removed', 'conflict']),
  stage: z.string(),
  kind: z.string(),
  title: z.string(),
});
export type GatherChangeView = z.infer<typeof gatherChangeSchema>;

/** A picture of a document. `url` is signed and works for a day without a token. */
export const assetSchema = z.object({
  id: idSchema,
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  /** Of a PDF, whose pages stand in the document as they are. */
  pages: z.int().optional(),
  url: z.string(),
});
export type AssetView = z.infer<typeof assetSchema>;

/** Steps of taking a DOCX in, in order. */
export const IMPORT_STEPS = ['upload', 'unpack', 'read', 'recognise', 'store'] as const;

/** An import while it runs and after. The report's shape is that of `ImportReport` of the gost package. */
export const importSchema = z.object({
  id: idSchema,
  document_id: idSchema,
  file_name: z.string(),
  status: z.enum(['uploading', 'queued', 'running', 'ready', 'applied', 'failed', 'discarded']),
  step: z.enum(IMPORT_STEPS),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  revision: z.int(),
  /** Code of the error texts when failed. */
  error: z.string().nullable(),
  report: z.looseObject({}).nullable(),
  created_at: momentSchema,
});
export type ImportView = z.infer<typeof importSchema>;

/** What a document is written as. A text comes in an archive where it has pictures. */
export const EXPORT_FORMATS = ['pdf', 'docx', 'markdown', 'latex'] as const;

/** An export while it runs and after. */
export const exportSchema = z.object({
  id: idSchema,
  document_id: idSchema,
  format: z.enum(EXPORT_FORMATS),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  progress: z.int().min(0).max(100),
  revision: z.int(),
  error: z.string().nullable(),
  pages: z.int().nullable(),
  file_name: z.string(),
  /** Signed address of the file when ready. */
  url: z.string().nullable(),
  created_at: momentSchema,
});
export type ExportView = z.infer<typeof exportSchema>;

/** A kept edition of a document. */
export const documentVersionSchema = z.object({
  id: idSchema,
  reason: z.enum([
    'before_import',
    'before_restore',
    'before_sync',
    'before_fix',
    'before_gather',
    'sent',
    'automatic',
    'named',
  ]),
  /** What somebody has called it; null for those that nobody has. */
  name: z.string().nullable(),
  author: z.string().nullable(),
  /** Null when he has no account any more; the name stays. */
  author_id: idSchema.nullable(),
  words: z.int(),
  /** What the text differs in from the version before it; null where there is none to compare with. */
  changed: z
    .object({
      /** How many sections were added, removed or changed, the list of sources counted as one. */
      count: z.int().nonnegative(),
      /** The first of them. */
      sections: z.array(z.object({ kind: z.string(), title: z.string() })),
    })
    .nullable(),
  /** Whether the reader may call it otherwise and remove it. */
  can: z.object({ change: z.boolean() }),
  /** The stage whose sections it holds; null where it holds the whole document. */
  stage_id: idSchema.nullable(),
  created_at: momentSchema,
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;
