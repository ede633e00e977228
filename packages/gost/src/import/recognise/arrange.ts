import {
  type FlowBlock,
  type FlowInline,
  type FlowParagraph,
  type FlowPicture,
  inlineText,
  isGone,
  OBJECT,
  sliceInlines,
  trimInlines,
} from '../read/flow.ts';
import type { Block, PicturesBlock, TextBlock } from './block.ts';

/** A picture lower than this many points stands in a line of text. */
const LINE_HEIGHT = 40;

/** The document as blocks, and what had to be moved to get them. */
export interface Arranged {
  blocks: Block[];
  /** Text blocks out of whose lines pictures were taken. */
  movedFrom: Set<TextBlock>;
}

/** Splits paragraphs at page breaks and takes pictures and text apart. */
export function arrange(flow: readonly FlowBlock[]): Arranged {
  const movedFrom = new Set<TextBlock>();
  const blocks = flow.flatMap((block): Block[] => {
    if (block.kind === 'table') {
      return [{ kind: 'table', table: block, ...SAME_PAGE, bookmarks: block.bookmarks }];
    }
    return splitAtPageBreaks(block).flatMap((piece) => separate(piece, movedFrom));
  });
  return { blocks, movedFrom };
}

interface Piece {
  source: FlowParagraph;
  inlines: FlowInline[];
  pageBreakBefore: boolean;
  ownPage: boolean;
  bookmarks: string[];
}

const SAME_PAGE = { pageBreakBefore: false, ownPage: false };

function splitAtPageBreaks(paragraph: FlowParagraph): Piece[] {
  const text = inlineText(paragraph.inlines);
  const pieces: Piece[] = [];
  let from = 0;
  for (const part of text.split('\f')) {
    const end = from + part.length;
    pieces.push({
      source: paragraph,
      inlines: sliceInlines(paragraph.inlines, from, end),
      pageBreakBefore: pieces.length > 0 || paragraph.pageBreakBefore,
      ownPage: pieces.length > 0 || (paragraph.ownPage ?? false),
      bookmarks: pieces.length > 0 ? [] : paragraph.bookmarks,
    });
    from = end + 1;
  }
  return pieces;
}

function separate(piece: Piece, movedFrom: Set<TextBlock>): Block[] {
  const pictures = picturesIn(piece.inlines);
  if (pictures.length === 0) return [textBlock(piece, piece.inlines)];
  const words = piece.inlines.filter((inline) => inline.kind !== 'picture');
  if (trimInlines(words).length === 0) return [picturesBlock(piece, pictures)];
  const inLine = pictures.every((picture) => picture.height < LINE_HEIGHT);
  if (!inLine) return inOrder(piece);
  const text = textBlock(piece, words);
  movedFrom.add(text);
  return [text, { ...picturesBlock(piece, pictures), ...SAME_PAGE }];
}

/** Text before the pictures, the pictures, text after them, as often as they change. */
function inOrder(piece: Piece): Block[] {
  const groups: FlowInline[][] = [];
  for (const inline of piece.inlines) {
    const last = groups.at(-1);
    const blank = inline.kind === 'text' && inline.text.trim() === '';
    const joins = last && (blank || (last[0]?.kind === 'picture') === (inline.kind === 'picture'));
    if (joins) last.push(inline);
    else groups.push([inline]);
  }
  return groups.map((group, index): Block => {
    const part: Piece = index === 0 ? piece : { ...piece, ...SAME_PAGE, bookmarks: [] };
    const pictures = picturesIn(group);
    return pictures.length > 0 ? picturesBlock(part, pictures) : textBlock(part, group);
  });
}

const picturesIn = (inlines: readonly FlowInline[]): FlowPicture[] =>
  inlines.flatMap((inline) => (inline.kind === 'picture' ? [inline.picture] : []));

function picturesBlock(piece: Piece, pictures: FlowPicture[]): PicturesBlock {
  const { pageBreakBefore, ownPage, bookmarks } = piece;
  return { kind: 'pictures', pictures, pageBreakBefore, ownPage, bookmarks };
}

function textBlock(piece: Piece, inlines: readonly FlowInline[]): TextBlock {
  const { source, pageBreakBefore, ownPage, bookmarks } = piece;
  const own = keepsSpaces(source) ? [...inlines] : trimInlines(inlines);
  const text = inlineText(own);
  return {
    kind: 'text',
    inlines: own,
    text: text.trim() === '' && !text.includes(OBJECT) ? '' : text,
    source,
    pageBreakBefore,
    ownPage,
    bookmarks,
  };
}

/** Spaces at the start of a line of code are part of it. */
function keepsSpaces(source: FlowParagraph): boolean {
  const shown = source.inlines.filter((inline) => !isGone(inline));
  return shown.every((inline) => inline.kind === 'text' && inline.format.mono);
}
