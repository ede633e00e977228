import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { LOAD_HELP } from './help/index.ts';
import { personalData, rules } from './legal/index.ts';
import { ru } from './ru/index.ts';

type Tree = { readonly [key: string]: string | Tree };

const FORM = /_(one|few|many|other)$/;

/** Key without its plural form → texts of all its forms. */
function flatten(tree: Tree, prefix = '', into = new Map<string, string[]>()) {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value !== 'string') flatten(value, `${prefix}${key}.`, into);
    else {
      const path = prefix + key.replace(FORM, '');
      into.set(path, [...(into.get(path) ?? []), value]);
    }
  }
  return into;
}

const matches = (texts: string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([found]) => found)).sort()),
];

const russian = flatten(ru);
const english = flatten(en);

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual([...russian.keys()].sort());
  });

  it.each([...russian])('have the same placeholders and marks in %s', (key, texts) => {
    const translated = english.get(key) ?? [];
    expect(matches(translated, /\{\{\w+\}\}/g)).toEqual(matches(texts, /\{\{\w+\}\}/g));
    expect(matches(translated, /<\/?\w+>/g)).toEqual(matches(texts, /<\/?\w+>/g));
  });

  it('keep a number and its unit on one line', () => {
    const breaks = [
      /\d [МКГ]?Б(?!\p{L})/u,
      /\}\} (?:[МКГ]?Б|[KMG]?B|%)(?!\p{L})/u,
      /\}\} (?:рабоч\p{L}+ )?(?:мин|минут[аыу]?|час(?:а|ов)?|ч|день|дн(?:я|ей|\.))(?!\p{L})/u,
      /(?:№|No\.) (?:\d|\{\{)/u,
    ];
    const units =
      /\d (?:%|минут|час|дн|день|секунд|символ|лет|(?:[KMG]B|minutes?|hours?|days?|seconds?|characters?)\b)/u;
    const torn = [...russian, ...english].filter(([, texts]) =>
      texts.some((text) => [...breaks, units].some((pattern) => pattern.test(text))),
    );
    expect(torn).toEqual([]);
  });

  it('leave no text empty', () => {
    const empty = [...russian, ...english].filter(([, texts]) =>
      texts.some((text) => !text.trim()),
    );
    expect(empty).toEqual([]);
  });

  it('decline every Russian plural in three forms and every English one in two', () => {
    const forms = (tree: Tree, prefix = ''): [string, string][] =>
      Object.entries(tree).flatMap(([key, value]): [string, string][] => {
        if (typeof value !== 'string') return forms(value, `${prefix}${key}.`);
        const form = FORM.exec(key)?.[1];
        return form ? [[prefix + key.replace(FORM, ''), form]] : [];
      });
    const grouped = (tree: Tree) => {
      const found = new Map<string, string[]>();
      for (const [path, form] of forms(tree)) found.set(path, [...(found.get(path) ?? []), form]);
      return found;
    };
    for (const found of grouped(ru).values()) expect(found).toEqual(['one', 'few', 'many']);
    for (const found of grouped(en).values()) expect(found).toEqual(['one', 'other']);
  });

  it('raise their voice only where users have been promised those words', () => {
    const promised = ['auth.notice.codeWrong', 'auth.notice.welcome', 'captcha.needed'];
    const loud = [...russian, ...english].filter(([, texts]) => texts.some((t) => t.includes('!')));
    const keys = new Set(loud.map(([key]) => key));
    expect([...keys].sort()).toEqual([...promised, 'errors.captcha_required']);
  });
});

describe('the Russian texts', () => {
  it('use no straight quotes', () => {
    expect([...russian].filter(([, texts]) => texts.some((text) => text.includes('"')))).toEqual(
      [],
    );
  });
});

/** The name of a file and the title of a page never wrap. */
const ONE_LINE = new Set(['texts.archive.name', 'texts.shell.title']);

const texts = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
};

it.each([
  ['texts', ru],
  ['help', await LOAD_HELP.ru()],
  ['rules', rules.ru],
  ['policy', personalData.ru],
])('no line of the Russian %s begins with a dash that belongs to the line before', (name, tree) => {
  const torn = texts(tree, name).filter(
    ([path, text]) => /\S[ \n]—/u.test(text) && !ONE_LINE.has(path),
  );
  expect(torn).toEqual([]);
});
