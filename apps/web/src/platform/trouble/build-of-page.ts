/** The script that the page has begun with, which the build names by what stands in it. */
const ENTRY = /\/assets\/index-([\w-]+)\.js$/;

/** By what to find the build that runs in this tab; '' in development. */
export function buildOfPage(page: Pick<Document, 'querySelectorAll'> = document): string {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    const [, build] = ENTRY.exec(script.src) ?? [];
    if (build) return build;
  }
  return '';
}
