import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { contentKindSchema } from '../field/dynamic-field.ts';
import { idSchema, momentSchema, personSchema } from '../http/fields.ts';

/** An edition of a section: what was sent, by whom and when. */
export const editionHeadSchema = z.object({
  id: idSchema,
  section: sectionSchema,
  stage_id: idSchema.nullable(),
  /** Counts the editions of the section from 1. */
  number: z.int().positive(),
  round: z.int().positive(),
  author: personSchema.nullable(),
  created_at: momentSchema,
  /** When its round ended in approval; null for an edition that nobody has approved. */
  approved_at: momentSchema.nullable(),
  /** The edition that this one is compared with for the reader; null where there is none. */
  base_id: idSchema.nullable(),
});
export type EditionHead = z.infer<typeof editionHeadSchema>;

/** Fields of a section with a name of their own; the aim of the start stage belongs to the project section. */
export const EDITION_FIELDS = [
  'title',
  'category',
  'annotation',
  'goal',
  'planned_result',
  'starts_at',
  'ends_at',
  'text',
] as const;
export type EditionField = (typeof EDITION_FIELDS)[number];

const field = z.enum(EDITION_FIELDS);
const list = z.enum(['task', 'full_info', 'plan']);

/** What an edition holds, as it may be read. Values are texts, ISO dates and codes of categories. */
export const editionContentSchema = z.object({
  fields: z.array(z.object({ key: field, value: z.string() })),
  /** Text blocks of the team's own, by the list that they stand in. */
  blocks: z.array(
    z.object({ list, title: z.string(), kind: contentKindSchema, content: z.string() }),
  ),
  files: z.array(z.object({ slot: z.string(), name: z.string(), hash: z.string() })),
  /** Whether the text of the editor belongs to the edition. */
  document: z.boolean(),
});
export type EditionContent = z.infer<typeof editionContentSchema>;

/** A run of words that stands in both editions, only in the newer one or only in the older one. */
export const pieceSchema = z.object({
  kind: z.enum(['same', 'added', 'removed']),
  text: z.string(),
});
export type Piece = z.infer<typeof pieceSchema>;

const pieces = z.array(pieceSchema);
const state = z.enum(['added', 'removed', 'changed']);
export type ChangeState = z.infer<typeof state>;

/** What a paragraph of a document may be. */
export const PART_KINDS = [
  'paragraph',
  'heading',
  'item',
  'figure',
  'table',
  'row',
  'listing',
  'code',
  'formula',
] as const;
export type PartKind = (typeof PART_KINDS)[number];
const partKind = z.enum(PART_KINDS);

/**
 * A part of the text of a section. `changed` with nothing but equal words means that links, pictures
 * or the look have changed. `skipped` stands for parts that are the same and far from any change.
 */
export const partChangeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['same', 'added', 'removed', 'changed']), kind: partKind, pieces }),
  z.object({ state: z.literal('skipped'), count: z.int().positive() }),
]);
export type PartChange = z.infer<typeof partChangeSchema>;

const sectionChangeSchema = z.object({
  id: z.string(),
  kind: z.string(),
  state,
  /** It stands at another place of the document. */
  moved: z.boolean(),
  title: pieces,
  parts: z.array(partChangeSchema),
});
export type SectionChange = z.infer<typeof sectionChangeSchema>;

/** How the text of the editor differs; sections without a change are left out. */
export const documentChangesSchema = z.object({
  state,
  sections: z.array(sectionChangeSchema),
  sources: z.array(z.object({ state, pieces })),
  /** Names of the settings that differ, such as `keywords`. */
  settings: z.array(z.string()),
  /** Fields of the title page whose words differ, by name. */
  title_fields: z.array(z.object({ name: z.string(), pieces })),
});
export type DocumentChanges = z.infer<typeof documentChangesSchema>;

/** How an edition differs from another; only what differs is listed. */
export const editionChangesSchema = z.object({
  fields: z.array(z.object({ key: field, pieces })),
  /** `markup`: the looks of the text have changed, whatever its words did. */
  blocks: z.array(z.object({ list, state, title: pieces, content: pieces, markup: z.boolean() })),
  files: z.array(z.object({ slot: z.string(), name: z.string(), state })),
  document: documentChangesSchema.nullable(),
});
export type EditionChanges = z.infer<typeof editionChangesSchema>;

/** One edition with its content, and how it differs from another one of the same section. */
export const editionViewSchema = z.object({
  edition: editionHeadSchema,
  content: editionContentSchema,
  /**
   * What it is compared with. For a reviewer, the last edition that he or somebody of his role has decided
   * on; for the rest of the team, the last approved one before it, else the last one of an earlier round.
   */
  against: editionHeadSchema.nullable(),
  changes: editionChangesSchema.nullable(),
  /** The files of the content that can be downloaded, byte for byte as they were sent. */
  downloads: z.array(z.object({ slot: z.string(), name: z.string(), id: idSchema })),
  /** Changed DOCX whose words can be compared, with the file of the other edition. */
  rewritten: z.array(
    z.object({ slot: z.string(), name: z.string(), id: idSchema, against: idSchema }),
  ),
});
export type EditionView = z.infer<typeof editionViewSchema>;

/** The text of the editor as an edition holds it, part by part. */
export const editionDocumentSchema = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      title: z.string(),
      parts: z.array(z.object({ kind: partKind, text: z.string() })),
    }),
  ),
  sources: z.array(z.string()),
});
export type EditionDocument = z.infer<typeof editionDocumentSchema>;
