import type { Locale, Texts } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import {
  createLanguage,
  type FirstLanguage,
  initialLocale,
  LOCALE_KEY,
  type TextsShare,
  withoutLocale,
} from './language.ts';

describe('the language at the start', () => {
  it('is the stored one', () => {
    expect(initialLocale('ru', 'en-US')).toBe('ru');
    expect(initialLocale('en', 'ru-RU')).toBe('en');
  });

  it('is the primary part of the browser language when nothing usable is stored', () => {
    expect(initialLocale(null, 'ru-RU')).toBe('ru');
    expect(initialLocale('de', 'RU')).toBe('ru');
  });

  it('is English for a browser in any other language', () => {
    expect(initialLocale(null, 'kk-KZ')).toBe('en');
    expect(initialLocale(null, '')).toBe('en');
  });
});

describe('an address that asks for a language', () => {
  it.each([
    ['/about?lang=en', '/about'],
    ['/articles-news?page=2&lang=en&search=%D1%8F#top', '/articles-news?page=2&search=%D1%8F#top'],
    ['/faq?lang#a', '/faq#a'],
    ['/faq?language=en', '/faq?language=en'],
    ['/', '/'],
  ])('%s is else %s', (asking, plain) => {
    expect(withoutLocale(asking)).toBe(plain);
  });
});

const TEXTS: Record<Locale, Texts> = { ru, en };

/** A Russian browser whose other texts come, or fail to, when the test says so. */
function browser(cookie = '') {
  const stored = new Map<string, string>();
  const document = { documentElement: { lang: '' }, cookie };
  const coming: Record<Locale, PromiseWithResolvers<Texts>> = {
    ru: Promise.withResolvers(),
    en: Promise.withResolvers(),
  };
  coming.ru.resolve(ru);
  const place = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    navigator: { language: 'ru-RU' },
    document,
    addEventListener: () => {},
  };
  const load = { ru: () => coming.ru.promise, en: () => coming.en.promise };
  return {
    place,
    load,
    document,
    stored: () => stored.get(LOCALE_KEY),
    come: (locale: Locale) => coming[locale].resolve(TEXTS[locale]),
    fail: (locale: Locale) => coming[locale].reject(new TypeError('Failed to fetch')),
  };
}

async function open(first?: FirstLanguage, cookie = '') {
  const tab = browser(cookie);
  return { ...tab, language: await createLanguage(tab.place, tab.load, first) };
}

describe('the language', () => {
  it('is that of the browser at first, and nothing is stored', async () => {
    const { language, document, stored } = await open();
    expect([language.locale(), document.documentElement.lang]).toEqual(['ru', 'ru']);
    expect(stored()).toBeUndefined();
  });

  it('of an address is forgotten by the server where it was for one page of somebody signed in', async () => {
    const first = { locale: 'en', texts: en, passing: true } as const;
    const { document, stored } = await open(first, 'pv_locale=en');
    expect(document.cookie).toMatch(/^pv_locale=; .*max-age=0/);
    expect(stored()).toBeUndefined();
  });

  it('of an address is forgotten by the server before its texts come, and where they never do', async () => {
    const { place, load, document, fail } = browser('pv_locale=en');
    const first = { locale: 'en', texts: null, passing: true } as const;
    const begun = createLanguage(place, load, first);
    expect(document.cookie).toMatch(/^pv_locale=; .*max-age=0/);
    fail('en');
    await expect(begun).rejects.toThrow('Failed to fetch');
  });

  it('of an address leaves the server with the one that is stored, though its texts never come', async () => {
    const { place, load, document, fail } = browser('pv_locale=en');
    place.localStorage.setItem(LOCALE_KEY, 'ru');
    const first = { locale: 'en', texts: null, chosen: 'ru', passing: true } as const;
    const begun = createLanguage(place, load, first);
    expect(document.cookie).toMatch(/^pv_locale=ru; /);
    fail('en');
    await expect(begun).rejects.toThrow('Failed to fetch');
  });

  it('is switched and stored when its texts are here', async () => {
    const { language, document, stored, come } = await open();
    const told: Locale[] = [];
    language.subscribe(() => told.push(language.locale()));
    const chosen = language.choose('en');
    expect(language.locale()).toBe('ru');
    come('en');
    await chosen;
    expect([language.locale(), document.documentElement.lang, stored()]).toEqual([
      'en',
      'en',
      'en',
    ]);
    expect(told).toEqual(['en']);
  });

  it('is the one chosen last, although the texts of another come later', async () => {
    const { language, stored, come } = await open();
    const first = language.choose('en');
    const second = language.choose('ru');
    come('en');
    await Promise.all([first, second]);
    expect([language.locale(), stored()]).toEqual(['ru', 'ru']);
  });

  it('stays, for the next visit too, when the texts of the other do not come', async () => {
    const { language, stored, fail } = await open();
    const chosen = language.choose('en');
    fail('en');
    await expect(chosen).rejects.toThrow('Failed to fetch');
    expect([language.locale(), stored()]).toEqual(['ru', undefined]);
  });
});

