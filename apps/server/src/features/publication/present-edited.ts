import { type ArticleRow, type EditedArticle, slugOf } from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { type ArticleRecord, hasAddress, placeOf, statusOf } from './article-row.ts';
import { sameContent } from './content-changes.ts';
import { contentWithIds } from './part-ids.ts';
import { presentAllPictures } from './pictures.ts';

/** An article in the editors' list. The address of a draft is the one that its title would give. */
export function presentRow(row: ArticleRecord, editor: string | null, now: Date): ArticleRow {
  const { title } = row.content.ru;
  return {
    id: row.id,
    place: placeOf(row),
    slug: hasAddress(row) ? row.slug : slugOf(title),
    title: title || row.content.en.title,
    status: statusOf(row, now),
    changed: row.shown !== null && !sameContent(row.shown, row.content),
    publish_at: row.publishAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    editor,
  };
}

interface Presenting {
  executor: Executor;
  storage: Storage;
  now: Date;
}

/** An article as its editors write it. */
export async function presentEdited(
  { executor, storage, now }: Presenting,
  row: ArticleRecord,
): Promise<EditedArticle> {
  return {
    ...presentRow(row, null, now),
    content: contentWithIds(row.content),
    pictures: await presentAllPictures(executor, storage, row.id),
    preview_key: row.previewKey,
    slug_frozen: hasAddress(row),
    version: row.version,
  };
}
