import { ImageRun } from 'docx';
import type { Asset, FigureAsset } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { cleanLine } from '../clean-text.ts';
import { pixels, twips } from '../units.ts';
import type { Scope } from '../writer.ts';

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
export function picture(
  image: FigureAsset,
  { room, description }: PictureFrame,
  { writer }: Scope,
): ImageRun | undefined {
  const found = writer.pictures.find(image.asset);
  if (found === undefined) return undefined;
  const { asset, token } = found;
  const alt = cleanLine(image.alt || description);
  const options = {
    transformation: fittedSize(asset, (room * image.width) / 100),
    altText: { name: 'Рисунок', description: alt, title: alt },
  };
  if (asset.mime === 'image/svg+xml') {
    return new ImageRun({
      ...options,
      type: 'svg',
      data: token,
      fallback: { type: 'png', data: BLANK },
    });
  }
  return new ImageRun({ ...options, type: TYPES[asset.mime], data: token });
}

/** The size in pixels: of that width in twips, unless the picture would be too tall for the page. */
function fittedSize(asset: Asset, width: number): { width: number; height: number } {
  const ratio = asset.width > 0 && asset.height > 0 ? asset.height / asset.width : 3 / 4;
  const height = Math.min(width * ratio, twips(LAYOUT.figureMaxHeight));
  return { width: pixels(height / ratio), height: pixels(height) };
}
