import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../..');
const MANTINE = resolve(
  createRequire(import.meta.url).resolve('@mantine/core/styles.css'),
  '../..',
);
/** What the whole sheet begins with, whichever components there are. */
const FOUNDATION = ['baseline', 'default-css-variables', 'global'];

const read = (file: string) => readFileSync(file, 'utf8');
const valuesOf = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

/** The module of a package of Mantine in which each of its exported values stands. */
function modulesOf(name: string): Map<string, string> {
  const index = join(MANTINE, name, 'esm/index.mjs');
  const found = new Map<string, string>();
  for (const [, list = '', from = ''] of read(index).matchAll(
    /import \{([^}]*)\} from "(\.[^"]+)"/g,
  ))
    for (const value of valuesOf(list)) found.set(value, resolve(dirname(index), from));
  return found;
}

/** The sheets of all components that are reached from what the product imports of Mantine. */
function neededSheets(): Set<string> {
  const packages = new Map(
    ['core', 'dates', 'notifications', 'spotlight'].map((name) => [name, modulesOf(name)]),
  );
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const follow = (file: string | undefined) => {
    if (!file || seen.has(file)) return;
    seen.add(file);
    const [, sheet] = file.match(/core\/esm\/.*\/(\w+)\.module\.mjs$/) ?? [];
    if (sheet) sheets.add(sheet);
    const text = read(file);
    for (const [, next = ''] of text.matchAll(/from "(\.[^"]+)"/g))
      follow(resolve(dirname(file), next));
    followPackages(text);
  };
  const followPackages = (text: string) => {
    for (const [, list = '', name = ''] of text.matchAll(
      /import \{([^}]*)\} from ['"]@mantine\/(core|dates|notifications|spotlight)['"]/g,
    ))
      for (const value of valuesOf(list)) follow(packages.get(name)?.get(value));
  };
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/*.test.*'] }))
    followPackages(read(join(SRC, file)));
  return sheets;
}

describe('the sheet of Mantine', () => {
  it('has the components that the product uses, no other, in the order of Mantine', () => {
    const listed = [
      ...read(join(import.meta.dirname, 'mantine.css')).matchAll(/styles\/([\w-]+)\.layer/g),
    ];
    const whole = read(join(MANTINE, 'core/styles.css'));
    const place = (sheet: string) => {
      const file = join(MANTINE, 'core/styles', `${sheet}.css`);
      return existsSync(file)
        ? whole.indexOf(read(file).match(/\.m_[0-9a-f]+/)?.[0] ?? 'none')
        : -1;
    };
    const needed = [...neededSheets()].sort((one, other) => place(one) - place(other));

    expect(listed.map(([, sheet]) => sheet)).toEqual([...FOUNDATION, ...needed]);
  });
});
