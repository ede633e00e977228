import type { Page } from '@playwright/test';
import { builtFile } from './built-file.ts';

/** Tells of parts of the product's code whether a page has them, with all that they are made of. */
export interface LoadedCode {
  /** Whether the module, a path under `apps/web`, has come, and nothing else is on its way. */
  has: (source: string) => boolean;
}

/**
 * Watches from now on which code comes to a page. The browser's own list of what it loaded is no
 * use: it ends at 250 entries, and a page of the editor takes more.
 */
export function watchCode(page: Page): LoadedCode {
  const come: string[] = [];
  const coming = new Set<unknown>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) coming.add(request);
  });
  page.on('requestfailed', (request) => coming.delete(request));
  page.on('requestfinished', (request) => {
    if (coming.delete(request)) come.push(new URL(request.url()).pathname);
  });
  return {
    has: (source) => coming.size === 0 && come.includes(builtFile(source)),
  };
}
