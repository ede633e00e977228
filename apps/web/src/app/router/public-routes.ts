import { infoBlockEndpoints, publicationEndpoints, webPageEndpoints } from '@pv/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { articlesRequest } from '../../features/publication/api.ts';
import { blocksOf } from '../../features/site/requests.ts';
import { askAhead } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { requireNobody } from './protected.ts';
import { rootRoute } from './root.tsx';

/** Everything that the home page shows, before it is drawn. */
async function loadHome(context: Pick<Services, 'queries' | 'call'>): Promise<void> {
  await Promise.all([
    askAhead(context, publicationEndpoints.list, articlesRequest('news', {})),
    askAhead(context, infoBlockEndpoints.list, blocksOf()),
    askAhead(context, infoBlockEndpoints.types, {}),
  ]);
}

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../../features/home/HomePage.tsx'), 'HomePage'),
  loader: ({ context }) => loadHome(context),
  staticData: { title: 'shell.nav.home' },
});

const rules = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rules',
  component: lazyRouteComponent(() => import('../../features/legal/RulesPage.tsx'), 'RulesPage'),
  loader: ({ context }) => askAhead(context, webPageEndpoints.operator, {}),
  staticData: { title: 'shell.nav.rules', description: 'site.rules' },
});

const personalData = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gpdr',
  component: lazyRouteComponent(
    () => import('../../features/legal/PersonalDataPage.tsx'),
    'PersonalDataPage',
  ),
  loader: ({ context }) => askAhead(context, webPageEndpoints.operator, {}),
  staticData: { title: 'shell.nav.personalData', description: 'site.personalData' },
});

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  beforeLoad: requireNobody,
  component: lazyRouteComponent(() => import('../../features/auth/SignInPage.tsx'), 'SignInPage'),
  staticData: { title: 'auth.signIn.title', unlisted: true },
});

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  // who comes by an invitation has the address filled in
  validateSearch: (search) => ({
    ...(typeof search.email === 'string' && { email: search.email }),
  }),
  beforeLoad: requireNobody,
  component: lazyRouteComponent(() => import('../../features/auth/SignUpPage.tsx'), 'SignUpPage'),
  staticData: { title: 'auth.signUp.title', unlisted: true },
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: (search) => ({
    ...(typeof search.id === 'string' && { id: search.id }),
    ...(typeof search.email === 'string' && { email: search.email }),
  }),
  component: lazyRouteComponent(
    () => import('../../features/auth/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
  staticData: { title: 'auth.recovery.title', unlisted: true },
});

const invite = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite',
  validateSearch: (search) => ({ token: typeof search.token === 'string' ? search.token : '' }),
  component: lazyRouteComponent(() => import('../../features/invite/InvitePage.tsx'), 'InvitePage'),
  staticData: { title: 'team.received.title', unlisted: true },
});

const unsubscribe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  validateSearch: (search) => ({ token: typeof search.token === 'string' ? search.token : '' }),
  component: lazyRouteComponent(
    () => import('../../features/notification/UnsubscribePage.tsx'),
    'UnsubscribePage',
  ),
  staticData: { title: 'notifications.unsubscribed.window', unlisted: true },
});

const rights = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/rights',
  component: lazyRouteComponent(() => import('../../features/rights/RightsPage.tsx'), 'RightsPage'),
  staticData: { title: 'rights.title', description: 'site.rights' },
});

const editor = createRoute({
  getParentRoute: () => rootRoute,
  path: '/editor',
  component: lazyRouteComponent(
    () => import('../../features/editor-demo/EditorDemoPage.tsx'),
    'EditorDemoPage',
  ),
  staticData: { title: 'pages.nav.editor', description: 'editorDemo.description' },
});

const docxCheck = createRoute({
  getParentRoute: () => rootRoute,
  path: '/check-docx',
  component: lazyRouteComponent(
    () => import('../../features/docx-check/DocxCheckPage.tsx'),
    'DocxCheckPage',
  ),
  staticData: { title: 'checkDocx.title', description: 'checkDocx.description' },
});

/** An address that people try by habit leads to ours; the map of the site does not name it. */
const byHabit = <P extends string>(path: P, to: '/sign-in' | '/sign-up' | '/gpdr') =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, statusCode: 301, replace: true });
    },
    staticData: { paths: [] },
  });

/** Pages that anybody may open. */
export const publicRoutes = [
  home,
  rules,
  personalData,
  signIn,
  signUp,
  resetPassword,
  invite,
  unsubscribe,
  rights,
  editor,
  docxCheck,
  byHabit('/login', '/sign-in'),
  byHabit('/register', '/sign-up'),
  byHabit('/gdpr', '/gpdr'),
] as const;
