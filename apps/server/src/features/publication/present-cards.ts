import type { ArticleCard } from '@pv/contract';
import type { Deps, Locale } from '../../context.ts';
import type { ArticleRecord } from './article-row.ts';
import { findPictures, presentPicture } from './pictures.ts';
import { presentCard } from './present-public.ts';

/** Articles that readers see, as cards with their covers. */
export async function presentCards(
  { connection: { db }, storage }: Pick<Deps, 'connection' | 'storage'>,
  rows: readonly ArticleRecord[],
  locale: Locale,
): Promise<ArticleCard[]> {
  const covers = rows.flatMap(({ shown }) => shown?.picture ?? []);
  const ids = rows.map(({ id }) => id);
  const found = await findPictures(db, ids, covers);
  const pictures = await Promise.all(found.map((row) => presentPicture(storage, row)));
  return rows.flatMap((row) =>
    row.shown ? [presentCard({ row, content: row.shown, pictures }, locale)] : [],
  );
}
