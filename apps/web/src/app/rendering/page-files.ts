import type { Locale } from '@pv/texts';
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
interface PageFiles {
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

interface DrawnPage {
  locale: Locale;
  /** Elements of the head, as HTML. */
  head: string;
  /** What stands in the root of the app, as HTML. */
  body: string;
  /** The element with the state. */
  state: string;
  files: PageFiles;
}

/** Sheets for readers without JavaScript come after all others. */
const HEAD_END = /(?:<noscript>.*?<\/noscript>\s*)?<\/head>/s;
/** What the document says to them where the server has drawn nothing. */
const NOTICE = /<noscript>(?!<link).*?<\/noscript>\s*/s;
const SCRIPT = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const linksTo = ({ scripts, sheets }: PageFiles) => ({
  sheets: sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
  preloads: scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
});

/** Has the files of a page that the browser draws asked for with what every page begins with. */
export function nameFiles(template: string, files: PageFiles): string {
  const { sheets, preloads } = linksTo(files);
  return template.replace(HEAD_END, (end) => [...sheets, ...preloads, end].join('\n    '));
}

/**
 * Puts a page into the document that the browser's build has left. Scripts come after the content: the
 * page is there to be read before any of them is asked for.
 */
export function fillTemplate(template: string, page: DrawnPage): string {
  const { locale, head, body, state, files } = page;
  const { sheets, preloads } = linksTo(files);
  const scripts = [...(template.match(SCRIPT) ?? []), ...preloads].map((one) => one.trim());
  return template
    .replaceAll(SCRIPT, '')
    .replace(/<html lang="\w+"/, () => `<html lang="${locale}" data-drawn`)
    .replace(/<!--head-->.*<!--\/head-->/s, () => head)
    .replace(HEAD_END, (end) => [...sheets, end].join('\n    '))
    .replace(NOTICE, '')
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    ${state}`)
    .replace('</body>', () => [...scripts, '</body>'].join('\n    '));
}
