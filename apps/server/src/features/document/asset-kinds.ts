import { ASSET_MAX_BYTES } from '@pv/contract';
import type { ImageInfo } from '@pv/gost';

/** A file whose pages stand in a document as they are. */
export const PDF = 'application/pdf';

/** Files that are taken. SVG is a program for the browser and is not among them. */
export const ASSET_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  PDF,
]);

/** A picture of more pixels would fill the memory of whoever prints it. */
const MAX_PIXELS = 80_000_000;

/** True when a picture of this size can be printed. */
export function printable({ width, height }: Pick<ImageInfo, 'width' | 'height'>): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}

/** True when a file of this length is taken as a picture. */
export function fits(bytes: number): boolean {
  return bytes <= ASSET_MAX_BYTES;
}
