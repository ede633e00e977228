import { expect, it } from 'vitest';
import { helpRu } from './help/help.ru.ts';
import { personalData, rules } from './legal/index.ts';
import { ru } from './ru/index.ts';

/** The name of a file and the title of a page never wrap. */
const ONE_LINE = new Set(['texts.archive.name', 'texts.shell.title']);

const texts = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
};

it.each([
  ['texts', ru],
  ['help', helpRu],
  ['rules', rules.ru],
  ['policy', personalData.ru],
])('no line of the Russian %s begins with a dash that belongs to the line before', (name, tree) => {
  const torn = texts(tree, name).filter(
    ([path, text]) => /\S[ \n]—/u.test(text) && !ONE_LINE.has(path),
  );
  expect(torn).toEqual([]);
});
