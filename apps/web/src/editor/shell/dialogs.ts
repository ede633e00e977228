import type { CitedSource } from '@pv/editor-schema';

/**
 * A dialog about an object of the text. `pos` is where the object stands in the edited section; null
 * for a new one, which goes to the caret.
 */
export type EditorDialog =
  | { kind: 'formula'; pos: number | null; inline: boolean; tex: string; numbered: boolean }
  | { kind: 'reference'; pos: number | null; target: string | null }
  | { kind: 'citation'; pos: number | null; sources: readonly CitedSource[] }
  | { kind: 'footnote'; pos: number | null; text: string }
  | { kind: 'link'; href: string };

type Attrs = Readonly<Record<string, unknown>>;

const OF_NODE: Record<string, (pos: number, attrs: Attrs) => EditorDialog> = {
  formula: (pos, { tex, numbered }) => ({
    kind: 'formula',
    pos,
    inline: false,
    tex: String(tex),
    numbered: numbered !== false,
  }),
  formulaInline: (pos, { tex }) => ({
    kind: 'formula',
    pos,
    inline: true,
    tex: String(tex),
    numbered: false,
  }),
  crossReference: (pos, { target }) => ({
    kind: 'reference',
    pos,
    target: typeof target === 'string' ? target : null,
  }),
  citation: (pos, { sources }) => ({
    kind: 'citation',
    pos,
    sources: Array.isArray(sources) ? (sources as CitedSource[]) : [],
  }),
  footnote: (pos, { text }) => ({ kind: 'footnote', pos, text: String(text) }),
};

/** The dialog that edits a node, or null for a node that is edited in place. */
export function dialogOf(name: string, pos: number, attrs: Attrs): EditorDialog | null {
  return Object.hasOwn(OF_NODE, name) ? (OF_NODE[name]?.(pos, attrs) ?? null) : null;
}
