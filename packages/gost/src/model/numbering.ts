import {
  type DocumentSnapshot,
  GENERATED_KINDS,
  type NumberingScheme,
  type SectionJson,
  type SourceJson,
} from '@pv/editor-schema';
import type { ReferenceKind } from './document.ts';
import { appendixLetter } from './letters.ts';
import { captionNumberer } from './number-captions.ts';
import { headingNumberer } from './number-headings.ts';
import { isArticleProfile } from './profiles.ts';
import { type ScannedNode, type SectionScan, scanSection } from './scan-section.ts';
import { orderSources, type SourceOrder } from './source-order.ts';

/** A section, or a node of its text, with its number. */
export interface NumberedItem {
  kind: ReferenceKind;
  id: string | null;
  sectionId: string;
  /** Path of child indexes in the section's content; empty for the section itself. */
  path: readonly number[];
  /** 1 for a section or an appendix, 2 to 4 for a heading, null for the others. */
  level: number | null;
  /** «1.2», «А», «Б.3», without parentheses for a formula; null for what has no number. */
  number: string | null;
  /** Title, caption or LaTeX. */
  text: string;
}

/** Every number of the document. */
export interface Numbering {
  /** In reading order; a section stands before its nodes. */
  items: readonly NumberedItem[];
  /** By section id and node id; of several nodes with one id, the first. */
  byId: ReadonlyMap<string, NumberedItem>;
  sources: SourceOrder;
}

/** A section with the scan of its text. */
export type ScannedSection = Pick<SectionJson, 'id' | 'kind' | 'title'> & { scan: SectionScan };

/** What the numbers depend on, texts reduced to scans. */
export interface NumberingInput {
  /** In the order of the document. */
  sections: readonly ScannedSection[];
  scheme: NumberingScheme;
  /** Sections of an article have no numbers. */
  plainSections?: boolean;
  sources: readonly Pick<SourceJson, 'id' | 'raw'>[];
}

/** Numbers the whole document. Slower than `numberSections` with kept scans; the result is the same. */
export function numberDocument(snapshot: DocumentSnapshot): Numbering {
  return numberSections({
    sections: snapshot.sections.map(({ id, kind, title, content }) => ({
      id,
      kind,
      title,
      scan: scanSection(content),
    })),
    scheme: snapshot.settings.numbering,
    plainSections: isArticleProfile(snapshot.settings.profile),
    sources: snapshot.sources,
  });
}

/**
 * Numbers a document from the scans of its sections (see `scanSection`), so that an edit costs one
 * scan of the section it touched. Takes time by the count of numbered nodes, not by length of text.
 */
export function numberSections({
  sections,
  scheme,
  plainSections = false,
  sources,
}: NumberingInput): Numbering {
  const sectionNumber = sectionNumberer(plainSections);
  const captionNumber = captionNumberer(scheme);
  const items: NumberedItem[] = [];
  for (const section of sections) {
    const appendix = section.kind === 'applications';
    const number = sectionNumber(section.kind);
    items.push(sectionItem(section, number));
    if (GENERATED_KINDS.has(section.kind)) continue;
    const headingNumber = headingNumberer(number);
    for (const node of section.scan.nodes) {
      items.push(nodeItem(section.id, node, numberOf(node)));
    }
    function numberOf(node: ScannedNode): string | null {
      if (node.kind === 'heading') return headingNumber(node);
      return node.numbered ? captionNumber(node.kind, { number, appendix }) : null;
    }
  }
  const cited = sections.flatMap((section) => section.scan.cited);
  return { items, byId: indexById(items), sources: orderSources(cited, sources) };
}

/**
 * What a cross-reference to `item` prints: the bare number, in parentheses for a formula (GOST
 * 7.32-2017 clause 6.8.4), the title of an unnumbered section or heading, null where there is nothing.
 */
export function referenceLabel(item: NumberedItem): string | null {
  if (item.number !== null) return item.kind === 'formula' ? `(${item.number})` : item.number;
  return item.level !== null && item.text !== '' ? `«${item.text}»` : null;
}

/** Chapters take Arabic numbers, appendices letters, structural elements nothing (clauses 6.2.1, 6.4.1, 6.17.4). */
function sectionNumberer(plain: boolean): (kind: SectionJson['kind']) => string | null {
  let chapters = 0;
  let appendices = 0;
  return (kind) => {
    if (kind === 'chap') return plain ? null : String(++chapters);
    return kind === 'applications' ? appendixLetter(appendices++) : null;
  };
}

function sectionItem({ id, kind, title }: ScannedSection, number: string | null): NumberedItem {
  const itemKind = kind === 'applications' ? 'appendix' : 'section';
  return { kind: itemKind, id, sectionId: id, path: [], level: 1, number, text: title };
}

function nodeItem(sectionId: string, node: ScannedNode, number: string | null): NumberedItem {
  const { kind, id, path, level, text } = node;
  return { kind, id, sectionId, path, level, number, text };
}

function indexById(items: readonly NumberedItem[]): Map<string, NumberedItem> {
  const byId = new Map<string, NumberedItem>();
  for (const item of items) if (item.id !== null && !byId.has(item.id)) byId.set(item.id, item);
  return byId;
}
