import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireNobody } from './guard.ts';
import { rootRoute } from './root.tsx';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../../features/home/HomePage.tsx'), 'HomePage'),
  staticData: { title: 'shell.nav.home' },
});

const rules = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rules',
  component: lazyRouteComponent(() => import('../../features/legal/RulesPage.tsx'), 'RulesPage'),
  staticData: { title: 'shell.nav.rules' },
});

const personalData = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gpdr',
  component: lazyRouteComponent(
    () => import('../../features/legal/PersonalDataPage.tsx'),
    'PersonalDataPage',
  ),
  staticData: { title: 'shell.nav.personalData' },
});

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  beforeLoad: requireNobody,
  component: lazyRouteComponent(() => import('../../features/auth/SignInPage.tsx'), 'SignInPage'),
  staticData: { title: 'auth.signIn.title' },
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
  staticData: { title: 'auth.signUp.title' },
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
  staticData: { title: 'auth.recovery.title' },
});

const invite = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite',
  validateSearch: (search) => ({ token: typeof search.token === 'string' ? search.token : '' }),
  component: lazyRouteComponent(() => import('../../features/invite/InvitePage.tsx'), 'InvitePage'),
  staticData: { title: 'team.received.title' },
});

const unsubscribe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  validateSearch: (search) => ({ token: typeof search.token === 'string' ? search.token : '' }),
  component: lazyRouteComponent(
    () => import('../../features/notification/UnsubscribePage.tsx'),
    'UnsubscribePage',
  ),
  staticData: { title: 'notifications.unsubscribed.title' },
});

const rights = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/rights',
  component: lazyRouteComponent(() => import('../../features/rights/RightsPage.tsx'), 'RightsPage'),
  staticData: { title: 'rights.title' },
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
] as const;
