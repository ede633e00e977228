import type { SectionKind } from '../section-kinds.ts';
import type { NodeJson, SectionJson } from '../snapshot.ts';

/** A piece of a line: plain text, or a node. */
export type Piece = string | NodeJson;

const inline = (pieces: readonly Piece[]): NodeJson[] =>
  pieces.map((piece) => (typeof piece === 'string' ? { type: 'text', text: piece } : piece));

export const paragraph = (...pieces: Piece[]): NodeJson => ({
  type: 'paragraph',
  content: inline(pieces),
});

/** A subsection; its number is made by the numbering. */
export const heading = (id: string, title: string): NodeJson => ({
  type: 'heading',
  attrs: { id, level: 2, numbered: true },
  content: inline([title]),
});

/** A live reference to a figure, table, listing, formula or appendix. */
export const to = (target: string): NodeJson => ({ type: 'crossReference', attrs: { target } });

/** A citation; «source, place» where a place in the source is meant. */
export const cite = (...sources: string[]): NodeJson => ({
  type: 'citation',
  attrs: {
    sources: sources.map((source) => {
      const [id, locator = null] = source.split(', ');
      return { id, locator };
    }),
  },
});

export const footnote = (text: string): NodeJson => ({ type: 'footnote', attrs: { text } });

export const math = (tex: string): NodeJson => ({ type: 'formulaInline', attrs: { tex } });

export const formula = (id: string, tex: string): NodeJson => ({
  type: 'formula',
  attrs: { id, tex, numbered: true },
});

export const bullets = (...items: string[]): NodeJson => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

export const listing = (id: string, name: string, language: string, code: string): NodeJson => ({
  type: 'listing',
  attrs: { id },
  content: [
    { type: 'listingCaption', content: inline([name]) },
    { type: 'codeBlock', attrs: { language }, content: inline([code]) },
  ],
});

/** A table with one row of heads. */
export function table(id: string, name: string, rows: readonly (readonly string[])[]): NodeJson {
  const cell = (type: string) => (value: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [paragraph(value)],
  });
  return {
    type: 'tableBlock',
    attrs: { id },
    content: [
      { type: 'tableCaption', content: inline([name]) },
      {
        type: 'table',
        content: rows.map((cells, row) => ({
          type: 'tableRow',
          content: cells.map(cell(row === 0 ? 'tableHeader' : 'tableCell')),
        })),
      },
    ],
  };
}

/** A section of the demo document, whose id is its kind and number. */
export const section = (
  id: string,
  kind: SectionKind,
  title: string,
  ...content: NodeJson[]
): SectionJson => ({
  id,
  kind,
  title,
  content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
});
