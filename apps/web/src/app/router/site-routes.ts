import {
  infoBlockEndpoints,
  type PagePath,
  SEGMENTS,
  type WebPage,
  type WholeBlock,
  webPageEndpoints,
} from '@pv/contract';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { z } from 'zod';
import { ACADEMIES, ACADEMY, isAcademy } from '../../features/site/academies/academies.ts';
import { loadGuide } from '../../features/site/academies/load-guide.ts';
import { blocksOf, pageRequest } from '../../features/site/requests.ts';
import { segmentAt } from '../../features/site/segments/is-segment.ts';
import { describePage } from '../../platform/head.ts';
import { askAhead } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { soughtWords } from './protected.ts';
import { rootRoute } from './root.tsx';

const loadTextPage = () => import('../../features/site/TextPage.tsx');

const askPage = (context: Services, path: PagePath) =>
  askAhead(context, webPageEndpoints.get, pageRequest(path));

const describeText = ({ loaderData }: { loaderData?: WebPage | undefined }) =>
  loaderData
    ? describePage({
        title: loaderData.title,
        description: loaderData.summary,
        language: loaderData.language,
        languages: loaderData.languages,
      })
    : {};

/** A page whose text is all that stands there. */
const ofText = (path: PagePath) => ({
  loader: ({ context }: { context: Services }) => askPage(context, path),
  head: describeText,
});

const about = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  component: lazyRouteComponent(loadTextPage, 'AboutPage'),
  ...ofText('about'),
  staticData: { title: 'pages.nav.about' },
});
const partners = createRoute({
  getParentRoute: () => rootRoute,
  path: '/partners',
  component: lazyRouteComponent(loadTextPage, 'PartnersPage'),
  ...ofText('partners'),
  staticData: { title: 'pages.nav.partners' },
});
const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyRouteComponent(loadTextPage, 'PrivacyPage'),
  ...ofText('privacy'),
  staticData: { title: 'pages.nav.privacy' },
});
const faq = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  component: lazyRouteComponent(() => import('../../features/site/faq/FaqPage.tsx'), 'FaqPage'),
  validateSearch: z.object({
    search: soughtWords,
  }),
  ...ofText('faq'),
  staticData: { title: 'pages.nav.faq' },
});
const segment = createRoute({
  getParentRoute: () => rootRoute,
  path: '/for/$segment',
  component: lazyRouteComponent(
    () => import('../../features/site/segments/SegmentPage.tsx'),
    'SegmentPage',
  ),
  loader: async ({ context, params }) => {
    const { slug } = segmentAt(params.segment) ?? {};
    if (!slug) throw notFound();
    const [page] = await Promise.all([
      askPage(context, `for/${slug}`),
      askAhead(context, infoBlockEndpoints.list, blocksOf(slug)),
      askAhead(context, infoBlockEndpoints.types, {}),
    ]);
    return page;
  },
  head: describeText,
  staticData: { paths: SEGMENTS.map(({ slug }) => `/for/${slug}`) },
});
const academy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/academy/$academy',
  component: lazyRouteComponent(
    () => import('../../features/site/academies/AcademyPage.tsx'),
    'AcademyPage',
  ),
  loader: async ({ context, params }) => {
    if (!isAcademy(params.academy)) throw notFound();
    const { path, guides } = ACADEMY[params.academy];
    const [page] = await Promise.all([
      askPage(context, path),
      askAhead(context, infoBlockEndpoints.types, {}),
      ...guides.map((type) => askAhead(context, infoBlockEndpoints.list, blocksOf(type))),
    ]);
    return page;
  },
  head: describeText,
  staticData: { paths: ACADEMIES.map((name) => `/academy/${name}`) },
});
const guide = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guides/$guide',
  component: lazyRouteComponent(
    () => import('../../features/site/academies/GuidePage.tsx'),
    'GuidePage',
  ),
  loader: ({ context, params }) => loadGuide(context, params.guide),
  head: ({ loaderData }: { loaderData?: WholeBlock | undefined }) =>
    loaderData
      ? describePage({
          title: loaderData.title,
          description: loaderData.description,
          language: loaderData.language,
          languages: loaderData.languages,
          kind: 'article',
        })
      : {},
});

/** The pages whose texts editors write: about the service, for whom it is, how one learns. */
export const siteRoutes = [about, partners, privacy, faq, segment, academy, guide] as const;
