import type { AskedPage } from '@pv/contract';
import type { Locale } from '@pv/texts';
import { createLanguage, type Language } from '../../i18n/language.ts';
import { createReturnAddress } from '../../platform/address/return-address.ts';
import { createClient } from '../../platform/api/client.ts';
import { createQueries } from '../../platform/query/create-queries.ts';
import { createRecentPages } from '../../platform/recent/recent-pages.ts';
import type { Services } from '../../platform/services.ts';
import { memoryStorage } from '../../platform/session/memory-storage.ts';
import { createSession } from '../../platform/session/session.ts';
import { createToasts } from '../../platform/toasts/toasts.ts';
import { createTrouble } from '../../platform/trouble/trouble.ts';

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
