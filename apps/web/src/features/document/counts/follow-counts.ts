import {
  GENERATED_KINDS,
  readKeptContent,
  readSectionHeads,
  sectionFragment,
} from '@pv/editor-schema';
import type * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import { type Clock, whenQuiet } from '../quiet/when-quiet.ts';
import { countSection, type TextCount } from './count-section.ts';

const QUIET_MS = 500;
const LONGEST_MS = 3000;

/** Counts of the sections of an open document, kept current while somebody looks. */
export interface Counts {
  /** By section id; the same map until something changes. */
  current(): ReadonlyMap<string, TextCount>;
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/**
 * Counts every typed section once, and after a pause in the typing only those that were written in: a key
 * press in a long document never waits for the others.
 */
export function followCounts(doc: Y.Doc, clock?: Clock): Counts {
  const changes = createListeners();
  const stops = new Map<string, () => void>();
  const dirty = new Set<string>();
  let counts: ReadonlyMap<string, TextCount> = new Map();

  const count = () => {
    const ids = readSectionHeads(doc)
      .filter(({ kind }) => !GENERATED_KINDS.has(kind))
      .map(({ id }) => id);
    for (const id of ids) if (!stops.has(id)) watch(id);
    counts = new Map(
      ids.map((id) => {
        const known = dirty.has(id) ? undefined : counts.get(id);
        return [id, known ?? countSection(readKeptContent(doc, id))] as const;
      }),
    );
    dirty.clear();
    changes.tell();
  };
  const quiet = whenQuiet(count, { ms: QUIET_MS, longest: LONGEST_MS, ...(clock && { clock }) });
  function watch(id: string): void {
    const fragment = sectionFragment(doc, id);
    const note = () => void dirty.add(id);
    fragment.observeDeep(note);
    stops.set(id, () => fragment.unobserveDeep(note));
  }
  doc.on('update', quiet.stir);
  count();
  return {
    current: () => counts,
    subscribe: changes.subscribe,
    destroy() {
      doc.off('update', quiet.stir);
      quiet.cancel();
      for (const stop of stops.values()) stop();
    },
  };
}
