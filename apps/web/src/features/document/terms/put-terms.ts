import {
  type NodeJson,
  nodeText,
  readSectionContent,
  readSectionHeads,
  type SectionKind,
} from '@pv/editor-schema';
import type * as Y from 'yjs';
import { LocalChange } from '../../../editor/document/local-change.ts';
import type { ShownText } from '../../../editor/document/open-text.ts';
import { addSection } from '../../../editor/document/sections.ts';
import type { Done } from '../../../editor/shell/use-done-notice.tsx';
import type { ListLine } from './find-terms.ts';

/** The lists that are gathered. */
export type GatheredKind = Extract<SectionKind, 'abbreviations' | 'terms'>;

const sectionOf = (doc: Y.Doc, kind: GatheredKind) =>
  readSectionHeads(doc).find((head) => head.kind === kind)?.id ?? null;

/** What a line of a list explains; null where it explains nothing. */
const nameIn = (line: NodeJson): string | null => {
  const [name = '', ...meaning] = nodeText(line).split(/\s+[—–-]\s|:\s+/u);
  return meaning.length > 0 ? name.trim() : null;
};

/** What a list explains already, by what its lines begin with, in small letters. */
export function listedNames(doc: Y.Doc, kind: GatheredKind): ReadonlySet<string> {
  const id = sectionOf(doc, kind);
  const lines = id === null ? [] : (readSectionContent(doc, id).content ?? []);
  return new Set(lines.map((line) => (nameIn(line) ?? nodeText(line).trim()).toLowerCase()));
}

const paragraph = (text: string): NodeJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

function lineOf({ name, meaning }: ListLine, colon: boolean): NodeJson {
  const said = meaning.trim();
  return paragraph(
    colon ? `${name}: ${said.charAt(0).toUpperCase()}${said.slice(1)}` : `${name} — ${said}`,
  );
}

/** Puts a line before the first that comes after it in the alphabet (GOST 7.32-2017 clauses 6.14 and 6.15). */
function withLine(lines: readonly NodeJson[], line: ListLine, colon: boolean): NodeJson[] {
  const later = lines.findIndex((other) => {
    const name = nameIn(other);
    return name !== null && name.localeCompare(line.name, 'ru', { sensitivity: 'base' }) > 0;
  });
  return lines.toSpliced(later < 0 ? lines.length : later, 0, lineOf(line, colon));
}

/** Lines for a list, and how the list is called and opens where it is made. */
export interface Gathered {
  kind: GatheredKind;
  title: string;
  opening: string;
  /** «термин: Определение», GOST R 7.0.11-2011 clause 5.5.3, not «термин — определение». */
  colon: boolean;
  lines: readonly ListLine[];
}

/**
 * Adds lines to lists at their places, and the lists themselves where there are none, as one step. A list
 * of a stage that is closed stays as it is.
 */
export function putLines(
  { doc, replaceContents }: Pick<ShownText, 'doc' | 'replaceContents'>,
  lists: readonly Gathered[],
): Done {
  let [changed, closed] = [0, 0];
  const put = ({ kind, title, opening, colon, lines }: Gathered) => {
    const id = sectionOf(doc, kind) ?? addSection(doc, { kind, title });
    if (id === null) return;
    const written = (readSectionContent(doc, id).content ?? []).filter(
      (line) => nodeText(line).trim() !== '' || line.type !== 'paragraph',
    );
    const begun = written.length > 0 ? written : [paragraph(opening)];
    const full = lines.reduce((before, line) => withLine(before, line, colon), begun);
    const content = { type: 'doc', content: full };
    const left = replaceContents(new Map([[id, content]]), 'terms.gather').has(id);
    if (left) closed += lines.length;
    else changed += lines.length;
  };
  doc.transact(() => {
    for (const list of lists) if (list.lines.length > 0) put(list);
  }, new LocalChange('terms.gather'));
  return { changed, closed };
}
