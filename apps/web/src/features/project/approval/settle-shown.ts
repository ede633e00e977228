import type { QueryClient } from '@tanstack/react-query';
import { settleTicks } from '../api.ts';
import { settleForms, unsentTerms } from '../fields/forms.ts';
import { type Unsaved, unsavedOf } from './unsaved-of.ts';

/** Brings what was typed and ticked to the server before it is decided on; tells what of it did not get there. */
export async function settleShown(queries: QueryClient): Promise<Unsaved | null> {
  const [saved] = await Promise.all([settleForms(), settleTicks(queries)]);
  return unsavedOf(saved, unsentTerms.any());
}
