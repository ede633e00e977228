import {
  type DocumentSnapshot,
  GENERATED_KINDS,
  type NodeJson,
  type NumberingScheme,
  type SectionJson,
  type SourceJson,
  type SourceListOrder,
} from '@pv/editor-schema';
import type { ReferenceKind } from './document.ts';
import { type AppendixMarks, appendixLetter, listLetter } from './letters.ts';
import { hasPlainSections, resolveProfile } from './profiles.ts';
import { type ScannedNode, type SectionScan, scanSection } from './scan-section.ts';

/** The order of the list of sources. */
export interface SourceOrder {
  /** Ids in printing order. */
  ids: readonly string[];
  /** Number of a source in the list, from 1. */
  numbers: ReadonlyMap<string, number>;
  /** Those that the text cites. */
  cited: ReadonlySet<string>;
}

/** In Russian collation Cyrillic goes before Latin, and «ё» stands with «е». */
const collator = new Intl.Collator('ru');

/** By letters, word by word; quotes and brackets do not count. */
function byLetters(a: Pick<SourceJson, 'id' | 'raw'>, b: Pick<SourceJson, 'id' | 'raw'>): number {
  const [one, other] = [a.raw, b.raw].map((raw) =>
    raw.replace(/[\p{Pi}\p{Pf}"'()[\]]/gu, '').trim(),
  );
  return collator.compare(one ?? '', other ?? '') || (a.id < b.id ? -1 : 1);
}

/**
 * Orders the records by first citation, GOST 7.32-2017 clause 6.16, or by letters. By citation, records
 * that nobody cites follow by letters, so that everybody who edits the document sees the same order.
 * @param cited ids in reading order; repetitions and ids without a record are skipped
 */
export function orderSources(
  cited: Iterable<string>,
  sources: readonly Pick<SourceJson, 'id' | 'raw'>[],
  by: SourceListOrder = 'citation',
): SourceOrder {
  const known = new Map(sources.map((source) => [source.id, source]));
  const ids = new Set<string>();
  for (const id of cited) if (known.has(id)) ids.add(id);
  const first = by === 'citation' ? [...ids] : [];
  const rest = [...known.values()].filter(({ id }) => by === 'alphabet' || !ids.has(id));
  rest.sort(byLetters);
  const order = [...first, ...rest.map(({ id }) => id)];
  return { ids: order, numbers: new Map(order.map((id, index) => [id, index + 1])), cited: ids };
}

type CaptionKind = Exclude<ScannedNode['kind'], 'heading' | 'figurePart'>;

/** The section that a caption stands in. */
export interface CaptionSection {
  number: string | null;
  appendix: boolean;
}

/**
 * Gives a function that numbers figures, tables, listings and formulas, each kind for itself, through
 * the document or per chapter (GOST 7.32-2017 clauses 6.5.4 to 6.5.6, 6.6.4, 6.8.3, 6.8.5). An
 * appendix has a count of its own in both schemes. Per chapter, what stands outside chapters (in the
 * introduction, say) is counted through those sections without a prefix.
 */
export function captionNumberer(
  scheme: NumberingScheme,
): (kind: CaptionKind, section: CaptionSection) => string {
  const counts = new Map<string, number>();
  return (kind, section) => {
    const own = section.number !== null && (section.appendix || scheme === 'section');
    const scope = own ? `${kind} ${section.appendix} ${section.number}` : kind;
    const count = (counts.get(scope) ?? 0) + 1;
    counts.set(scope, count);
    return own ? `${section.number}.${count}` : String(count);
  };
}

interface Open {
  level: number;
  number: string | null;
  children: number;
}

/**
 * Gives a function that numbers the headings of one section in reading order, GOST 7.32-2017 clauses
 * 6.4.1 to 6.4.5 and 6.17.6: «2.1», «2.1.1», «А.1». A level that the writer skipped adds no zero: the
 * number is made of the headings that really stand above. Under an unnumbered section or heading
 * nothing is numbered, because a number there would name a wrong parent.
 * @param sectionNumber the number of the chapter or the letter of the appendix, null for the others
 */
export function headingNumberer(
  sectionNumber: string | null,
): (heading: Pick<ScannedNode, 'level' | 'numbered'>) => string | null {
  const section: Open = { level: 1, number: sectionNumber, children: 0 };
  let open: Open[] = [];
  return ({ level, numbered }) => {
    const depth = level ?? 2;
    open = open.filter((heading) => heading.level < depth);
    const parent = open.at(-1) ?? section;
    const number =
      numbered && parent.number !== null ? `${parent.number}.${++parent.children}` : null;
    open.push({ level: depth, number, children: 0 });
    return number;
  };
}

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
  appendixMarks?: AppendixMarks;
  sources: readonly Pick<SourceJson, 'id' | 'raw'>[];
  sourceOrder?: SourceListOrder | undefined;
}

const scans = new WeakMap<NodeJson, SectionScan>();

/** A text that nobody has changed is scanned once. */
function scanOf(content: NodeJson): SectionScan {
  const scan = scans.get(content) ?? scanSection(content);
  scans.set(content, scan);
  return scan;
}

/** Numbers the whole document. Slower than `numberSections` with kept scans; the result is the same. */
export function numberDocument(snapshot: DocumentSnapshot): Numbering {
  return numberSections({
    sections: snapshot.sections.map(({ id, kind, title, content }) => ({
      id,
      kind,
      title,
      scan: scanOf(content),
    })),
    scheme: snapshot.settings.numbering,
    plainSections: hasPlainSections(snapshot.settings.profile),
    appendixMarks: resolveProfile(snapshot.settings).values.appendixMarks,
    sources: snapshot.sources,
    sourceOrder: snapshot.settings.sourceStyle?.order,
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
  appendixMarks = 'cyrillic',
  sources,
  sourceOrder,
}: NumberingInput): Numbering {
  const sectionNumber = sectionNumberer(plainSections, appendixMarks);
  const captionNumber = captionNumberer(scheme);
  const items: NumberedItem[] = [];
  for (const section of sections) {
    const appendix = section.kind === 'applications';
    const number = sectionNumber(section.kind);
    items.push(sectionItem(section, number));
    if (GENERATED_KINDS.has(section.kind)) continue;
    const headingNumber = headingNumberer(number);
    let figure = '';
    let parts = 0;
    for (const node of section.scan.nodes) {
      items.push(nodeItem(section.id, node, numberOf(node)));
    }
    function numberOf(node: ScannedNode): string | null {
      if (node.kind === 'heading') return headingNumber(node);
      if (node.kind === 'figurePart') return partNumber(figure, node.numbered ? ++parts : 0);
      if (!node.numbered) return null;
      const made = captionNumber(node.kind, { number, appendix });
      if (node.kind === 'figure') [figure, parts] = [made, 0];
      return made;
    }
  }
  const cited = sections.flatMap(({ scan }) => scan.cited.map(({ id }) => id));
  return { items, byId: indexById(items), sources: orderSources(cited, sources, sourceOrder) };
}

/** «1.2, а»: a part of a figure; the only one is the figure itself. */
const partNumber = (figure: string, part: number): string =>
  part === 0 ? figure : `${figure}, ${listLetter(part)}`;

/** The letter of a part of a figure by its number; empty for the only one. */
export const partLetter = (number: string | null): string => number?.split(', ')[1] ?? '';

/**
 * What a cross-reference to `item` prints: the bare number, in parentheses for a formula (GOST
 * 7.32-2017 clause 6.8.4), the title of an unnumbered section or heading, null where there is nothing.
 */
export function referenceLabel(item: NumberedItem): string | null {
  if (item.number !== null) return item.kind === 'formula' ? `(${item.number})` : item.number;
  return item.level !== null && item.text !== '' ? `«${item.text}»` : null;
}

/** Chapters take Arabic numbers, appendices letters, structural elements nothing (clauses 6.2.1, 6.4.1, 6.17.4). */
function sectionNumberer(
  plain: boolean,
  marks: AppendixMarks,
): (kind: SectionJson['kind']) => string | null {
  let chapters = 0;
  let appendices = 0;
  return (kind) => {
    if (kind === 'chap') return plain ? null : String(++chapters);
    return kind === 'applications' ? appendixLetter(appendices++, marks) : null;
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
