import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import type { Block, BlockKind, BlockOf, Inline } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { writeInlines } from '../inlines/write-inlines.ts';
import { itemLists } from '../numbering/lists.ts';
import { type ParagraphOptions, paragraph } from '../paragraph.ts';
import { pointTwips } from '../units.ts';
import type { Piece, Scope } from '../writer.ts';
import { bookmarked, caption } from './caption.ts';
import { figure } from './figure.ts';
import { formula } from './formula.ts';
import { illustrations } from './illustrations.ts';
import { turnable, turning, withoutEmptyPages } from './landscape.ts';
import { table, tablesApart, thinLine } from './table.ts';

/** Running text, or an entry of a list of terms, which has no indent (GOST 7.32-2017 clause 6.14). */
function textParagraph({ inlines, definition, end }: BlockOf<'paragraph'>, scope: Scope): Piece[] {
  const style = definition ? 'GostDefinition' : scope.textStyle;
  return [paragraph(scope, { style, children: writeInlines(inlines, scope.writer), end })];
}

/** A heading of a subsection, item or sub-item, GOST 7.32-2017 clause 6.2.3. */
function heading(block: BlockOf<'heading'>, scope: Scope): Piece[] {
  const { id, level, number, text, inlines, end } = block;
  const { anchors } = scope.writer;
  const numbered = numberOf(number, scope);
  const title = inlines ? writeInlines(inlines, scope.writer) : [new TextRun(cleanLine(text))];
  const children: ParagraphChild[] =
    numbered.typed === undefined
      ? bookmarked(id, title, scope)
      : [...bookmarked(id, [new TextRun(numbered.typed)], scope), new TextRun(' '), ...title];
  return [
    paragraph(scope, {
      style: `Heading${level}`,
      numbering: numbered.numbering,
      // LibreOffice takes the indent of the style away together with its list.
      ...(numbered.numbering === false && { indent: { firstLine: scope.writer.indent } }),
      children: [new Bookmark({ id: anchors.contents(id), children })],
      end,
    }),
  ];
}

/** The number as Word's list, as typed text, or none: heading styles are numbered unless told. */
function numberOf(
  number: string | null,
  scope: Scope,
): { numbering: ParagraphOptions['numbering']; typed?: string } {
  if (number === null) return { numbering: false };
  const how = scope.headingNumber(number);
  if (how.kind === 'typed') return { numbering: false, typed: cleanLine(how.number) };
  return { numbering: { ...how.list, level: how.level } };
}

/** Levels of a list that Word knows. */
const DEEPEST = 8;

/**
 * An enumeration, GOST 7.32-2017 clause 6.4.6: each element from the paragraph indent, the marker before
 * its first paragraph; deeper ones are indented more.
 */
function list({ marker, start, items }: BlockOf<'list'>, scope: Scope): Piece[] {
  const { writer, indent } = scope;
  const look = { marker, start, count: items.length, indent };
  const lists = itemLists(writer.lists, look);
  const level = Math.min(scope.listDepth, DEEPEST);
  const style = scope.textStyle === 'GostText' ? 'GostList' : scope.textStyle;
  const inner: Scope = { ...scope, listDepth: scope.listDepth + 1 };
  return items.flatMap((blocks, index) => {
    const [first, ...rest] = blocks;
    const leads = first?.kind === 'paragraph';
    const inlines: Inline[] = leads ? first.inlines : [];
    const reference = lists[index];
    return [
      paragraph(scope, {
        style,
        numbering: reference && { ...reference, level },
        children: writeInlines(inlines, writer),
        end: leads ? first.end : undefined,
      }),
      ...writer.writeBlocks(leads ? rest : blocks, inner),
    ];
  });
}

const TAB = '    ';

/** Code under the caption «Листинг 1 — Имя», made as that of a table. */
function listing(block: BlockOf<'listing'>, scope: Scope): Piece[] {
  const title = paragraph(scope, { style: 'GostListingCaption', children: caption(block, scope) });
  return [title, ...codeLines(block.code, scope)];
}

/** Code without a caption. */
function code(block: BlockOf<'code'>, scope: Scope): Piece[] {
  const { flow } = scope;
  const apart = flow.underCode && flow.begins === null ? [thinLine()] : [];
  flow.wanted = Math.max(flow.wanted, pointTwips(LAYOUT.tableGap));
  return [...apart, ...codeLines(block.code, scope)];
}

/** A paragraph a line; their frames join into one, which goes on over pages. */
function codeLines(source: string, scope: Scope): Piece[] {
  const lines = cleanText(source)
    .replaceAll('\t', TAB)
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  const pieces = lines.map((line) =>
    paragraph(scope, { style: 'GostListing', children: [new TextRun(line)] }),
  );
  Object.assign(scope.flow, { wanted: pointTwips(LAYOUT.tableGap), underCode: true });
  return pieces;
}

/** The next paragraph begins a page; in a cell or a list there is no page to begin. */
function pageBreak(_: BlockOf<'pageBreak'>, scope: Scope): Piece[] {
  if (turnable(scope)) scope.flow.begins = 'page';
  return [];
}

type BlockWriter<K extends BlockKind> = (block: BlockOf<K>, scope: Scope) => Piece[];

const WRITERS: { [K in BlockKind]: BlockWriter<K> } = {
  paragraph: textParagraph,
  heading,
  list,
  figure: turning(figure),
  table: turning(table),
  listing,
  code,
  formula,
  illustrations,
  pageBreak,
};

function writeBlock<K extends BlockKind>(block: BlockOf<K>, scope: Scope): Piece[] {
  const write: BlockWriter<K> = WRITERS[block.kind as K];
  return write(block, scope);
}

/** Blocks one under another, tables apart. */
export function writeBlocks(blocks: readonly Block[], scope: Scope): Piece[] {
  return tablesApart(withoutEmptyPages(blocks).flatMap((block) => writeBlock(block, scope)));
}
