import {
  type DocumentSettings,
  type NodeJson,
  readSectionHeads,
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
import { orderAt } from './sections.ts';

/** What one command changes in a document; whatever is not named stays. Nothing is ever removed. */
export interface DocumentParts {
  /** By id, only the fields that change; a section that the document lacks is added and needs all three. */
  sections: ReadonlyMap<string, Partial<Omit<SectionJson, 'id'>>>;
  /** Ids of all sections in their new order; null where it stays. */
  order: readonly string[] | null;
  /** Records that change, whole. */
  sources: readonly SourceJson[];
  settings: Partial<DocumentSettings>;
}

/**
 * Changes parts of a document in one step of the history, named for logs. Only what differs is touched,
 * so that the writing of others nearby survives.
 * @throws RangeError when a text does not fit the schema; nothing is written then
 */
export function replaceParts(doc: Y.Doc, parts: DocumentParts, name: string): void {
  for (const { content } of parts.sections.values()) {
    if (content) Node.fromJSON(sectionSchema, content).check();
  }
  doc.transact(() => {
    for (const [id, section] of parts.sections) writeSection(doc, id, section);
    if (parts.order) writeOrder(doc, parts.order);
    for (const source of parts.sources) writeSource(doc, source);
    writeSettings(doc, parts.settings);
  }, new LocalChange(name));
}

function writeSection(
  doc: Y.Doc,
  id: string,
  { kind, title, content }: { kind?: string; title?: string; content?: NodeJson },
): void {
  const head = sectionsMap(doc).get(id) ?? new Y.Map<unknown>();
  if (!sectionsMap(doc).has(id)) sectionsMap(doc).set(id, head);
  if (kind !== undefined) head.set('kind', kind);
  if (title !== undefined) head.set('title', title);
  if (content) writeSectionContent(doc, id, content);
}

/** Keeps the keys that already rise; the sections between them get new ones. */
function writeOrder(doc: Y.Doc, ids: readonly string[]): void {
  const heads = new Map(readSectionHeads(doc).map((head) => [head.id, head]));
  const placed = ids.flatMap((id) => heads.get(id) ?? []);
  placed.forEach((head, index) => {
    const before = placed[index - 1]?.order ?? '';
    if (head.order > before) return;
    const others = [...placed.slice(0, index), ...placed.slice(index + 1).filter((h) => h.order)];
    head.order = orderAt(others, index);
    sectionsMap(doc).get(head.id)?.set('order', head.order);
  });
}