interface Begin extends Partial<Pick<FirstLanguage, 'asked' | 'chosen' | 'texts'>> {
  full?: boolean;
}

describe('a tab whose first page comes with its own texts', () => {
  async function begin({ full = false, texts = { shell: ru.shell }, ...how }: Begin = {}) {
    let loaded = 0;
    const stored = new Map<string, string>();
    const place = {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem(key: string, value: string) {
          if (full) throw new DOMException('full', 'QuotaExceededError');
          stored.set(key, value);
        },
      },
      navigator: { language: 'en' },
      document: { documentElement: { lang: '' }, cookie: '' },
      addEventListener: () => {},
    };
    const load = {
      ru: async (share: TextsShare) => {
        if (share === 'daily') return { shell: ru.shell, projects: ru.projects };
        loaded += 1;
        return ru;
      },
      en: async () => en,
    };
    const first = { locale: 'ru', texts, ...how } as const;
    const language = await createLanguage(place, load, first);
    return { language, place, stored, loaded: () => loaded, t: language.engine.translator('ru') };
  }

  it('starts with them, and gets all of them once, when it is asked to', async () => {
    const { language, place, loaded, t } = await begin();
    expect([language.locale(), loaded()]).toEqual(['ru', 0]);
    expect(place.document.documentElement.lang).toBe('ru');
    expect(t('shell.product')).toBe('Провектор');
    const before = language.version();
    await Promise.all([language.complete(), language.complete()]);
    expect([t('log.empty.all'), loaded()]).toEqual([ru.log.empty.all, 1]);
    expect(language.version()).toBeGreaterThan(before);
    await language.choose('en');
    expect(place.document.cookie).toMatch(/^pv_locale=en; path=\//);
  });

  it('gets all of them by itself when one is asked for that is not here', async () => {
    const { language, t } = await begin();
    const come = new Promise<void>((resolve) => {
      language.subscribe(resolve);
    });
    expect(t('log.empty.all')).toBe('log.empty.all');
    await come;
    expect(t('log.empty.all')).toBe(ru.log.empty.all);
  });

  it('gets the daily ones where the page needs no more, and all of them after that', async () => {
    const { language, loaded, t } = await begin();
    await language.complete('daily');
    await language.complete('daily');
    expect([t('projects.category.nir'), loaded()]).toEqual([ru.projects.category.nir, 0]);
    await language.complete();
    await language.complete('daily');
    expect([t('log.empty.all'), loaded()]).toEqual([ru.log.empty.all, 1]);
  });

  it('asks for no more texts in a language that was chosen since', async () => {
    const { language, loaded } = await begin();
    await language.choose('en');
    const version = language.version();
    await language.complete();
    expect([language.version(), loaded()]).toEqual([version, 0]);
  });

  it('keeps the language for the next pages when the address has asked for it, and only then', async () => {
    const asked = await begin({ asked: true });
    expect([asked.stored.get(LOCALE_KEY), asked.loaded()]).toEqual(['ru', 0]);
    expect(asked.place.document.cookie).toMatch(/^pv_locale=ru; path=\//);
    const plain = await begin();
    expect([plain.stored.size, plain.place.document.cookie]).toEqual([0, '']);
  });

  it('asks for the language of a link as nobody has chosen it, until somebody does', async () => {
    expect((await begin()).language.accepted()).toBe('ru');
    const { language } = await begin({ chosen: 'en', texts: null });
    expect([language.locale(), language.accepted()]).toEqual(['ru', 'ru, en;q=0.9']);
    expect(language.chosen()).toBe('en');
    await language.choose('en');
    expect(language.accepted()).toBe('en');
    await language.choose('ru');
    expect(language.accepted()).toBe('ru');
  });

  it('begins where the storage has no room, and the server knows the language then', async () => {
    const { language, place } = await begin({ asked: true, full: true });
    expect(language.locale()).toBe('ru');
    expect(place.document.cookie).toMatch(/^pv_locale=ru/);
  });
});
