import {
  BorderStyle,
  TableCell as Cell,
  ImageRun,
  type ParagraphChild,
  TableRow as Row,
  Table,
  TableLayoutType,
  TextRun,
  WidthType,
} from 'docx';
import { inlinesText } from '../../model/block-text.ts';
import type { Asset, BlockOf, FigureAsset, FigurePart, FigureParts } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { writeInlines } from '../inlines/write-inlines.ts';
import { paragraph } from '../paragraph.ts';
import { pixels, twips } from '../units.ts';
import { newFlow, type Piece, type Scope } from '../writer.ts';
import { caption } from './caption.ts';

/** What a picture needs besides its file. */
interface PictureFrame {
  /** Width of the line in twips that the percents of the picture are of. */
  room: number;
  /** The caption, read aloud where the picture has no description of its own. */
  description: string;
  /** In millimetres. */
  tallest: number;
}

const TYPES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' } as const;

/** One pixel, transparent: what programs that cannot draw SVG show. */
const BLANK = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

/** The picture as a run, or undefined when its file was never uploaded. */
function picture(
  image: FigureAsset,
  { room, description, tallest }: PictureFrame,
  { writer }: Scope,
): ImageRun | undefined {
  const found = writer.pictures.find(image.asset);
  if (found === undefined) return undefined;
  const { asset, token } = found;
  const { mime } = asset;
  // a page of PDF is no picture for Word
  if (mime === 'application/pdf') return undefined;
  const alt = cleanLine(image.alt || description);
  const options = {
    transformation: fittedSize(asset, (room * image.width) / 100, tallest),
    altText: { name: 'Рисунок', description: alt, title: alt },
  };
  if (mime === 'image/svg+xml') {
    return new ImageRun({
      ...options,
      type: 'svg',
      data: token,
      fallback: { type: 'png', data: BLANK },
    });
  }
  return new ImageRun({ ...options, type: TYPES[mime], data: token });
}

/** The size in pixels: of that width in twips, unless the picture would be too tall for the page. */
function fittedSize(
  asset: Asset,
  width: number,
  tallest: number,
): { width: number; height: number } {
  const ratio = asset.width > 0 && asset.height > 0 ? asset.height / asset.width : 3 / 4;
  const height = Math.min(width * ratio, twips(tallest));
  return { width: pixels(height / ratio), height: pixels(height) };
}

/** Pictures beside each other stand that far apart, in millimetres. */
const BESIDE = 4;

/**
 * Pictures, centred, with the caption under them on the same page, GOST 7.32-2017 clause 6.5. Pictures
 * stand side by side while they fit in the width of the text.
 */
export function figure(block: BlockOf<'figure'>, scope: Scope): Piece[] {
  const description = inlinesText(block.caption);
  if (block.parts) return parted(block, block.parts, scope);
  const pictures = rows(block.images).map((row, index) =>
    pictureLine(row, index, description, scope),
  );
  const name = paragraph(scope, { style: 'GostFigureCaption', children: caption(block, scope) });
  return [...pictures, name];
}

/** So many columns has the grid, that a last short row can be centred as well. */
const GRID = { 1: 1, 2: 2, 3: 6 } as const;

/** The parts in a table without lines, each with its letter and explanation; the caption on the same page. */
function parted(
  block: BlockOf<'figure'>,
  { columns: wanted, parts }: FigureParts,
  scope: Scope,
): Piece[] {
  const columns = parts.length < wanted ? 2 : wanted;
  const grid = GRID[columns];
  const width = Math.floor(scope.width / grid);
  const rows = Array.from({ length: Math.ceil(parts.length / columns) }, (_, row) =>
    parts.slice(row * columns, (row + 1) * columns),
  );
  const column = Math.floor(scope.width / columns);
  const tallest = Math.floor(scope.figureHeight / rows.length) - NAME_LINE;
  // a paragraph before keeps what the style of a figure has over it
  const line = new Table({
    width: { size: width * grid, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: Array.from({ length: grid }, () => width),
    borders: NO_BORDERS,
    rows: rows.map(
      (row) =>
        new Row({
          cantSplit: true,
          children: row.map((part) =>
            partCell(part, { span: grid / row.length, width, column, tallest }, block, scope),
          ),
        }),
    ),
  });
  Object.assign(scope.flow, { wanted: 0, given: 0, begins: null });
  const name = paragraph(scope, { style: 'GostFigureCaption', children: caption(block, scope) });
  return [line, name];
}

interface PartFrame {
  /** Columns of the grid, and how wide one of them is in twips. */
  span: number;
  width: number;
  /** The room of a part in twips. */
  column: number;
  /** In millimetres. */
  tallest: number;
}

function partCell(
  { letter, name, images }: FigurePart,
  { span, width, column, tallest }: PartFrame,
  block: BlockOf<'figure'>,
  scope: Scope,
): Cell {
  const inner: Scope = { ...scope, width: column - twips(BESIDE), flow: newFlow() };
  const [image] = images;
  const words = inlinesText(name);
  const drawn = pictureLine(
    image ? [image] : [],
    0,
    words || inlinesText(block.caption),
    inner,
    tallest,
  );
  const text = [new TextRun(words === '' ? `${letter})` : `${letter})\u00a0`)];
  const under = [...text, ...writeInlines(name, scope.writer)];
  return new Cell({
    width: { size: width * span, type: WidthType.DXA },
    columnSpan: span,
    borders: NO_BORDERS,
    margins: { left: twips(BESIDE / 2), right: twips(BESIDE / 2), marginUnitType: WidthType.DXA },
    children: [drawn, paragraph(inner, { style: 'GostFigurePart', children: under })],
  });
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };

/** So much of the page the explanation of a part may take, in millimetres. */
const NAME_LINE = 10;

function pictureLine(
  row: readonly FigureAsset[],
  index: number,
  description: string,
  scope: Scope,
  tallest: number = scope.figureHeight,
): Piece {
  const room = scope.width - (row.length - 1) * twips(BESIDE);
  const found = row.map((image) => picture(image, { room, description, tallest }, scope));
  const missing = found.every((run) => run === undefined);
  const style = missing ? 'GostNoPicture' : 'GostFigure';
  const children = missing
    ? [new TextRun(NO_PICTURE)]
    : found.flatMap((run, column): ParagraphChild[] => [
        ...(column > 0 ? [new TextRun('  ')] : []),
        run ?? new TextRun(NO_PICTURE),
      ]);
  return paragraph(scope, { style, children, ...(index > 0 && { before: twips(BESIDE) }) });
}

const NO_PICTURE = 'нет изображения';

/** Pictures by lines: as many in a line as their widths allow; a line without any where there is none. */
function rows(images: readonly FigureAsset[]): FigureAsset[][] {
  const lines: FigureAsset[][] = images.length === 0 ? [[]] : [];
  let used = 0;
  for (const image of images) {
    const line = lines.at(-1);
    if (line === undefined || used + image.width > 100) {
      lines.push([image]);
      used = image.width;
    } else {
      line.push(image);
      used += image.width;
    }
  }
  return lines;
}
