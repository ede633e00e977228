import { z } from 'zod';
import { idSchema, versionSchema } from '../http/fields.ts';

/** A text block that the team adds to the task, to the extended information or to a stage's plan. */
export const dynamicFieldSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: z.enum(['text', 'content']),
  content: z.string(),
  order: z.int(),
  version: versionSchema,
});
export type DynamicField = z.infer<typeof dynamicFieldSchema>;
