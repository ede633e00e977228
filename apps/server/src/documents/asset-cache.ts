import type { Asset } from '@pv/gost';
import type { PictureHead } from './tasks.ts';

/** Keeps pictures between tasks: the same object each time, by which the layout knows that it knows it. */
export interface AssetCache {
  /** The ids that are not here. */
  missing(pictures: readonly PictureHead[]): string[];
  add(picture: PictureHead, bytes: Uint8Array): void;
  /** Those of the pictures that are here. They are the last to be let go. */
  take(pictures: readonly PictureHead[]): ReadonlyMap<string, Asset>;
}

/** Makes a cache that holds about `limit` bytes; what was not used for longest goes first. */
export function createAssetCache(limit: number): AssetCache {
  const kept = new Map<string, Asset>();
  let size = 0;

  const dropOldest = (): void => {
    const [oldest] = kept.values();
    if (!oldest) return;
    kept.delete(oldest.id);
    size -= oldest.bytes.length;
  };

  return {
    missing: (pictures) => pictures.map(({ id }) => id).filter((id) => !kept.has(id)),
    add(picture, bytes) {
      kept.set(picture.id, { ...picture, bytes });
      size += bytes.length;
    },
    take(pictures) {
      const taken = new Map<string, Asset>();
      for (const { id } of pictures) {
        const asset = kept.get(id);
        if (!asset) continue;
        kept.delete(id);
        kept.set(id, asset);
        taken.set(id, asset);
      }
      while (size > limit && kept.size > taken.size) dropOldest();
      return taken;
    },
  };
}
