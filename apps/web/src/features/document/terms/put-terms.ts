import { type NodeJson, nodeText, readSectionContent, readSectionHeads } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { LocalChange } from '../../../editor/document/local-change.ts';
import type { ShownText } from '../../../editor/document/open-text.ts';
import { addSection } from '../../../editor/document/sections.ts';
import type { Done } from '../../../editor/shell/use-done-notice.tsx';
import type { ShortForm } from './find-terms.ts';

const sectionOf = (doc: Y.Doc) =>
  readSectionHeads(doc).find(({ kind }) => kind === 'abbreviations')?.id ?? null;

/** The short forms that the list of abbreviations explains already, by what its lines begin with. */
export function listedForms(doc: Y.Doc): ReadonlySet<string> {
  const id = sectionOf(doc);
  const lines = id === null ? [] : (readSectionContent(doc, id).content ?? []);
  return new Set(
    lines.map(
      (line) =>
        nodeText(line)
          .split(/\s+[—–-]\s/u)[0]
          ?.trim() ?? '',
    ),
  );
}

const lineOf = ({ short, meaning }: ShortForm): NodeJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text: `${short} — ${meaning.trim()}` }],
});

/**
 * Adds lines to the list of abbreviations, and the list itself where there is none, as one step. A list
 * of a stage that is closed stays as it is.
 */
export function putForms(
  { doc, replaceContents }: Pick<ShownText, 'doc' | 'replaceContents'>,
  forms: readonly ShortForm[],
  title: string,
): Done {
  let closed = 0;
  doc.transact(() => {
    const id = sectionOf(doc) ?? addSection(doc, { kind: 'abbreviations', title });
    if (id === null) return;
    const before = readSectionContent(doc, id).content ?? [];
    const written = before.filter(
      (line) => nodeText(line).trim() !== '' || line.type !== 'paragraph',
    );
    const content = { type: 'doc', content: [...written, ...forms.map(lineOf)] };
    const left = replaceContents(new Map([[id, content]]), 'terms.gather');
    closed = left.has(id) ? forms.length : 0;
  }, new LocalChange('terms.gather'));
  return { changed: forms.length - closed, closed };
}
