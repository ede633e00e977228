import type { QueryClient } from '@tanstack/react-query';
import { settleTicks } from '../api.ts';
import { settleForms, unsentTerms } from '../fields/forms.ts';

/** Why what is on the screen is not what would be sent, as a key of the texts. */
export type Unsaved = 'unsaved' | 'unsavedTerm';

/**
 * What keeps a decision from being made on what the person sees: days that do not fit, which are never
 * sent, or text that has not come to the server. Null where nothing does.
 */
export function unsavedOf(textSaved: boolean, termUnsent: boolean): Unsaved | null {
  if (termUnsent) return 'unsavedTerm';
  return textSaved ? null : 'unsaved';
}

/** Brings what was typed and ticked to the server before it is decided on; tells what of it did not get there. */
export async function settleShown(queries: QueryClient): Promise<Unsaved | null> {
  const [saved] = await Promise.all([settleForms(), settleTicks(queries)]);
  return unsavedOf(saved, unsentTerms.any());
}
