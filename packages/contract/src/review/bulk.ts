import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { idSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { askedStatusSchema } from '../workflow/status-code.ts';

/** How many sections are decided on by one call at most. */
export const MOST_AT_ONCE = 100;

/** A section to approve, with what the person has seen of it. */
export const seenSectionSchema = z.object({
  project: idSchema,
  stage: idSchema.nullable(),
  section: sectionSchema,
  status: askedStatusSchema,
  edition: z.int().nonnegative(),
});
export type SeenSection = z.infer<typeof seenSectionSchema>;

/** What became of one section. */
export const outcomeSchema = z.object({
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }).nullable(),
  stage: z.object({ id: idSchema, number: z.int().nullable(), title: z.string() }).nullable(),
  section: sectionSchema,
  /** The status after it; null where nothing was done. */
  status: z.string().nullable(),
  /** Why nothing was done, in the caller's language; null where it was. */
  refused: z.object({ code: z.string(), detail: z.array(z.string()) }).nullable(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** One line a section, in the order in which they were decided on. */
export const outcomesSchema = z.object({ outcomes: z.array(outcomeSchema) });
