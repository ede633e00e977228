import type { AskedPage, PageRenderer, RenderedPage, ServerBuild } from '@pv/contract';
import { localeInSearch } from '@pv/texts';
import { en } from '@pv/texts/public/en';
import { ru } from '@pv/texts/public/ru';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { drawPlain } from './app/plain/PlainPage.tsx';
import {
  filesOf,
  fillTemplate,
  type Manifest,
  nameFiles,
  sourceOf,
} from './app/rendering/page-files.ts';
import { writePageState } from './app/rendering/page-state.ts';
import { createServerServices, drawBody } from './app/rendering/server-services.tsx';
import { createAppRouter, publicPaths } from './app/router/create-router.ts';
import { headTags, writeHead } from './platform/head.ts';
import { missingIn } from './platform/query/queries.ts';

/** The texts of public pages: all that the server draws says nothing else. */
const PUBLIC = { ru, en };

interface Build {
  template: string;
  manifest: Manifest;
}

async function render({ template, manifest }: Build, asked: AskedPage): Promise<RenderedPage> {
  const { pathname, search } = new URL(asked.address, asked.origin);
  const locale = localeInSearch(search) ?? asked.locale;
  const services = await createServerServices(asked, { locale, texts: PUBLIC[locale] });
  const history = createMemoryHistory({ initialEntries: [asked.address] });
  const router = createAppRouter(services, history);
  const [routes] = router.getMatchedRoutes(pathname);
  if (routes.some(({ options }) => options.staticData?.unlisted)) {
    const html = drawPlain(template, asked.address, services.language);
    const ahead = routes.flatMap((route) => {
      const modules = route.options.staticData?.ahead;
      return modules ? [...sourceOf(route), ...modules] : [];
    });
    if (ahead.length === 0) return { kind: 'browser', html };
    const texts = `../../packages/texts/src/${locale}`;
    const files = filesOf(manifest, [`${texts}/daily.ts`, `${texts}/index.ts`, ...ahead]);
    return { kind: 'browser', html: nameFiles(html, files) };
  }
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    const { redirect } = result;
    return { kind: 'moved', to: redirect.options.href ?? '/', forGood: redirect.status === 301 };
  }
  const broken = router.state.matches.find(({ status }) => status === 'error');
  if (!result || broken) throw broken?.error ?? new Error('The page was not loaded');
  const found = result.status === 200;
  const { matches } = router.state;
  const t = services.language.engine.translator(locale);
  const { origin } = asked;
  const head = headTags({ matches, origin, pathname, locale, t, found });
  const sources = matches.flatMap(({ routeId }) => sourceOf(router.routesById[routeId]));
  const drawn = matches.flatMap(({ staticData }) => staticData.drawn ?? []);
  const body = await drawBody(services, router);
  const html = fillTemplate(template, {
    locale,
    head: writeHead(head),
    body,
    state: writePageState({
      locale,
      queries: dehydrate(services.queries),
      missing: missingIn(services.queries),
    }),
    files: filesOf(manifest, [`../../packages/texts/src/${locale}/public.ts`, ...sources], drawn),
  });
  return { kind: 'page', status: found ? 200 : 404, html };
}

/** Opens the renderer over the files of the browser's build. */
export const openRenderer: ServerBuild['openRenderer'] = ({ template, manifest }): PageRenderer => {
  const build = { template, manifest: JSON.parse(manifest) as Manifest };
  return { render: (asked) => render(build, asked), paths: publicPaths() };
};
