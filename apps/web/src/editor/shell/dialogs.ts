import { type Attributed, type CitedSource, citedSources, textAttribute } from '@pv/editor-schema';
import type { Node } from '@tiptap/pm/model';

/**
 * A dialog about an object of the text. `pos` is where the object stands in the edited section; null
 * for a new one, which goes to the caret. A source stands in the list: `id` is null for a new one.
 */
export type EditorDialog =
  | { kind: 'formula'; pos: number | null; inline: boolean; tex: string; numbered: boolean }
  | { kind: 'reference'; pos: number | null; target: string | null }
  | { kind: 'citation'; pos: number | null; sources: readonly CitedSource[] }
  | { kind: 'footnote'; pos: number | null; text: string }
  | { kind: 'link'; href: string }
  | { kind: 'source'; id: string | null }
  | { kind: 'sourceImport' }
  | { kind: 'sourceLibrary' };

const OF_NODE: Readonly<Record<string, (pos: number, node: Attributed) => EditorDialog>> = {
  formula: (pos, node) => ({
    kind: 'formula',
    pos,
    inline: false,
    tex: textAttribute(node, 'tex'),
    numbered: node.attrs?.numbered !== false,
  }),
  formulaInline: (pos, node) => ({
    kind: 'formula',
    pos,
    inline: true,
    tex: textAttribute(node, 'tex'),
    numbered: false,
  }),
  crossReference: (pos, node) => ({
    kind: 'reference',
    pos,
    target: textAttribute(node, 'target') || null,
  }),
  citation: (pos, node) => ({ kind: 'citation', pos, sources: citedSources(node) }),
  footnote: (pos, node) => ({ kind: 'footnote', pos, text: textAttribute(node, 'text') }),
};

/** The dialog that edits a node of the text, or null for a node that is edited in place. */
export function dialogOf(node: Node, pos: number): EditorDialog | null {
  const { name } = node.type;
  return Object.hasOwn(OF_NODE, name) ? (OF_NODE[name]?.(pos, node) ?? null) : null;
}
