import { typstString } from '../formula/typst-string.ts';
import type { BlockOf, FigureAsset } from '../model/document.ts';
import { LAYOUT } from '../model/layout.ts';
import { picturePath } from './pictures/picture-file.ts';
import { round } from './preamble/lengths.ts';
import { typstTuple } from './typst-tuple.ts';
import { writeCaption } from './write-caption.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';

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
export function writeFigure(
  { id, number, images, caption }: BlockOf<'figure'>,
  context: WriteContext,
): string {
  const shown = images.length > 0 ? images : [{ asset: '', width: 60, alt: '' }];
  const rows = sideBySide(shown).map((row) => sizeRow(row, context));
  const height = rows.reduce((sum, row) => sum + Math.max(...row.map((item) => item.height)), 0);
  const scale = Math.min(1, LAYOUT.figureMaxHeight / height);
  const pictures = rows.map(
    (row) => `pictures(${row.map((item) => writePicture(item, scale, context)).join(', ')})`,
  );
  const text = writeCaption('Рисунок', number, caption, context);
  return `#fig(${typstString(nodeLabel(id))}, ${typstTuple(pictures)}, ${text})`;
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
