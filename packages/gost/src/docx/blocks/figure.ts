import { ImageRun, type ParagraphChild, TextRun } from 'docx';
import { inlinesText } from '../../model/block-text.ts';
import type { Asset, BlockOf, FigureAsset } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { cleanLine } from '../clean-text.ts';
import { paragraph } from '../paragraph.ts';
import { pixels, twips } from '../units.ts';
import type { Piece, Scope } from '../writer.ts';
import { caption } from './caption.ts';

/** What a picture needs besides its file. */
interface PictureFrame {
  /** Width of the line in twips that the percents of the picture are of. */
  room: number;
  /** The caption, read aloud where the picture has no description of its own. */
  description: string;
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
  { room, description }: PictureFrame,
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
    transformation: fittedSize(asset, (room * image.width) / 100),
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
function fittedSize(asset: Asset, width: number): { width: number; height: number } {
  const ratio = asset.width > 0 && asset.height > 0 ? asset.height / asset.width : 3 / 4;
  const height = Math.min(width * ratio, twips(LAYOUT.figureMaxHeight));
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
  const pictures = rows(block.images).map((row, index) =>
    pictureLine(row, index, description, scope),
  );
  const name = paragraph(scope, { style: 'GostFigureCaption', children: caption(block, scope) });
  return [...pictures, name];
}

function pictureLine(
  row: readonly FigureAsset[],
  index: number,
  description: string,
  scope: Scope,
): Piece {
  const room = scope.width - (row.length - 1) * twips(BESIDE);
  const found = row.map((image) => picture(image, { room, description }, scope));
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
