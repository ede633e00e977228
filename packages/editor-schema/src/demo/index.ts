import {
  bullets,
  cite,
  footnote,
  formula,
  heading,
  listing,
  math,
  type Piece,
  paragraph,
  section,
  table,
  to,
} from '../compose/index.ts';
import type { SectionKind } from '../section-kinds.ts';
import {
  DOCUMENT_VERSION,
  type DocumentSnapshot,
  defaultSettings,
  type NodeJson,
} from '../snapshot.ts';
import thesis from './thesis.json' with { type: 'json' };

/** A paragraph is a line of text; whatever else a block is, its first word tells. */
type Block =
  | string
  | { list: string[] }
  | { id: string; heading: string }
  | { id: string; figure: string; alt: string }
  | { id: string; table: string; rows: string[][] }
  | { id: string; formula: string }
  | { id: string; listing: string; language: string; code: string[] };

interface Section {
  id: string;
  kind: SectionKind;
  title: string;
  blocks: Block[];
}

/** The picture of the demo thesis, `demo/radiogram.png` of this package. */
export const RADIOGRAM = {
  name: 'снимок-шва.png',
  mime: 'image/png',
  width: 620,
  height: 300,
} as const;

/** `[@source, place]`, `[#object]`, `^[footnote]`, `$formula$`. */
const MARKS = /(\[[@#][^\]]+\]|\^\[[^\]]+\]|\$[^$]+\$)/;

function pieceOf(text: string): Piece {
  const inner = text.slice(2, -1);
  if (text.startsWith('[@')) return cite(inner);
  if (text.startsWith('[#')) return to(inner);
  return text.startsWith('^[') ? footnote(inner) : math(text.slice(1, -1));
}

const lineOf = (line: string): NodeJson =>
  paragraph(
    ...line
      .split(MARKS)
      // every other piece is a mark
      .map((text, at) => (at % 2 === 0 ? text : pieceOf(text)))
      .filter((piece) => piece !== ''),
  );

function nodeOf(block: Block, pictureId: string): NodeJson {
  if (typeof block === 'string') return lineOf(block);
  if ('list' in block) return bullets(...block.list);
  if ('heading' in block) return heading(block.id, block.heading);
  if ('table' in block) return table(block.id, block.table, block.rows);
  if ('formula' in block) return formula(block.id, block.formula);
  if ('listing' in block)
    return listing(block.id, block.listing, block.language, block.code.join('\n'));
  const pixels = [RADIOGRAM.width, RADIOGRAM.height];
  const image = { asset: pictureId, width: 80, pixels, alt: block.alt };
  return {
    type: 'figure',
    attrs: { id: block.id, images: [image] },
    content: [{ type: 'text', text: block.figure }],
  };
}

/**
 * A few pages of a bachelor's thesis: the text of the demo project and of the editor's demo. Four breaches
 * of the standard are left in it for the checker to find: a dot after a heading, a hyphen instead of a
 * dash, a percent sign without a space and the first person.
 */
export function demoThesis(pictureId: string): DocumentSnapshot {
  const { keywords, codes, sources } = thesis;
  return {
    version: DOCUMENT_VERSION,
    settings: {
      ...defaultSettings(),
      profile: 'thesis',
      keywords: [...keywords],
      titleFields: { codes },
    },
    sections: (thesis.sections as Section[]).map(({ id, kind, title, blocks }) =>
      section(id, kind, title, ...blocks.map((block) => nodeOf(block, pictureId))),
    ),
    sources: structuredClone(sources),
  };
}
