import type { AnyRoute } from '@tanstack/react-router';

/** A file of the browser's build, as its manifest tells. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, BuiltFile>;

/** Files that a page needs, beside those that every page has. */
export interface PageFiles {
  scripts: string[];
  sheets: string[];
}

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, seen);
}

/**
 * Scripts and sheets of the modules `sources`, without what the entry of the app brings itself; of the modules
 * `drawn`, which stand on the page and come alive later, the sheets alone.
 */
export function filesOf(
  manifest: Manifest,
  sources: readonly string[],
  drawn: readonly string[] = [],
): PageFiles {
  const common = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (isEntry) collect(manifest, key, common);
  }
  const needed = new Set(common);
  for (const source of sources) collect(manifest, source, needed);
  const seen = new Set(needed);
  for (const source of drawn) collect(manifest, source, seen);
  const built = (keys: Set<string>) =>
    [...keys].filter((key) => !common.has(key)).flatMap((key) => manifest[key] ?? []);
  return {
    scripts: built(needed).map(({ file }) => `/${file}`),
    sheets: [...new Set(built(seen).flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** Where the lazy component of a route stands; the build for the server has noted it. */
export function sourceOf({ options }: AnyRoute): string[] {
  const { component } = options;
  return component && 'source' in component && typeof component.source === 'string'
    ? [component.source]
    : [];
}
