import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webFolder } from '../../tools/build.mjs';

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** It stands in the document itself, before everything else. */
const FIRST = 'start.js';

/**
 * Bytes of all scripts, gzipped one by one, that the modules and what they import at once are made of,
 * and of the one that every page begins with.
 */
export function scriptBytes(modules: readonly string[]): number {
  const text = readFileSync(join(webFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, BuiltFile>;
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const built = manifest[key];
    if (!built) throw new Error(`${key} is not in the build`);
    seen.add(key);
    for (const next of built.imports ?? []) visit(next);
  };
  for (const module of modules) visit(module);
  const files = new Set([FIRST, ...[...seen].flatMap((key) => manifest[key]?.file ?? [])]);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(webFolder, file))).length,
    0,
  );
}
