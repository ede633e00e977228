import type { NumberedItem, Numbering } from './numbering.ts';
import type { SectionScan } from './scan-section.ts';

/** Where a source is cited: under which section or heading, at its first citation there. */
export interface CitationPlace {
  heading: NumberedItem;
  /** Path of the citation in the text of the section. */
  path: readonly number[];
}

/** Headings stand at the top of a section's text, so the first index of a path tells what is above. */
function headingAbove(
  headings: readonly NumberedItem[],
  [top = 0]: readonly number[],
): NumberedItem | undefined {
  return headings.findLast(({ path: [at] }) => at === undefined || at <= top);
}

/**
 * Where each source is cited, by its id: the sections and headings in reading order, each once.
 * @param sections the scans of the sections, in the order of the document
 */
export function citationPlaces(
  { items }: Pick<Numbering, 'items'>,
  sections: readonly { id: string; scan: SectionScan }[],
): ReadonlyMap<string, readonly CitationPlace[]> {
  const places = new Map<string, CitationPlace[]>();
  for (const { id: sectionId, scan } of sections) {
    const own = items.filter((item) => item.sectionId === sectionId && item.level !== null);
    for (const { id, path } of scan.cited) {
      const heading = headingAbove(own, path);
      const known = places.get(id) ?? [];
      if (!heading || known.some((place) => place.heading === heading)) continue;
      places.set(id, [...known, { heading, path }]);
    }
  }
  return places;
}
