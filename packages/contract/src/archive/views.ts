import { z } from 'zod';
import { idSchema, momentSchema } from '../http/fields.ts';

/** A whole project as one ZIP file, made for one member of its team. */
export const archiveSchema = z.object({
  id: idSchema,
  project_id: idSchema,
  status: z.enum(['queued', 'running', 'ready', 'failed', 'cancelled']),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  revision: z.int(),
  /** Code of the error texts when failed. */
  error: z.string().nullable(),
  file_name: z.string(),
  /** In bytes, when ready. */
  size: z.number().nullable(),
  /** How many parts could not be put in; the index inside the archive says which and why. */
  missing: z.int(),
  /** Signed address of the file when ready, for an hour. */
  url: z.string().nullable(),
  /** Until when the file is kept, when ready. */
  kept_until: momentSchema.nullable(),
  created_at: momentSchema,
});
export type ArchiveView = z.infer<typeof archiveSchema>;
