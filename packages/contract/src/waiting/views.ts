import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { idSchema, momentSchema, personSchema } from '../http/fields.ts';

/** How often people are reminded of a section, whoever does it and the product itself together, ms. */
export const NUDGE_MS = 24 * 3_600_000;

/** So long somebody who has said that he looks at a section is taken at his word, ms. */
export const LOOKING_MS = 4 * 3_600_000;

/** A section in which somebody is waited for, as a member of the team sees it. */
export const waitSchema = z.object({
  section: sectionSchema,
  stage_id: idSchema.nullable(),
  /** The reader waits for others and may remind them, now or later. */
  can_remind: z.boolean(),
  /** When they were reminded within the last day; null where they were not. */
  reminded_at: momentSchema.nullable(),
  /** From when on they may be reminded; null where that is now. */
  remind_from: momentSchema.nullable(),
  /** The reader is one of several who may decide, and may tell the others that he looks at it. */
  can_look: z.boolean(),
  /** Who looks at it now, by his own word; it binds nobody. */
  looking: z.array(personSchema.extend({ since: momentSchema, me: z.boolean() })),
});
export type Wait = z.infer<typeof waitSchema>;
