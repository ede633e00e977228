import { type ArticleSection, publicationEndpoints } from '@pv/contract';
import { notFound } from '@tanstack/react-router';
import { askAhead } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { articlesRequest, type ListAsked } from './api.ts';

/**
 * A page of a section before it is drawn.
 * @throws NotFoundError for a page beyond the last one
 */
export async function loadSection(
  context: Pick<Services, 'queries' | 'call'>,
  section: ArticleSection,
  asked: ListAsked,
) {
  const list = await askAhead(context, publicationEndpoints.list, articlesRequest(section, asked));
  if (list && list.total > 0 && list.page > list.pages) throw notFound();
  return list;
}
