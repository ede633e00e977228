import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ShownText } from '../../../editor/document/open-text.ts';
import {
  createSuggestionStore,
  type SectionSuggestions,
} from '../../../editor/suggest/suggestion-store.ts';

/** What is suggested in the document, followed while it is shown. */
export function useSuggestions({ doc }: Pick<ShownText, 'doc'>): readonly SectionSuggestions[] {
  const store = useMemo(() => createSuggestionStore(doc), [doc]);
  useEffect(() => () => store.destroy(), [store]);
  return useSyncExternalStore(store.subscribe, store.current);
}
