import type { Locale } from '@pv/texts';
import type { PageFiles } from './page-files.ts';

export interface DrawnPage {
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

/**
 * Puts a page into the document that the browser's build has left. Scripts come after the content: the
 * page is there to be read before any of them is asked for.
 */
export function fillTemplate(template: string, page: DrawnPage): string {
  const { locale, head, body, state, files } = page;
  const sheets = files.sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  const preloads = files.scripts.map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  );
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
