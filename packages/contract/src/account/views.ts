import { z } from 'zod';
import { idSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';

/** A project as the screen of leaving names it. */
export const namedProjectSchema = z.object({
  id: idSchema,
  type: projectTypeSchema,
  title: z.string(),
});
export type NamedProject = z.infer<typeof namedProjectSchema>;

/** What happens with the projects of a person who deletes the account. */
export const departureSchema = z.object({
  /** Projects of his that have other members: while there is one, the account cannot be deleted. */
  shared: z.array(namedProjectSchema.extend({ others: z.int().positive() })),
  /** Projects of his alone, which are deleted with the account. */
  solo: z.array(namedProjectSchema),
  /** Projects of others, whose teams he leaves. */
  teams: z.array(namedProjectSchema),
});
export type Departure = z.infer<typeof departureSchema>;
