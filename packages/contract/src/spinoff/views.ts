import { z } from 'zod';
import { fileSlotSchema } from '../file/views.ts';
import { idSchema, momentSchema } from '../http/fields.ts';
import { projectTypeSchema, STAGE_KINDS } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { WORK_TEXTS } from './carry.ts';

const stageNameSchema = z.object({
  id: idSchema,
  kind: z.enum(STAGE_KINDS),
  number: z.int().nullable(),
  title: z.string(),
});

/** A text of a work: one of its own by name, a text block by id. */
export const workTextKeySchema = z.union([z.enum(WORK_TEXTS), idSchema]);
export type WorkTextKey = z.infer<typeof workTextKeySchema>;

/** What a startup may take along from a work, as it is now. */
export const spinoffOfferSchema = z.object({
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }),
  /** Why the caller may not begin a startup from it now, or null. */
  refused: z.enum(['forbidden', 'work_unfinished']).nullable(),
  texts: z.array(
    z.object({
      key: workTextKeySchema,
      /** Where it goes in the startup. */
      goes_to: z.enum(['annotation', 'task', 'full_info']),
      title: z.string(),
      /** Its words, without their form. */
      content: z.string(),
    }),
  ),
  /** The newest version of each file. */
  files: z.array(
    z.object({
      id: idSchema,
      slot: fileSlotSchema,
      stage: stageNameSchema,
      name: z.string(),
      /** In bytes. */
      size: z.int(),
      /** Taken along unless somebody says otherwise. */
      chosen: z.boolean(),
    }),
  ),
  /** The stages whose text of the editor was approved. */
  documents: z.array(stageNameSchema),
  /** The rest of the team with their roles in the work. */
  people: z.array(z.object({ user_id: idSchema, name: z.string(), role_id: roleIdSchema })),
});
export type SpinoffOffer = z.infer<typeof spinoffOfferSchema>;

/**
 * The other side of a link between a work and a startup. Who is not in its team has the title that it
 * had when the startup was begun, and no `id`.
 */
const linkedSchema = z.object({
  id: idSchema.nullable(),
  type: projectTypeSchema,
  title: z.string(),
  /** The project was deleted since. */
  gone: z.boolean(),
  /** Who has begun the startup, and when. */
  by: z.string(),
  at: momentSchema,
});
export type LinkedProject = z.infer<typeof linkedSchema>;

/** What a project has grown from, and what has grown from it. */
export const spinoffLinksSchema = z.object({
  origin: linkedSchema.nullable(),
  startups: z.array(linkedSchema),
  /** Approved texts of the work that the startup refers to. */
  documents: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      /** The PDF of the approved edition among the materials of the startup. */
      status: z.enum(['queued', 'ready', 'failed']),
      file_id: idSchema.nullable(),
      /** The approved text is gone with the work: a PDF can be made no more. */
      lost: z.boolean(),
      /** What the caller may do about a PDF that could not be made. */
      can: z.object({ print: z.boolean(), forget: z.boolean() }),
      /** Where the text itself stands, for members of the work's team; null for the rest. */
      place: z
        .object({ project_id: idSchema, type: projectTypeSchema, stage_id: idSchema })
        .nullable(),
    }),
  ),
});
export type SpinoffLinks = z.infer<typeof spinoffLinksSchema>;
