import type { Asset } from '../../model/document.ts';
import { type PlainPng, readPlainPng } from './read-png.ts';
import { writePdfPage } from './write-pdf-page.ts';

const EXTENSIONS: Record<Asset['mime'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** What was found out of a picture; checking every byte again for each layout would cost time. */
const known = new WeakMap<Asset, PlainPng | null>();

function plainPng(asset: Asset): PlainPng | null {
  if (asset.mime !== 'image/png') return null;
  const before = known.get(asset);
  if (before !== undefined) return before;
  const found = readPlainPng(asset.bytes);
  known.set(asset, found);
  return found;
}

/** Where a picture stands in the compiler's virtual folder; an id with any characters gives a safe name. */
export function picturePath(asset: Asset): string {
  const extension = plainPng(asset) ? 'pdf' : EXTENSIONS[asset.mime];
  const name = encodeURIComponent(asset.id.toWellFormed()).replaceAll('%', '_');
  return `/img/i-${name}.${extension}`;
}

/** The bytes that stand there: a page of PDF for a PNG that allows it, else the file as it is. */
export function pictureBytes(asset: Asset): Buffer {
  const png = plainPng(asset);
  return png ? writePdfPage(png) : Buffer.from(asset.bytes);
}
