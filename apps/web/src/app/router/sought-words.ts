import { z } from 'zod';
import { searchWords } from '../../ui/form/search-words.ts';

/** Words of a search in the address of a public page; of too many the first are sought. */
export const soughtWords = z
  .string()
  .transform(searchWords)
  .pipe(z.string().min(1))
  .optional()
  .catch(undefined);
