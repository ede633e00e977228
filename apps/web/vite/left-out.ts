import type { Plugin } from 'vite';

/**
 * Modules of libraries that no browser ever runs: zod's description of schemas as JSON Schema, and the
 * sheets that Mantine would write into the page, which `theme-css.ts` has written already. The bundler
 * cannot tell, since they are named where everybody passes.
 */
const LEFT_OUT = [
  /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/,
  /[\\/]@mantine[\\/]core[\\/].*[\\/](?:MantineCssVariables|MantineClasses)\.mjs$/,
];
/** What zod says in English of a wrong value: nobody reads it, our schemas name each fault themselves. */
const ENGLISH = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
const DECLARED = /^export (?:const|function) (\w+)/gm;
const LISTED = /^export \{ (\w+) \};/gm;

/** Whether the module at this path is one of them. */
export const isLeftOut = (path: string): boolean => LEFT_OUT.some((module) => module.test(path));

/** What stands in the place of zod's words: one for everything. */
export const FEW_WORDS = "export default () => ({ localeError: () => 'Invalid input' });";

/**
 * A module with the same names, each a function that says why nothing is there. What makes a method does
 * so still, for a schema has its methods from the beginning.
 */
export function emptied(code: string): string {
  const found = [...code.matchAll(DECLARED), ...code.matchAll(LISTED)].map(([, name = '']) => name);
  const names = [...new Set([...found, 'process'])];
  return [
    "const left = () => { throw new Error('This is left out of the build for browsers'); };",
    'const method = () => left;',
    ...names.map(
      (name) => `export { ${name.startsWith('create') ? 'method' : 'left'} as ${name} };`,
    ),
  ].join('\n');
}

/** Leaves them out of the build for browsers: 8 kB less for every reader of the site. */
export function leftOutPlugin(): Plugin {
  return {
    name: 'pv-left-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (ENGLISH.test(id)) return FEW_WORDS;
      return isLeftOut(id) ? emptied(code) : null;
    },
  };
}
