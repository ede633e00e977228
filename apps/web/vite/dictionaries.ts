import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

/**
 * Where the spelling finds its dictionaries: the packages give their files to Node alone, and the browser
 * fetches them as they are. The module of Hunspell and its loader are taken in the form whose calls are sound:
 * the other one calls a namespace.
 */
export const dictionaryFiles = [
  {
    find: /^dictionary-(ru|en)\/(?=index\.(aff|dic))/,
    replacement: `${folderOf('dictionary-ru')}/../dictionary-$1/`,
  },
  {
    find: /^(hunspell-asm|emscripten-wasm-loader)$/,
    replacement: '$1/dist/cjs/index.js',
  },
];
