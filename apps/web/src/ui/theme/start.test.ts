import { describe, expect, it } from 'vitest';
import source from '../../../public/start.js?raw';
import { initialLocale, LOCALE_KEY } from '../../i18n/language.ts';
import { readSight, SIGHT_KEY, sightAttributes } from '../sight/sight.ts';
import { COLOR_SCHEME_KEY, readScheme } from './color-scheme.tsx';

interface Browser {
  sight: string | null;
  scheme: string | null;
  locale: string | null;
  language: string;
  dark: boolean;
}

/** Runs the script as a browser would before the first paint, and gives what it left on the root. */
function start({ sight, scheme, locale, language, dark }: Browser, body?: object) {
  const heard: Record<string, (event: object) => void> = {};
  const classes: string[] = [];
  const attributes: Record<string, string> = {};
  const root = {
    dataset: { mantineColorScheme: '' },
    classList: { add: (name: string) => classes.push(name) },
    lang: '',
    setAttribute: (name: string, value: string) =>
      void Object.assign(attributes, { [name]: value }),
  };
  const stored: Record<string, string | null> = {
    [COLOR_SCHEME_KEY]: scheme,
    [LOCALE_KEY]: locale,
    [SIGHT_KEY]: sight,
  };
  const names = ['addEventListener', 'document', 'localStorage', 'matchMedia', 'navigator'];
  new Function(...names, source)(
    (kind: string, hear: (event: object) => void) => void Object.assign(heard, { [kind]: hear }),
    { documentElement: root, getElementById: () => body },
    { getItem: (key: string) => stored[key] ?? null },
    () => ({ matches: dark }),
    { language },
  );
  const left = { scheme: root.dataset.mantineColorScheme, classes, locale: root.lang, attributes };
  return { left, heard };
}

const SIGHTS = [
  null,
  '150 black wide on',
  '200 blue wider off',
  '100 white normal on',
  '150 black wide',
  '300 black wide on',
];

const browsers: Browser[] = [null, 'dark_', 'light_', 'purple'].flatMap((scheme) =>
  [null, 'ru', 'en', 'de'].flatMap((locale) =>
    ['ru-RU', 'en-GB', 'fr'].flatMap((language) =>
      [true, false].flatMap((dark) =>
        SIGHTS.map((sight) => ({ sight, scheme, locale, language, dark })),
      ),
    ),
  ),
);

describe('the script before the first paint', () => {
  it('chooses the same scheme, sight and language as the app does later', () => {
    for (const browser of browsers) {
      const sight = readSight(browser.sight);
      const usual = readScheme(browser.scheme) ?? (browser.dark ? 'dark' : 'light');
      const scheme = sight ? (sight.colours === 'black' ? 'dark' : 'light') : usual;
      const attributes = Object.entries(sightAttributes(sight)).filter(([, value]) => value);
      expect(start(browser).left).toEqual({
        scheme,
        classes: [`pv-${scheme}`],
        locale: initialLocale(browser.locale, browser.language),
        attributes: Object.fromEntries(attributes),
      });
    }
  });

  it.each([
    ['error', { target: { localName: 'script' } }],
    ['unhandledrejection', {}],
  ])('says on a page that stays empty that it has not loaded, after %s', (kind, event) => {
    const [browser] = browsers as [Browser];
    const empty = { textContent: '', hasChildNodes: () => false };
    start({ ...browser, locale: 'ru' }, empty).heard[kind]?.(event);
    expect(empty.textContent).toBe('Страница не загрузилась. Обновите её.');
    const drawn = { textContent: 'Проекты', hasChildNodes: () => true };
    start(browser, drawn).heard[kind]?.(event);
    expect(drawn.textContent).toBe('Проекты');
  });
});
