import { AppError, missingIn } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { retiredPreviews } from '../../../db/schema/index.ts';
import { type ArticleRecord, hasAddress, kindOf } from '../article-row.ts';
import { articleWords } from '../article-words.ts';
import { newPreviewKey } from '../new-preview-key.ts';
import { keepVersion } from '../queries/keep-version.ts';
import { type Asked, lockArticle, requireVersion } from '../queries/load-article.ts';
import { storeArticle } from '../queries/store-article.ts';
import { takeAddress } from '../take-address.ts';

interface Publishing extends Asked {
  version: number;
  /** A moment that is gone is now. */
  at: Date | undefined;
}

/** When readers see it: what they see already keeps its day, and is not taken from them by a plan. */
function momentOf({ publishAt }: ArticleRecord, at: Date | undefined, now: Date): Date {
  const since = publishAt && publishAt <= now ? publishAt : null;
  if (!at || at <= now) return since ?? now;
  if (since) throw new AppError('article_is_public');
  return at;
}

/** The first moment for readers; a planned one that was never reached says nothing. */
function firstMoment({ firstPublishedAt }: ArticleRecord, publishAt: Date, now: Date): Date {
  return firstPublishedAt && firstPublishedAt <= now ? firstPublishedAt : publishAt;
}

/** The address for good; a page stands where it always does. */
function addressOf({ trx }: Work, row: ArticleRecord): string | Promise<string> {
  if (kindOf(row) === 'page') return row.slug;
  const wished = hasAddress(row) ? row.slug : row.content.ru.title;
  return takeAddress(trx, row.id, row.section, wished);
}

/**
 * Shows readers what is written, now or at a later moment. The address is frozen from then on.
 * @throws AppError `not_found`, `stale_version`, `content_missing`, `article_is_public` for a plan
 */
export async function publishArticle(
  work: Work,
  { version, at, ...asked }: Publishing,
): Promise<ArticleRecord> {
  const row = await lockArticle(work.trx, asked);
  requireVersion(row, version);
  const { content } = row;
  const kind = kindOf(row);
  const items = missingIn(content, kind);
  if (items.length > 0) throw new AppError('content_missing', { items });
  const publishAt = momentOf(row, at, work.now);
  const slug = await addressOf(work, row);
  await keepVersion(work, row, 'published', asked.userId);
  const names = content.authors.map(({ name }) => name);
  const latin = content.authors.map(({ name, name_en }) => name_en || name);
  // who was shown the draft is not shown the next one by the same link, which leads to what readers see
  await work.trx.insert(retiredPreviews).values({ key: row.previewKey, articleId: row.id });
  const change = {
    shown: content,
    shownAt: work.now,
    slug,
    publishAt,
    previewKey: newPreviewKey(),
    firstPublishedAt: firstMoment(row, publishAt, work.now),
    wordsRu: articleWords(content.ru, names, kind),
    wordsEn: articleWords(content.en, latin, kind),
  };
  return storeArticle(work, row, change, asked.userId);
}
