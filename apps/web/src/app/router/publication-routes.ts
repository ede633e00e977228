import {
  ARTICLE_STATUSES,
  type ArticleSection,
  articleSectionSchema,
  blockTypeIdSchema,
  PUBLICATION_KINDS,
  type PublicArticle,
} from '@pv/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { describeArticle } from '../../features/publication/describe-article.ts';
import { loadArticle } from '../../features/publication/load-article.ts';
import { loadSection } from '../../features/publication/load-section.ts';
import { describePage } from '../../platform/head.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { protectedRoute, soughtWords } from './protected.ts';
import { rootRoute } from './root.tsx';

/** What stands in the address of a list; what does not fit is left out. */
const listSearch = z.object({
  page: z.coerce.number().int().min(2).optional().catch(undefined),
  search: soughtWords,
});

const listPage = lazyRouteComponent(
  () => import('../../features/publication/ArticlesPage.tsx'),
  'ArticlesPage',
);
const noSuchPage = lazyRouteComponent(
  () => import('../../features/publication/NoSuchPage.tsx'),
  'NoSuchPage',
);
const articlePage = lazyRouteComponent(
  () => import('../../features/publication/ArticlePage.tsx'),
  'ArticlePage',
);

type ListSearch = z.infer<typeof listSearch>;

/** A page of a section; what was searched for is of no use to search engines. */
const ofSection = (section: ArticleSection) => ({
  component: listPage,
  validateSearch: listSearch,
  loaderDeps: ({ search: { page, search } }: { search: ListSearch }) => ({ page, search }),
  loader: ({ context, deps }: { context: Services; deps: ListSearch }) =>
    loadSection(context, section, deps),
  notFoundComponent: noSuchPage,
  head: ({ match }: { match: { search: ListSearch } }) =>
    describePage({ unlisted: match.search.search !== undefined }),
});

const ofArticle = (section: ArticleSection) => ({
  component: articlePage,
  loader: ({ context, params }: { context: Services; params: { articlePathName: string } }) =>
    loadArticle(context, section, params.articlePathName),
  head: ({ loaderData }: { loaderData?: PublicArticle | undefined }) => describeArticle(loaderData),
});

const news = createRoute({
  getParentRoute: () => rootRoute,
  path: '/articles-news',
  ...ofSection('news'),
  staticData: {
    title: 'publication.section.news',
    description: 'publication.lead.news',
  },
});
const innovation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/articles-innovation',
  ...ofSection('innovation'),
  staticData: {
    title: 'publication.section.innovation',
    description: 'publication.lead.innovation',
  },
});
const science = createRoute({
  getParentRoute: () => rootRoute,
  path: '/articles-science',
  ...ofSection('science'),
  staticData: {
    title: 'publication.section.science',
    description: 'publication.lead.science',
  },
});
const newsDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/articles-news/$articlePathName',
  ...ofArticle('news'),
});
const innovationDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/articles-innovation/$articlePathName',
  ...ofArticle('innovation'),
});
const scienceDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/articles-science/$articlePathName',
  ...ofArticle('science'),
});
const preview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/article-preview/$key',
  component: lazyRouteComponent(
    () => import('../../features/preview/PreviewPage.tsx'),
    'PreviewPage',
  ),
  staticData: { unlisted: true },
});

/** The three sections of articles, an article of each, and the preview by a secret address. */
export const publicationRoutes = [
  news,
  innovation,
  science,
  newsDetail,
  innovationDetail,
  scienceDetail,
  preview,
] as const;

const desk = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/articles-desk',
  component: lazyRouteComponent(
    () => import('../../features/publication/desk/DeskPage.tsx'),
    'DeskPage',
  ),
  validateSearch: z.object({
    page: z.coerce.number().int().min(2).optional().catch(undefined),
    search: z.string().max(200).optional().catch(undefined),
    kind: z.enum(PUBLICATION_KINDS).optional().catch(undefined),
    section: articleSectionSchema.optional().catch(undefined),
    type_id: blockTypeIdSchema.optional().catch(undefined),
    status: z.enum(ARTICLE_STATUSES).optional().catch(undefined),
  }),
  staticData: { title: 'publication.desk.title' },
});
const offers = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/articles-desk/proposals',
  component: lazyRouteComponent(
    () => import('../../features/publication/offers/OffersPage.tsx'),
    'OffersPage',
  ),
  validateSearch: z.object({ all: z.literal(true).optional().catch(undefined) }),
  staticData: { title: 'publication.desk.proposals' },
});
const offer = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/articles-desk/proposals/$id',
  component: lazyRouteComponent(
    () => import('../../features/publication/offers/OfferPage.tsx'),
    'OfferPage',
  ),
  staticData: { title: 'publication.desk.proposals' },
});
const writing = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/articles-desk/$id',
  component: lazyRouteComponent(
    () => import('../../features/publication/desk/WritingPage.tsx'),
    'WritingPage',
  ),
  validateSearch: z.object({ language: z.literal('en').optional().catch(undefined) }),
  staticData: { title: 'publication.desk.title' },
});

/** Where editors write articles and read proposals. */
export const deskRoutes = [desk, offers, offer, writing] as const;
