import { z } from 'zod';
import { idSchema } from '../http/fields.ts';

/** A person of one's own teams, as mentions and invitations offer him. */
export const knownPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  post: z.string(),
  institution: z.string(),
});
export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** At most so many are given. */
export const PEOPLE_SHOWN = 20;

export const peopleSchema = z.object({ users: z.array(knownPersonSchema) });
