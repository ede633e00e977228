import { type ArticleSection, publicationEndpoints } from '@pv/contract';
import { redirect } from '@tanstack/react-router';
import { askAhead } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { articleRequest } from './api.ts';
import { ARTICLE_PATHS } from './section-paths.ts';

/**
 * The article of an address before its page is drawn.
 * @throws a redirect for good where the article has another address now
 */
export async function loadArticle(
  context: Pick<Services, 'queries' | 'call'>,
  section: ArticleSection,
  slug: string,
) {
  const request = articleRequest(section, slug);
  // what else there is to read is no reason to give the article up
  const more = askAhead(context, publicationEndpoints.more, request).catch(() => undefined);
  const article = await askAhead(context, publicationEndpoints.get, request)
    // a page that says that there is no article knows as much of the rest
    .finally(() => more);
  if (article && (article.section !== section || article.slug !== slug)) {
    throw redirect({
      to: ARTICLE_PATHS[article.section],
      params: { articlePathName: article.slug },
      search: true,
      statusCode: 301,
      replace: true,
    });
  }
  return article;
}
