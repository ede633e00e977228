import { ASSET_MAX_BYTES } from '@pv/contract';
import type { FigureImage } from '@pv/editor-schema';
import type { Workbench } from '../shell/workbench.ts';

const TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/svg+xml',
]);

/** Why a file cannot be a picture of the document. */
export type PictureProblem = 'wrongType' | 'tooLarge';

export function pictureProblem(file: File): PictureProblem | null {
  if (!TYPES.has(file.type)) return 'wrongType';
  return file.size > ASSET_MAX_BYTES ? 'tooLarge' : null;
}

/** Pixels of the text column of the page: wider pictures are shown at its full width. */
const TEXT_WIDTH = 624;

/** Share of the text width at which a picture of so many pixels stands, 10 to 100 percent. */
export function naturalWidth(pixels: number): number {
  if (pixels <= 0) return 100;
  return Math.max(10, Math.min(100, Math.round((pixels / TEXT_WIDTH) * 100)));
}

/**
 * Sends a picture to the storage of the document and gives how it stands in a figure.
 * @throws ApiError when the server refuses it or is silent
 */
export async function uploadPicture(
  { sendPicture, assets, setUpload }: Workbench,
  file: File,
): Promise<FigureImage> {
  const name = file.name || 'picture.png';
  const show = (share: number) => setUpload({ name, percent: Math.round(share * 100) });
  show(0);
  try {
    const asset = await sendPicture(file, show);
    assets.add(asset);
    const { id, width, height } = asset;
    return { asset: id, width: naturalWidth(width), pixels: [width, height], alt: '' };
  } finally {
    setUpload(null);
  }
}
