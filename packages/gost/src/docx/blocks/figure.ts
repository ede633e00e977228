import { type ParagraphChild, TextRun } from 'docx';
import { inlinesText } from '../../model/block-text.ts';
import type { BlockOf, FigureAsset } from '../../model/document.ts';
import { paragraph } from '../paragraph.ts';
import { twips } from '../units.ts';
import type { Piece, Scope } from '../writer.ts';
import { caption } from './caption.ts';
import { picture } from './picture.ts';

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
