import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Texts; pictures and fonts are packed already. */
const PACKABLE = /\.(js|css|svg|json|webmanifest|aff|dic)$/;
/** What fits into one packet comes no sooner when it is packed, bytes. */
const LEAST = 1400;
/** Brotli's highest quality takes ten times as long for one part in twenty. */
const QUALITY = 9;

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST) return;
  const brotli = await packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await packGzip(bytes, { level: 9 }));
}

/** Lays beside every script and sheet of the build the same packed, which the server sends (RFC 9110, 8.4). */
export function compressedPlugin(): Plugin {
  return {
    name: 'pv-compressed',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder');
      const files = Object.keys(bundle).filter((name) => PACKABLE.test(name));
      await Promise.all(files.map((name) => pack(join(dir, name))));
    },
  };
}
