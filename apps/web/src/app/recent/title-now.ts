import type { RecentPage } from '../../platform/recent/recent-pages.ts';

/**
 * What a visited page is called now: a page of the product in the language that is read, all else as it
 * was called then.
 * @param dynamic gives the text of a key, or the key where that text has not come yet
 */
export function titleNow(
  { title, key }: Pick<RecentPage, 'title' | 'key'>,
  dynamic: (key: string) => string,
): string {
  if (!key) return title;
  const named = dynamic(key);
  return named === key ? title : named;
}
