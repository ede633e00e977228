import type { Asset } from '../model/document.ts';

const EXTENSIONS: Record<Asset['mime'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** Where a picture stands in the compiler's virtual folder; an id with any characters gives a safe name. */
export function assetPath({ id, mime }: Pick<Asset, 'id' | 'mime'>): string {
  return `/img/i-${encodeURIComponent(id.toWellFormed()).replaceAll('%', '_')}.${EXTENSIONS[mime]}`;
}
