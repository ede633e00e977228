import {
  readKeptContent,
  readSectionHeads,
  readSettings,
  readSources,
  sectionFragment,
  sectionsMap,
  settingsMap,
  sourcesMap,
} from '@pv/editor-schema';
import {
  type CitationPlace,
  citationPlaces,
  hasPlainSections,
  type NumberedItem,
  type Numbering,
  numberSections,
  resolveProfile,
  type SectionScan,
  scanSection,
} from '@pv/gost';
import type * as Y from 'yjs';

const sameItems = (a: readonly NumberedItem[], b: readonly NumberedItem[]): boolean =>
  a.length === b.length && a.every((item, index) => sameItem(item, b[index]));

const sameSources = (a: Numbering['sources'], b: Numbering['sources']): boolean =>
  [...a.cited].join() === [...b.cited].join() && a.ids.join() === b.ids.join();

function sameItem(a: NumberedItem, b: NumberedItem | undefined): boolean {
  return (
    a.id === b?.id &&
    a.number === b.number &&
    a.text === b.text &&
    a.kind === b.kind &&
    a.level === b.level &&
    a.sectionId === b.sectionId &&
    a.path.length === b.path.length &&
    a.path.every((step, index) => step === b.path[index])
  );
}

type Places = ReadonlyMap<string, readonly CitationPlace[]>;

/** Whether sources are cited under the same headings; where below them does not matter. */
function samePlaces(a: Places, b: Places): boolean {
  const told = (places: Places) =>
    [...places].map(([id, of]) => [
      id,
      of.map(({ heading: { sectionId, path, number, text } }) => [sectionId, path, number, text]),
    ]);
  return JSON.stringify(told(a)) === JSON.stringify(told(b));
}

/** Sections and headings alone. */
export type HeadingNumbers = Pick<Numbering, 'items' | 'byId'>;

/** Every number of a document that is open. */
export interface LiveNumbering extends Numbering {
  /** The same object until a section or a heading changes, whatever captions do. */
  headings: HeadingNumbers;
}

function headingsOf(items: readonly NumberedItem[]): HeadingNumbers {
  const headings = items.filter(({ level }) => level !== null);
  // of several with one id the first is meant
  const named = headings
    .toReversed()
    .flatMap((item) => (item.id ? [[item.id, item] as const] : []));
  return { items: headings, byId: new Map(named) };
}

/** The parts of a counting that are as they were are the objects of before; so is the whole. */
function keepSame(last: LiveNumbering | null, { items, byId, sources }: Numbering): LiveNumbering {
  if (last === null) return { items, byId, sources, headings: headingsOf(items) };
  const kept = sameSources(last.sources, sources) ? last.sources : sources;
  if (kept === last.sources && sameItems(last.items, items)) return last;
  const headings = headingsOf(items);
  const same = sameItems(last.headings.items, headings.items);
  return { items, byId, sources: kept, headings: same ? last.headings : headings };
}

/** The numbers of a document, kept current. */
export interface NumberingStore {
  /** The same object until a number, a caption or a place of one changes. */
  current(): LiveNumbering;
  /** Where each source is cited; the same object until a source is cited under other headings. */
  places(): Places;
  /** The way to the place that stands there in the order of `places`, as the text is now. */
  wayTo(sourceId: string, at: number): Pick<NumberedItem, 'sectionId' | 'path'> | null;
  /** Calls `listener` after every change of the numbers; gives how to stop. */
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/**
 * Numbers a shared document and follows its changes: a change of a section costs one scan of that
 * section, and all changes of one transaction one recount.
 * @param schedule when listeners are told after a change; at once unless given
 */
export function createNumberingStore(
  doc: Y.Doc,
  schedule: (tell: () => void) => void = (tell) => tell(),
): NumberingStore {
  const scans = new Map<string, SectionScan>();
  const listeners = new Set<() => void>();
  const watched = new Map<string, () => void>();
  let numbering: LiveNumbering | null = null;
  let last: LiveNumbering | null = null;
  let places: Places = new Map();
  let placesNow: Places | null = null;
  let counting = false;
  let scheduled = false;

  function watchFragment(sectionId: string): void {
    if (watched.has(sectionId)) return;
    const fragment = sectionFragment(doc, sectionId);
    const forget = () => {
      scans.delete(sectionId);
      numbering = null;
      placesNow = null;
    };
    fragment.observeDeep(forget);
    watched.set(sectionId, () => fragment.unobserveDeep(forget));
  }

  function scanOf(sectionId: string): SectionScan {
    const kept = scans.get(sectionId);
    if (kept) return kept;
    const scan = scanSection(readKeptContent(doc, sectionId));
    scans.set(sectionId, scan);
    return scan;
  }

  function recount(): Numbering {
    const heads = readSectionHeads(doc);
    for (const { id } of heads) watchFragment(id);
    const settings = readSettings(doc);
    return numberSections({
      sections: heads.map((head) => ({ ...head, scan: scanOf(head.id) })),
      scheme: settings.numbering,
      plainSections: hasPlainSections(settings.profile),
      appendixMarks: resolveProfile(settings).values.appendixMarks,
      sources: readSources(doc),
      sourceOrder: settings.sourceStyle?.order,
    });
  }

  function recountPlaces(): Places {
    const counted = current();
    const sections = readSectionHeads(doc).map(({ id }) => ({ id, scan: scanOf(id) }));
    placesNow ??= citationPlaces(counted, sections);
    return placesNow;
  }

  function current(): LiveNumbering {
    if (numbering === null) {
      counting = true;
      const counted = recount();
      counting = false;
      last = keepSame(last, counted);
      numbering = last;
    }
    return numbering;
  }

  const forget = () => {
    numbering = null;
    placesNow = null;
  };
  const tell = () => {
    scheduled = false;
    for (const listener of listeners) listener();
  };
  const announce = () => {
    // the first look at a section's text makes a transaction of its own, when the text is not there yet
    if (numbering !== null || counting || scheduled) return;
    scheduled = true;
    schedule(tell);
  };
  sectionsMap(doc).observeDeep(forget);
  settingsMap(doc).observe(forget);
  sourcesMap(doc).observe(forget);
  doc.on('afterAllTransactions', announce);

  return {
    current,
    places() {
      const counted = recountPlaces();
      if (!samePlaces(places, counted)) places = counted;
      return places;
    },
    wayTo(sourceId, at) {
      const place = recountPlaces().get(sourceId)?.[at];
      return place ? { sectionId: place.heading.sectionId, path: place.path } : null;
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
