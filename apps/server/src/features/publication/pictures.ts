import type { ArticleContent, ArticlePicture } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { articlePictures } from '../../db/schema/index.ts';
import type { Storage } from '../../storage/storage.ts';

const A_DAY = 24 * 60;

export type PictureRow = typeof articlePictures.$inferSelect;

/** The folder of the storage in which pictures lie for good. */
export const PICTURES_FOLDER = 'articles';

/** Where a picture of an article lies for good. */
export const pictureKey = (articleId: string, id: string): string =>
  `${PICTURES_FOLDER}/${articleId}/${id}`;

/** Where it is uploaded to; what is never finished is cleaned away there. */
export const uploadKeyOf = (id: string): string => `uploads/articles/${id}`;

/** Ids of the pictures that a content shows. */
export function picturesIn({ ru, en, picture }: ArticleContent): string[] {
  const inside = [...ru.body, ...en.body].flatMap((part) => part.picture?.id ?? []);
  return [...new Set([...(picture ? [picture] : []), ...inside])];
}

/** Those of the pictures that are uploaded and belong to one of the articles. */
export async function findPictures(
  executor: Executor,
  articleIds: readonly string[],
  ids: readonly string[],
): Promise<PictureRow[]> {
  if (ids.length === 0 || articleIds.length === 0) return [];
  return executor
    .select()
    .from(articlePictures)
    .where(
      and(
        inArray(articlePictures.id, [...ids]),
        inArray(articlePictures.articleId, [...articleIds]),
        eq(articlePictures.ready, true),
      ),
    );
}

/** A picture with an address that shows it for a day. */
export async function presentPicture(storage: Storage, row: PictureRow): Promise<ArticlePicture> {
  const { id, name, mime, width, height, storageKey } = row;
  const url = await storage.signGet(storageKey, { name, mime, minutes: A_DAY, inline: true });
  return { id, width, height, url };
}

/** The pictures of a content, with addresses. */
export async function presentPictures(
  executor: Executor,
  storage: Storage,
  articleId: string,
  content: ArticleContent,
): Promise<ArticlePicture[]> {
  const rows = await findPictures(executor, [articleId], picturesIn(content));
  return Promise.all(rows.map((row) => presentPicture(storage, row)));
}

/** All uploaded pictures of an article, shown or not, with addresses. */
export async function presentAllPictures(
  executor: Executor,
  storage: Storage,
  articleId: string,
): Promise<ArticlePicture[]> {
  const rows = await executor
    .select()
    .from(articlePictures)
    .where(and(eq(articlePictures.articleId, articleId), eq(articlePictures.ready, true)));
  return Promise.all(rows.map((row) => presentPicture(storage, row)));
}
