import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './server.ts';

/** A person with a browser of his own. */
export interface Visitor {
  page: Page;
  /** Errors of the browser's console and of scripts, which every story ends without. */
  errors: string[];
}

const LOST =
  /Failed to load resource|^WebSocket connection to .* failed|preload CSS|dynamically imported/;

/** Opens a separate browser profile at the product's address; `kept` is what its storage holds. */
export async function visit(
  browser: Browser,
  product: Product,
  kept: Record<string, string> = {},
): Promise<Visitor> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // the browser reports every refused call and lost connection by itself; stories make some on purpose
    const refused = LOST.test(message.text());
    const wrong = message.type() === 'error' || message.text().startsWith('ProseMirror');
    if (wrong && !refused) errors.push(message.text());
  });
  return { page, errors };
}

/** Takes away what a browser does not give to a page without HTTPS; from the next address on. */
export async function withoutHttps(page: Page): Promise<void> {
  await page.addInitScript(
    'delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard;',
  );
}

/** A story has one running product; each person in it visits with `visit` and leaves when it ends. */
export const story = base.extend<{ leaving: undefined }, { product: Product }>({
  leaving: [
    async ({ browser, product }, use) => {
      product.beginStory();
      await use(undefined);
      // pages left open would go on talking to the product and slow the next story down
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructuring
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
export { expect };
