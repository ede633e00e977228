import type { AskedPage } from '@pv/contract';
import { prerender } from 'react-dom/static';
import { createLanguage, type FirstLanguage } from '../../i18n/language.ts';
import { createReturnAddress } from '../../platform/address/return-address.ts';
import { createClient } from '../../platform/api/client.ts';
import { createQueries } from '../../platform/query/queries.ts';
import { createRecentPages } from '../../platform/recent-pages.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { createSession } from '../../platform/session/session.ts';
import { memoryStorage } from '../../platform/session/storage.ts';
import { createToasts } from '../../platform/toasts/toasts.tsx';
import { createTrouble } from '../../platform/trouble.ts';
import { App } from '../App.tsx';
import type { createAppRouter } from '../router/create-router.ts';

/** The services of one page that the server draws: for nobody, with nothing kept from another page. */
export async function createServerServices(
  { origin, transport }: Pick<AskedPage, 'origin' | 'transport'>,
  first: FirstLanguage,
): Promise<Services> {
  const place = {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    location: { origin },
    navigator: { language: first.locale },
    document: { documentElement: { lang: first.locale }, cookie: '' },
    addEventListener: () => undefined,
  };
  const session = createSession({
    storage: place.localStorage,
    refresh: async () => ({ kind: 'refused' }),
    exclusively: (work) => work(),
    tabs: { post: () => undefined, listen: () => undefined },
    now: Date.now,
    pause: async () => undefined,
    random: () => 0,
  });
  await session.start();
  const language = await createLanguage(place, undefined, first);
  const trouble = createTrouble(place);
  const toasts = createToasts(language, trouble);
  return {
    session,
    language,
    toasts,
    call: createClient({ session, locale: language.locale, transport }),
    queries: createQueries(toasts),
    recent: createRecentPages(place),
    returnAddress: createReturnAddress(place),
    trouble,
  };
}

/**
 * Draws the loaded page as HTML, whole: no part of it waits for a script that moves it into its place.
 * Rejects with the first error of any component.
 */
export async function drawBody(
  services: Services,
  router: ReturnType<typeof createAppRouter>,
): Promise<string> {
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(<App services={services} router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error };
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure.error;
  return html;
}
