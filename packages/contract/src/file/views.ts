import { z } from 'zod';
import { idSchema, momentSchema, personSchema } from '../http/fields.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { FILE_SLOTS } from './slots.ts';

/** The slot of a file as the address names it. */
export const fileSlotSchema = z.enum(FILE_SLOTS);

/** An uploaded file: the current one of its slot, or an earlier version. */
export const fileSchema = z.object({
  id: idSchema,
  stage_id: idSchema,
  slot: fileSlotSchema,
  name: z.string(),
  /** `id` and `name` by the names that the making of a file has for them. */
  file_id: idSchema,
  file_name: z.string(),
  /** Media type. */
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Counts the files of the slot from 1. */
  version: z.int(),
  status: z.enum(['current', 'replaced', 'removed']),
  /** SHA-256 of the bytes, which editions name. */
  sha256: z.string(),
  /** Null when its author has no account any more; the name stays. */
  author: personSchema.nullable(),
  author_name: z.string(),
  uploaded_at: momentSchema,
  /** What whoever has uploaded it says about this version; empty when nothing is said. */
  comment: z.string(),
  /** The reader has uploaded it and may say something about it now. */
  can_comment: z.boolean(),
  /** The editions that were sent with this file, oldest first. */
  editions: z.array(z.object({ number: z.int(), round: z.int() })),
});
export type ProjectFile = z.infer<typeof fileSchema>;

/** A slot of one stage, as the caller may see and fill it. */
export const slotSchema = z.object({
  stage_id: idSchema,
  slot: fileSlotSchema,
  /** What lies in it now, in the order of uploading; at most one unless the slot keeps many. */
  files: z.array(fileSchema),
  /** What lay in it before, newest first. */
  earlier: z.array(fileSchema),
  /** The section waits for what the slot gives: without it nothing is sent, or the sender is asked. */
  need: z.enum(['required', 'wanted']).nullable(),
  /** Who may fill it in this team. */
  uploaders: z.array(roleIdSchema),
  /** Why the caller may not fill it now, or null. */
  refused: z.enum(['forbidden', 'project_finished', 'section_locked']).nullable(),
  /** Filling it takes back an approval; the caller is asked first. */
  drops_approval: z.boolean(),
});
export type FileSlotView = z.infer<typeof slotSchema>;
