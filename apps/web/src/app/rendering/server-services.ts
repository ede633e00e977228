import type { AskedPage } from '@pv/contract';
import type { Locale } from '@pv/texts';
import { createLanguage, type Language } from '../../i18n/language.ts';
import { createClient } from '../api/client.ts';
import { createQueries } from '../query/create-queries.ts';
import { createRecentPages } from '../recent/recent-pages.ts';
import { createReturnAddress } from '../router/return-address.ts';
import type { Services } from '../services.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { createSession } from '../session/session.ts';
import { createToasts } from '../toasts/toasts.ts';
import { createTrouble } from '../trouble/trouble.ts';

/** The services of a page that the server draws. */
export interface ServerServices extends Services {
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
