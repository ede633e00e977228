import { typstString, typstTuple } from '../formula/typst-literals.ts';
import type { BlockOf, FigureAsset, FigureParts } from '../model/document.ts';
import { round } from './lengths.ts';
import { picturePath } from './pictures/picture-file.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';
import { writeInlines } from './write-inlines.ts';
import { writeCaption } from './write-objects.ts';

/** Between pictures that stand side by side, in millimetres; the preamble's `pictures` prints it. */
const GUTTER = 4;
/** Height of the frame that stands for a picture without a file. */
const MISSING_HEIGHT = 40;

interface Picture {
  image: FigureAsset;
  width: number;
  height: number;
}

/**
 * A figure: pictures side by side as long as their widths add up to the line, the caption below. All
 * are made smaller alike where they would not fit on a page.
 */
export function writeFigure(block: BlockOf<'figure'>, context: WriteContext): string {
  if (block.parts) return writeParted(block, block.parts, context);
  const { id, number, images, caption } = block;
  const shown = images.length > 0 ? images : [NOTHING];
  const rows = sideBySide(shown).map((row) => sizeRow(row, context));
  const height = rows.reduce((sum, row) => sum + Math.max(...row.map((item) => item.height)), 0);
  const scale = Math.min(1, context.figureHeight / height);
  const pictures = rows.map(
    (row) => `pictures(${row.map((item) => writePicture(item, scale, context)).join(', ')})`,
  );
  const text = writeCaption('Рисунок', number, caption, context);
  return `#fig(${typstString(nodeLabel(id))}, ${typstTuple(pictures)}, ${text})`;
}

const NOTHING: FigureAsset = { asset: '', width: 60, alt: '' };

/** So much of the page a line of an explanation may take, in millimetres. */
const NAME_LINE = 6;

/** The parts row by row, each with its letter and explanation under its picture; a last short row is centred. */
function writeParted(
  { id, number, caption }: BlockOf<'figure'>,
  { columns, parts }: FigureParts,
  context: WriteContext,
): string {
  const across = Math.min(columns, parts.length);
  const column = (context.width - GUTTER * (across - 1)) / across;
  const sized = parts.map((part) => ({
    part,
    picture: sizeRow([part.images[0] ?? NOTHING], { ...context, width: column })[0],
  }));
  const rows = Array.from({ length: Math.ceil(parts.length / across) }, (_, row) =>
    sized.slice(row * across, (row + 1) * across),
  );
  const tallest = (row: typeof sized) =>
    Math.max(...row.map(({ picture }) => picture?.height ?? 0));
  const height = rows.reduce((sum, row) => sum + tallest(row), 0);
  const scale = Math.min(1, (context.figureHeight - NAME_LINE * rows.length) / height);
  const cell = ({ part, picture }: (typeof sized)[number]) => {
    const drawn = picture ? writePicture(picture, scale, context) : '[]';
    const name = part.name.length > 0 ? writeInlines(part.name, context) : '[]';
    return `part(${typstString(nodeLabel(part.id))}, ${drawn}, ${typstString(`${part.letter})`)}, ${name})`;
  };
  const lines = rows.map((row) => `parts(${round(column)}mm, ${row.map(cell).join(', ')})`);
  const text = writeCaption('Рисунок', number, caption, context);
  return `#fig(${typstString(nodeLabel(id))}, ${typstTuple(lines)}, ${text})`;
}

function sideBySide(images: readonly FigureAsset[]): FigureAsset[][] {
  const rows: FigureAsset[][] = [];
  let taken = 100;
  for (const image of images) {
    taken += image.width;
    if (taken > 100) {
      rows.push([]);
      taken = image.width;
    }
    rows.at(-1)?.push(image);
  }
  return rows;
}

function sizeRow(row: readonly FigureAsset[], { width, assets }: WriteContext): Picture[] {
  const room = width - GUTTER * (row.length - 1);
  return row.map((image) => {
    const asset = assets.get(image.asset);
    const drawn = (room * image.width) / 100;
    const known = asset && asset.width > 0 && asset.height > 0;
    const height = known ? (drawn * asset.height) / asset.width : MISSING_HEIGHT;
    return { image, width: drawn, height };
  });
}

function writePicture({ image, width }: Picture, scale: number, { assets }: WriteContext): string {
  const asset = assets.get(image.asset);
  const size = `${round(width * scale)}mm`;
  if (!asset) return `no-image(${size})`;
  const alt = image.alt.trim() === '' ? '' : `, alt: ${typstString(image.alt)}`;
  return `image(${typstString(picturePath(asset))}, width: ${size}${alt})`;
}
