import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from '../../tools/build.mjs';

/** The path under which a page asks for a module of the web app: `source` is its file under `apps/web`. */
export function builtFile(source: string): string {
  const text = readFileSync(join(webFolder, '.vite', 'manifest.json'), 'utf8');
  const built = (JSON.parse(text) as Record<string, { file: string }>)[source];
  if (!built) throw new Error(`${source} is no script of its own in the build`);
  return `/${built.file}`;
}
