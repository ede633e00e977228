import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { type ArticleRecord, hasAddress, kindOf } from '../article-row.ts';
import { checkContent } from '../check-content.ts';
import { keepVersion } from '../queries/keep-version.ts';
import { type Asked, lockArticle, requireVersion } from '../queries/load-article.ts';
import { storeArticle } from '../queries/store-article.ts';
import { takeAddress } from '../take-address.ts';

/**
 * Writes what is given. What readers see stays as it is, but for the section: a public article that
 * moves is found at its old address too.
 * @throws AppError `not_found`, `stale_version`, `validation_failed`
 */
export async function changeArticle(
  work: Work,
  asked: Asked,
  { version, section, content }: BodyOf<typeof endpoints.articleEditor.change>,
): Promise<ArticleRecord> {
  const row = await lockArticle(work.trx, asked);
  requireVersion(row, version);
  const whole = content && Object.assign({}, row.content, content);
  const checked = whole && (await checkContent(work.trx, row.id, whole));
  if (checked) await keepVersion(work, row, 'written', row.editorId);
  const moved = section !== undefined && section !== row.section;
  if (moved && kindOf(row) !== 'article') throw new AppError('validation_failed');
  const slug =
    moved && hasAddress(row) ? await takeAddress(work.trx, row.id, section, row.slug) : undefined;
  const change = {
    ...(checked && { content: checked }),
    ...(moved && { section }),
    ...(slug !== undefined && { slug }),
  };
  return storeArticle(work, row, change, asked.userId);
}
