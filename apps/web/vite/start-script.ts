import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const NAME = 'start.js';

/** Takes out of the script before the first paint what only its readers need; Vite copies it as it is written. */
export function startScriptPlugin(publicDir: string): Plugin {
  return {
    name: 'pv-start-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await readFile(join(publicDir, NAME), 'utf8');
      const { code, errors } = await minify(NAME, source);
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      this.emitFile({ type: 'asset', fileName: NAME, source: code });
    },
  };
}
