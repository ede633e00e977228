import { z } from 'zod';
import { categoryIdSchema, projectTypeSchema } from '../kinds/kinds.ts';

/** Orders of the list: what waits for the reader first, the latest change first, the nearest end first. */
export const PROJECT_SORTS = ['move', 'updated', 'deadline'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

const words = z.string().max(200).optional();

/** The fields by which projects of any kind are searched; words may stand in any order. */
export const searchFields = {
  all_parameters: words,
  title: words,
  author: words,
  group: words,
  current_status: z.string().max(80).optional(),
};

/** A whole search of the list, as it stands in an address and is kept under a name. */
export const projectSearchSchema = z.object({
  ...searchFields,
  project_type: projectTypeSchema.optional(),
  category: categoryIdSchema.optional(),
  sort: z.enum(PROJECT_SORTS).optional(),
});
export type ProjectSearch = z.infer<typeof projectSearchSchema>;
