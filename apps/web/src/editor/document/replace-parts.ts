import {
  type DocumentSettings,
  type NodeJson,
  readSectionHeads,
  type SectionHead,
  type SectionJson,
  type SourceJson,
  sectionSchema,
  sectionsMap,
  writeSectionContent,
  writeSettings,
  writeSource,
} from '@pv/editor-schema';
import { Node } from '@tiptap/pm/model';
import * as Y from 'yjs';
import { LocalChange } from './local-change.ts';
import type { Rights } from './save-tracker.ts';
import { orderAt } from './sections.ts';

/** What one command changes in a document; whatever is not named stays. Nothing is ever removed. */
export interface DocumentParts {
  /** By id, only the fields that change; one that the document lacks is added when it has all three, else passed over. */
  sections: ReadonlyMap<string, Partial<Omit<SectionJson, 'id'>>>;
  /** Ids of all sections in their new order; null where it stays. */
  order: readonly string[] | null;
  /** Records that change, whole. */
  sources: readonly SourceJson[];
  settings: Partial<DocumentSettings>;
}

/** The sections of closed stages. The server refuses a whole change that reaches into one of them. */
export function closedSections(doc: Y.Doc, { closed }: Pick<Rights, 'closed'>): Set<string> {
  const stages = new Set<string | undefined>(closed.map(({ id }) => id));
  const heads = readSectionHeads(doc).filter(({ stage }) => stages.has(stage));
  return new Set(heads.map(({ id }) => id));
}

/** What a change is called in logs, and the sections that it must leave. */
interface Written {
  name: string;
  closed: ReadonlySet<string>;
}

/**
 * Changes parts of a document in one step of the history, named for logs. Only what differs is touched,
 * so that the writing of others nearby survives, and nothing of sections that are `closed`. Gives those
 * that would have been changed.
 * @throws RangeError when a text does not fit the schema; nothing is written then
 */
export function replaceParts(
  doc: Y.Doc,
  parts: DocumentParts,
  { name, closed }: Written,
): Set<string> {
  for (const { content } of parts.sections.values()) {
    if (content) Node.fromJSON(sectionSchema, content).check();
  }
  const left = new Set([...parts.sections.keys()].filter((id) => closed.has(id)));
  doc.transact(() => {
    for (const [id, section] of parts.sections) {
      if (!closed.has(id)) writeSection(doc, id, section);
    }
    if (parts.order) writeOrder(doc, parts.order, closed);
    for (const source of parts.sources) writeSource(doc, source);
    writeSettings(doc, parts.settings);
  }, new LocalChange(name));
  return left;
}

/** The same for the texts of sections alone; those that are gone are passed over. */
export function replaceContents(
  doc: Y.Doc,
  contents: ReadonlyMap<string, NodeJson>,
  written: Written,
): Set<string> {
  const sections = new Map([...contents].map(([id, content]) => [id, { content }]));
  return replaceParts(doc, { sections, order: null, sources: [], settings: {} }, written);
}

function writeSection(
  doc: Y.Doc,
  id: string,
  { kind, title, content }: { kind?: string; title?: string; content?: NodeJson },
): void {
  const known = sectionsMap(doc).get(id);
  if (!known && kind === undefined) return;
  const head = known ?? new Y.Map<unknown>();
  if (!known) sectionsMap(doc).set(id, head);
  if (kind !== undefined) head.set('kind', kind);
  if (title !== undefined) head.set('title', title);
  if (content) writeSectionContent(doc, id, content);
}

const rises = (heads: readonly SectionHead[]): boolean =>
  heads.every(({ order }, index) => order > (heads[index - 1]?.order ?? ''));

/** The order as it is, with what is new in it behind what it shall follow. */
function withNew(wanted: readonly SectionHead[]): SectionHead[] {
  const placed = wanted.filter(({ order }) => order !== '');
  placed.sort((a, b) => (a.order < b.order ? -1 : 1));
  for (const [at, head] of wanted.entries()) {
    const before = wanted[at - 1];
    if (head.order === '') placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, head);
  }
  return placed;
}

/**
 * Keeps the keys that already rise; the sections between them get new ones. Closed sections keep theirs:
 * where that cannot be, the order stays.
 */
function writeOrder(doc: Y.Doc, ids: readonly string[], closed: ReadonlySet<string>): void {
  const heads = new Map(readSectionHeads(doc).map((head) => [head.id, head]));
  const wanted = ids.flatMap((id) => heads.get(id) ?? []);
  const isClosed = ({ id }: SectionHead) => closed.has(id);
  const placed = rises(wanted.filter(isClosed)) ? wanted : withNew(wanted);
  placed.forEach((head, index) => {
    if (isClosed(head)) return;
    const before = placed[index - 1]?.order ?? '';
    const limit = placed.slice(index).find(isClosed)?.order;
    const fits = (order: string) => limit === undefined || order <= limit;
    if (head.order > before && head.order !== limit && fits(head.order)) return;
    const later = placed.slice(index + 1).filter(({ order }) => order !== '' && fits(order));
    head.order = orderAt([...placed.slice(0, index), ...later], index);
    sectionsMap(doc).get(head.id)?.set('order', head.order);
  });
}
