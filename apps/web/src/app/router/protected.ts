import { idSchema } from '@pv/contract';
import { createRoute, notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import type { Services } from '../../platform/ServicesContext.tsx';
import { searchWords } from '../../ui/form/search-words.ts';
import { MainLoader } from '../layouts/MainLoader.tsx';
import { rootRoute } from './root.tsx';

/** Parameters of addresses that are ids. */
const IDS: ReadonlySet<string> = new Set(['id', 'projectId', 'stageId']);

/**
 * Before a page of one thing: what stands in its address for an id is one, else it is a page that there
 * is not, as one of an id that nothing has.
 * @throws NotFoundError
 */
export function requireIds(params: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (IDS.has(name) && !idSchema.safeParse(value).success) throw notFound();
  }
}

/** Words of a search in the address of a public page; of too many the first are sought. */
export const soughtWords = z
  .string()
  .transform(searchWords)
  .pipe(z.string().min(1))
  .optional()
  .catch(undefined);

const PROFILE_PATH = '/profile';
const SIGN_IN_PATH = '/sign-in';
/** What is open before the profile is filled. */
const OPEN_PATHS: readonly string[] = [PROFILE_PATH, '/profile/leave'];

/** The services that guards need. */
interface GuardServices {
  session: Services['session'];
  toasts: Pick<Services['toasts'], 'warning' | 'opened'>;
  language: Pick<Services['language'], 'engine' | 'locale'>;
  returnAddress: Services['returnAddress'];
}

interface Entry {
  context: GuardServices;
  location: Pick<ParsedLocation, 'href' | 'pathname'>;
  preload: boolean;
}

/** Where a person goes after signing in: an unfilled profile first, else back, else to the projects. */
export function placeAfterSignIn({ session, returnAddress }: GuardServices): string {
  const state = session.state();
  if (state.kind === 'in' && !state.claims.profile) return PROFILE_PATH;
  return returnAddress.read() ?? '/projects';
}

/**
 * Before a protected page: the session is known; nobody goes to sign-in with the address remembered; a
 * person with an unfilled profile goes to the profile.
 */
export async function requirePerson({ context, location, preload }: Entry): Promise<void> {
  if (preload) return;
  const { session, toasts, language, returnAddress } = context;
  await session.start();
  const state = session.state();
  const t = language.engine.translator(language.locale());
  if (state.kind !== 'in') {
    const reason = state.kind === 'out' ? state.reason : 'anonymous';
    const expired = reason === 'expired';
    // the page that a session has ended on is for nobody else
    returnAddress.remember(location.href, reason === 'anonymous' ? 'anyone' : 'last');
    const words = expired ? 'shell.toast.sessionEnded' : 'shell.toast.signInNeeded';
    toasts.warning(t(words), SIGN_IN_PATH);
    throw redirect({ to: SIGN_IN_PATH });
  }
  if (OPEN_PATHS.includes(location.pathname)) return;
  // whoever cannot fill the profile reads what the support says to that
  if (location.pathname.startsWith('/support/requests/')) return;
  if (!state.claims.profile) {
    returnAddress.remember(location.href);
    toasts.warning(t('shell.toast.profileNeeded'), PROFILE_PATH);
    throw redirect({ to: PROFILE_PATH });
  }
  returnAddress.forget();
}

/**
 * A page has been opened: what was warned of another is over. The way back is for one return, so whoever is
 * in and free to go has used it, and nothing is lacking to him.
 */
export function arrive(
  { session, returnAddress, toasts }: Omit<GuardServices, 'language'>,
  { href, pathname }: Entry['location'],
): void {
  const state = session.state();
  const free = state.kind === 'in' && state.claims.profile !== null;
  toasts.opened(free ? undefined : pathname);
  if (!free) return;
  // signing in leads on from its own pages, and the profile offers the way back when it is filled
  const between = [PROFILE_PATH, SIGN_IN_PATH, '/sign-up'].includes(pathname);
  if (!between || href === returnAddress.read()) returnAddress.forget();
}

/** Before the pages of signing in: who is signed in already goes where signing in leads. */
export function requireNobody({ context }: Pick<Entry, 'context'>): void {
  const { session, toasts, language } = context;
  if (session.state().kind !== 'in') return;
  const href = placeAfterSignIn(context);
  if (href === PROFILE_PATH) {
    const t = language.engine.translator(language.locale());
    toasts.warning(t('shell.toast.profileNeeded'), PROFILE_PATH);
  }
  throw redirect({ href });
}

/** The parent of all pages that need a person: it has no path, only what is asked before each of them. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  async beforeLoad(entry) {
    await requirePerson(entry);
    if (!entry.preload) await entry.context.language.complete();
    requireIds(entry.params);
  },
  // runs again when the language or the person changes; nothing waits for it
  loader: ({ context }) => {
    if (context.session.state().kind !== 'in') return;
    void import('../../platform/catalogues.ts').then(
      ({ loadCatalogues }) => loadCatalogues(context),
      () => undefined,
    );
  },
  pendingComponent: MainLoader,
  staticData: { unlisted: true },
});
