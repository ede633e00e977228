import { z } from 'zod';
import { line } from '../http/fields.ts';

/** What every list of texts of the site is asked with: the number of a page, and words that are looked for. */
export const listQuery = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: line(0, 200).optional(),
};
