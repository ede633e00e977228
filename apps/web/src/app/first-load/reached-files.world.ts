import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATEMENT = /^(?:import|export)\s(?!type\b)(?:([^;']*?)\sfrom\s)?'([^']+)';/gm;
const LATER = /\bimport\('([^']+)'\)/g;

/** What code is made of. */
export interface Reached {
  /** Text of each file, by its path under `src`. */
  files: ReadonlyMap<string, string>;
  /** Names of packages, with what is taken from them. */
  packages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The names between the braces of an import; null where it takes everything. */
function namesOf(clause: string | undefined): string[] | null {
  const list = /\{([^}]*)\}/.exec(clause ?? '')?.[1];
  if (list === undefined) return null;
  const names = list.split(',').map((name) => name.trim());
  return names
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' ')[0] ?? '');
}

/**
 * Follows imports from `entries`, paths under the folder `src`; through the `public.ts` of a feature only
 * to what is taken from it, as the bundler does. Imports at run time are followed from files for which
 * `later` holds.
 */
export function reachedFrom(
  src: string,
  entries: readonly string[],
  later: (file: string) => boolean = () => false,
): Reached {
  const files = new Map<string, string>();
  const packages = new Map<string, Set<string>>();
  const whole = (path: string) => {
    if (files.has(path)) return;
    const text = readFileSync(join(src, path), 'utf8');
    files.set(path, text);
    if (!/\.tsx?$/.test(path)) return;
    for (const [, clause, to = ''] of text.matchAll(STATEMENT)) follow(path, to, namesOf(clause));
    if (!later(path)) return;
    for (const [, to = ''] of text.matchAll(LATER)) follow(path, to, null);
  };
  const follow = (from: string, to: string, names: readonly string[] | null) => {
    if (!to.startsWith('.')) {
      if (names?.length === 0) return;
      const taken = packages.get(to) ?? new Set();
      for (const name of names ?? ['*']) taken.add(name);
      packages.set(to, taken);
      return;
    }
    const path = join(dirname(from), to);
    if (!path.endsWith('/public.ts') || names === null) return whole(path);
    const text = readFileSync(join(src, path), 'utf8');
    for (const [, clause, next = ''] of text.matchAll(STATEMENT)) {
      if (namesOf(clause)?.some((name) => names.includes(name))) whole(join(dirname(path), next));
    }
  };
  for (const entry of entries) whole(entry);
  return { files, packages };
}
