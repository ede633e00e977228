import {
  type ListedSuggestion,
  listSuggestions,
  readKeptContent,
  readSectionHeads,
  sectionFragment,
} from '@pv/editor-schema';
import type * as Y from 'yjs';

/** The suggestions of one section, in reading order. */
export interface SectionSuggestions {
  sectionId: string;
  suggestions: readonly ListedSuggestion[];
}

/** What is suggested in a document, by section; those without suggestions are left out. */
export interface SuggestionStore {
  /** The same list until something changes. */
  current(): readonly SectionSuggestions[];
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/** Changes are read together, ms. */
const READ_AFTER = 200;

/** Follows the suggestions of a document; a change of a section costs one reading of that section. */
export function createSuggestionStore(
  doc: Y.Doc,
  schedule: (tell: () => void) => unknown = (tell) => setTimeout(tell, READ_AFTER),
): SuggestionStore {
  const read = new Map<string, readonly ListedSuggestion[]>();
  const watched = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  let list: readonly SectionSuggestions[] | null = null;
  let planned = false;

  function watch(sectionId: string): void {
    if (watched.has(sectionId)) return;
    const fragment = sectionFragment(doc, sectionId);
    const forget = () => read.delete(sectionId);
    fragment.observeDeep(forget);
    watched.set(sectionId, () => fragment.unobserveDeep(forget));
  }
  function suggestionsOf(sectionId: string): readonly ListedSuggestion[] {
    watch(sectionId);
    const known = read.get(sectionId) ?? listSuggestions(readKeptContent(doc, sectionId));
    read.set(sectionId, known);
    return known;
  }
  const tell = () => {
    planned = false;
    list = null;
    for (const listener of listeners) listener();
  };
  const change = ({ changed }: Y.Transaction) => {
    if (planned || changed.size === 0) return;
    planned = true;
    schedule(tell);
  };
  // whoever listens to updates has a whole document encoded when it is opened
  doc.on('afterTransaction', change);
  return {
    current() {
      list ??= readSectionHeads(doc)
        .map(({ id }) => ({ sectionId: id, suggestions: suggestionsOf(id) }))
        .filter(({ suggestions }) => suggestions.length > 0);
      return list;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      doc.off('afterTransaction', change);
      for (const stop of watched.values()) stop();
      listeners.clear();
    },
  };
}
