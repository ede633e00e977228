import type { AskedPage } from '@pv/contract';
import type { Locale } from '@pv/texts';
import { prerender } from 'react-dom/static';
import { createLanguage, type Language } from '../../i18n/language.ts';
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

/** The services of a page that the server draws. */
interface ServerServices extends Services {
  /** Keys of all texts that were asked for so far. */
  usedTexts: ReadonlySet<string>;
}

/** The language, noting which texts are asked for. */
function noting(language: Language, used: Set<string>): Language {
  const { engine } = language;
  return {
    ...language,
    engine: {
      ...engine,
      translator: (locale) => {
        const translate = engine.translator(locale);
        return (key, ...params) => {
          used.add(key);
          return translate(key, ...params);
        };
      },
      dynamic: (locale, key, params) => {
        used.add(key);
        return engine.dynamic(locale, key, params);
      },
    },
  };
}

/** The services of one page that the server draws: for nobody, with nothing kept from another page. */
export async function createServerServices(
  { origin, transport }: Pick<AskedPage, 'origin' | 'transport'>,
  locale: Locale,
): Promise<ServerServices> {
  const place = {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    location: { origin },
    navigator: { language: locale },
    document: { documentElement: { lang: locale }, cookie: '' },
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
  const usedTexts = new Set<string>();
  const language = noting(await createLanguage(place), usedTexts);
  const trouble = createTrouble(place);
  const toasts = createToasts(language, trouble);
  return {
    usedTexts,
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
