import type { Asset } from '../../model/document.ts';
import { jpegImage } from './jpeg-image.ts';
import { pngImage } from './png-image.ts';
import { type PdfImage, writePdfPage } from './write-pdf-page.ts';

const EXTENSIONS: Record<Asset['mime'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

type Read = (bytes: Uint8Array) => PdfImage | null;

/** Kinds of pictures that a PDF may hold as they are. */
const READERS: Partial<Record<Asset['mime'], Read>> = {
  'image/png': pngImage,
  'image/jpeg': jpegImage,
};

/** What was found out of a picture; checking every byte again for each layout would cost time. */
const known = new WeakMap<Asset, PdfImage | null>();

function pdfImage(asset: Asset): PdfImage | null {
  const before = known.get(asset);
  if (before !== undefined) return before;
  const found = READERS[asset.mime]?.(asset.bytes) ?? null;
  known.set(asset, found);
  return found;
}

/** Where a picture stands in the compiler's virtual folder; an id with any characters gives a safe name. */
export function picturePath(asset: Asset): string {
  const extension = pdfImage(asset) ? 'pdf' : EXTENSIONS[asset.mime];
  const name = encodeURIComponent(asset.id.toWellFormed()).replaceAll('%', '_');
  return `/img/i-${name}.${extension}`;
}

/** The bytes that stand there: a page of PDF for a picture that allows it, else the file as it is. */
export function pictureBytes(asset: Asset): Buffer {
  const image = pdfImage(asset);
  return image ? writePdfPage(image) : Buffer.from(asset.bytes);
}
