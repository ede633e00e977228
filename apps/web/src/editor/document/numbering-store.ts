import {
  readSectionContent,
  readSectionHeads,
  readSettings,
  readSources,
  sectionFragment,
  sectionsMap,
  settingsMap,
  sourcesMap,
} from '@pv/editor-schema';
import { type Numbering, numberSections, type SectionScan, scanSection } from '@pv/gost';
import type * as Y from 'yjs';

/** The numbers of a document, kept current. */
export interface NumberingStore {
  current(): Numbering;
  /** Calls `listener` after every change of the numbers; gives how to stop. */
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/**
 * Numbers a shared document and follows its changes: a change of a section costs one scan of that
 * section, and all changes of one transaction one recount.
 */
export function createNumberingStore(doc: Y.Doc): NumberingStore {
  const scans = new Map<string, SectionScan>();
  const listeners = new Set<() => void>();
  const watched = new Map<string, () => void>();
  let numbering: Numbering | null = null;

  function watchFragment(sectionId: string): void {
    if (watched.has(sectionId)) return;
    const fragment = sectionFragment(doc, sectionId);
    const forget = () => {
      scans.delete(sectionId);
      numbering = null;
    };
    fragment.observeDeep(forget);
    watched.set(sectionId, () => fragment.unobserveDeep(forget));
  }

  function scanOf(sectionId: string): SectionScan {
    const kept = scans.get(sectionId);
    if (kept) return kept;
    const scan = scanSection(readSectionContent(doc, sectionId));
    scans.set(sectionId, scan);
    return scan;
  }

  function recount(): Numbering {
    const heads = readSectionHeads(doc);
    for (const { id } of heads) watchFragment(id);
    return numberSections({
      sections: heads.map((head) => ({ ...head, scan: scanOf(head.id) })),
      scheme: readSettings(doc).numbering,
      sources: readSources(doc),
    });
  }

  const forget = () => {
    numbering = null;
  };
  const announce = () => {
    if (numbering === null) for (const listener of listeners) listener();
  };
  sectionsMap(doc).observeDeep(forget);
  settingsMap(doc).observe(forget);
  sourcesMap(doc).observe(forget);
  doc.on('afterAllTransactions', announce);

  return {
    current() {
      numbering ??= recount();
      return numbering;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      sectionsMap(doc).unobserveDeep(forget);
      settingsMap(doc).unobserve(forget);
      sourcesMap(doc).unobserve(forget);
      doc.off('afterAllTransactions', announce);
      for (const stop of watched.values()) stop();
      listeners.clear();
    },
  };
}
