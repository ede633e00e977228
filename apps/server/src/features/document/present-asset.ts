import type { AssetView } from '@pv/contract';
import type { documentAssets } from '../../db/schema/index.ts';
import type { Storage } from '../../storage/storage.ts';

const A_DAY = 24 * 60;

/** A picture with an address that shows it for a day; a PDF is downloaded from there. */
export async function presentAsset(
  storage: Storage,
  asset: typeof documentAssets.$inferSelect,
): Promise<AssetView> {
  const { id, name, mime, size, width, height, pages, storageKey } = asset;
  const url = await storage.signGet(storageKey, {
    name,
    mime,
    minutes: A_DAY,
    inline: pages === null,
  });
  return { id, name, mime, size, width, height, url, ...(pages !== null && { pages }) };
}
