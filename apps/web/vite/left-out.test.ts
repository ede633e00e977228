import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { emptied, FEW_WORDS, isLeftOut, leftOutPlugin } from './left-out.ts';

const { resolve } = createRequire(import.meta.url);
const besideMain = (name: string, path: string) =>
  resolve(name).replace(/(?<=\/node_modules\/)(zod|@mantine\/core)\/.*/, `$1/${path}`);

const ZOD = ['json-schema-processors', 'to-json-schema'].map((name) =>
  besideMain('zod', `v4/core/${name}.js`),
);
const MANTINE = ['MantineCssVariables', 'MantineClasses'].map((name) =>
  besideMain('@mantine/core', `esm/core/MantineProvider/${name}/${name}.mjs`),
);

/** Runs what is left of a module. */
const load = (path: string): Promise<Record<string, () => () => void>> =>
  import(`data:text/javascript,${encodeURIComponent(emptied(readFileSync(path, 'utf8')))}`);

describe('what is left out of the build for browsers', () => {
  it.each([...ZOD, ...MANTINE])('%s has the same names and does nothing', async (path) => {
    expect(isLeftOut(path)).toBe(true);
    const [whole, left] = [await import(path), await load(path)];
    expect(Object.keys(left)).toEqual(expect.arrayContaining(Object.keys(whole)));
    for (const name of Object.keys(whole)) {
      const run = name.startsWith('create') ? () => left[name]?.()() : left[name];
      expect(run).toThrow('left out');
    }
  });

  it('are the words of zod, for which one stands', async () => {
    const path = besideMain('zod', 'v4/locales/en.js');
    const { transform } = leftOutPlugin();
    const code = readFileSync(path, 'utf8');
    expect(typeof transform === 'function' && Reflect.apply(transform, null, [code, path])).toBe(
      FEW_WORDS,
    );
    const words = async (of: string) =>
      ((await import(of)) as { default: () => { localeError: (issue: unknown) => string } })
        .default()
        .localeError({ code: 'invalid_format', format: 'email' });
    expect(await words(path)).toBe('Invalid email address');
    expect(await words(`data:text/javascript,${encodeURIComponent(FEW_WORDS)}`)).toBe(
      'Invalid input',
    );
  });

  it('is nothing that checks a value', () => {
    for (const name of ['schemas', 'parse', 'checks', 'errors', 'api']) {
      expect(isLeftOut(besideMain('zod', `v4/core/${name}.js`))).toBe(false);
    }
  });
});
