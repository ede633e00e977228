import { describe, expect, it } from 'vitest';
import source from '../../../public/start.js?raw';
import { initialLocale, LOCALE_KEY } from '../../i18n/locale.ts';
import { COLOR_SCHEME_KEY, readScheme } from './color-scheme.ts';

interface Browser {
  scheme: string | null;
  locale: string | null;
  language: string;
  dark: boolean;
}

/** Runs the script as a browser would before the first paint, and gives what it left on the root. */
function start({ scheme, locale, language, dark }: Browser) {
  const classes: string[] = [];
  const root = {
    dataset: { mantineColorScheme: '' },
    classList: { add: (name: string) => classes.push(name) },
    lang: '',
  };
  const stored: Record<string, string | null> = {
    [COLOR_SCHEME_KEY]: scheme,
    [LOCALE_KEY]: locale,
  };
  const names = ['document', 'localStorage', 'matchMedia', 'navigator'];
  new Function(...names, source)(
    { documentElement: root },
    { getItem: (key: string) => stored[key] ?? null },
    () => ({ matches: dark }),
    { language },
  );
  return { scheme: root.dataset.mantineColorScheme, classes, locale: root.lang };
}

const browsers: Browser[] = [null, 'dark_', 'light_', 'purple'].flatMap((scheme) =>
  [null, 'ru', 'en', 'de'].flatMap((locale) =>
    ['ru-RU', 'en-GB', 'fr'].flatMap((language) =>
      [true, false].map((dark) => ({ scheme, locale, language, dark })),
    ),
  ),
);

describe('the script before the first paint', () => {
  it('chooses the same scheme and language as the app does later', () => {
    for (const browser of browsers) {
      const scheme = readScheme(browser.scheme) ?? (browser.dark ? 'dark' : 'light');
      expect(start(browser)).toEqual({
        scheme,
        classes: [`pv-${scheme}`],
        locale: initialLocale(browser.locale, browser.language),
      });
    }
  });
});
