import { idSchema } from '@pv/contract';
import { notFound } from '@tanstack/react-router';
import { z } from 'zod';
import { searchWords } from '../../ui/form/search-words.ts';

/** Parameters of addresses that are ids. */
const IDS: ReadonlySet<string> = new Set(['id', 'projectId', 'stageId']);

/**
 * Before a page of one thing: what stands in its address for an id is one, else it is a page that there
 * is not, as one of an id that nothing has.
 * @throws NotFoundError
 */
export function requireIds(params: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (IDS.has(name) && !idSchema.safeParse(value).success) throw notFound();
  }
}

/** Words of a search in the address of a public page; of too many the first are sought. */
export const soughtWords = z
  .string()
  .transform(searchWords)
  .pipe(z.string().min(1))
  .optional()
  .catch(undefined);
