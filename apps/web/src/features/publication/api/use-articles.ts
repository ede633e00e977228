import { type ArticleSection, type ProjectType, publicationEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { articleRequest, articlesRequest, type ListAsked } from './requests.ts';

/** A page of what readers see of a section. */
export const useArticles = (section: ArticleSection, asked: ListAsked) =>
  useEndpoint(publicationEndpoints.list, articlesRequest(section, asked), { keepPrevious: true });

/** What to read after an article. */
export const useMore = (section: ArticleSection, slug: string) =>
  useEndpoint(publicationEndpoints.more, articleRequest(section, slug));

/** What editors have put beside projects of a kind. */
export const useHelpfulArticles = (type: ProjectType) =>
  useEndpoint(publicationEndpoints.helpful, { query: { project_type: type } });

/** An article that readers see. */
export const useArticle = (section: ArticleSection, slug: string) =>
  useEndpoint(publicationEndpoints.get, articleRequest(section, slug));
