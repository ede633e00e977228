import { z } from 'zod';
import { idSchema, momentSchema } from '../http/fields.ts';
import { roleIdSchema } from '../project/roles.ts';

/** A person in a team. */
export const memberSchema = z.object({
  user_id: idSchema,
  name: z.string(),
  role_id: roleIdSchema,
  post: z.string(),
  institution: z.string(),
  is_creator: z.boolean(),
  is_me: z.boolean(),
  joined_at: momentSchema,
});
export type Member = z.infer<typeof memberSchema>;
