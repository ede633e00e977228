import type { SectionHead } from '@pv/editor-schema';
import type { CitationPlace, Numbering } from '@pv/gost';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../document/live-document.ts';
import type { HeadingNumbers } from '../document/numbering-store.ts';
import type { DocumentStatus, Rights } from '../document/save-tracker.ts';

const LiveContext = createContext<LiveDocument | null>(null);

/** Hands the open document to everything inside. */
export function LiveDocumentProvider(props: { live: LiveDocument; children: ReactNode }) {
  return <LiveContext value={props.live}>{props.children}</LiveContext>;
}

/** The open document of the page. */
export function useLiveDocument(): LiveDocument {
  const live = use(LiveContext);
  if (!live) throw new Error('useLiveDocument needs a LiveDocumentProvider above it');
  return live;
}

/** One part of what is known of the document; the component is drawn anew when that part changes. */
export function useStatus<K extends keyof DocumentStatus>(part: K): DocumentStatus[K] {
  const live = useLiveDocument();
  return useSyncExternalStore(live.subscribe, () => live.status()[part]);
}

/** What this person may do with the text. */
export const useRights = (): Rights => useStatus('rights');

/** Whether the text is here, from the server or from this device. */
export const useLoaded = (): boolean => useStatus('loaded');

/** The sections in order, without their texts. */
export function useSections(): readonly SectionHead[] {
  const live = useLiveDocument();
  return useSyncExternalStore(live.subscribe, live.sections);
}

/** Every number of the document. */
export function useNumbering(): Numbering {
  const { numbering } = useLiveDocument();
  return useSyncExternalStore(numbering.subscribe, numbering.current);
}

/** Sections and headings with their numbers; not told of captions and formulas. */
export function useHeadingNumbers(): HeadingNumbers {
  const { numbering } = useLiveDocument();
  return useSyncExternalStore(numbering.subscribe, () => numbering.current().headings);
}

/** The sources in the order of the list. */
export function useSourceOrder(): Numbering['sources'] {
  const { numbering } = useLiveDocument();
  return useSyncExternalStore(numbering.subscribe, () => numbering.current().sources);
}

/** Where each source is cited, by its id. */
export function useCitationPlaces(): ReadonlyMap<string, readonly CitationPlace[]> {
  const { numbering } = useLiveDocument();
  return useSyncExternalStore(numbering.subscribe, numbering.places);
}
