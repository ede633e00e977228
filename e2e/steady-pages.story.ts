import { type Page, test } from '@playwright/test';
import { alive } from './support/alive.ts';
import { settled } from './support/settled.ts';
import { expect, story, visit } from './support/story.ts';

/** The share of the screen that may move unasked while letters change (a part of Cumulative Layout Shift). */
const STEADY = 0.005;

declare global {
  interface Window {
    /** What has moved by itself since the page was opened. */
    moves: { share: number; what: string }[];
  }
}

/** Lets no letters of the product's own come; gives the way to let them. */
async function holdLetters(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Notes whatever moves by itself in the pages that are opened from now on. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ');
        window.moves.push({ share: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until all that was to be drawn is drawn, and gives what has moved till then. */
const movesOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 3; count++) await frame();
    return window.moves;
  });

const shareOf = (moves: readonly { share: number }[]) =>
  moves.reduce((sum, { share }) => sum + share, 0);

story('pages keep their places when their letters come late', async ({ browser, product }) => {
  const pages = ['/', '/articles-science'];
  for (const address of [...pages, ...pages.map((path) => `${path}?language=en`)]) {
    const { page, errors } = await visit(browser, product);
    const release = await holdLetters(page);
    await watchMoves(page);
    // letters that are on their way hold back the browser's own sign that the page is loaded
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await settled(page);
    await alive(page.getByRole('banner').getByRole('button').first());
    const before = (await movesOf(page)).length;
    const standsIn = await page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Stand-in') && status === 'loaded',
      ),
    );
    release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moved = (await movesOf(page)).slice(before);
    if (!standsIn) {
      const description = 'No font that could stand in is installed: what moves is not measured';
      test.info().annotations.push({ type: 'skipped', description });
      continue;
    }
    expect(shareOf(moved), moved.map(({ what }) => what).join('\n')).toBeLessThan(STEADY);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

story(
  'a page of which a part has come shows nothing that the rest would move',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
    const whole = await (await page.request.get('/articles-science')).text();
    const logo = page.getByRole('banner').getByRole('link', { name: 'Провектор' });
    const places = page.getByRole('navigation', { name: 'Разделы сайта' });
    const foot = page.getByRole('contentinfo');
    /** Opens the page cut off at a place of its text, without what its scripts would add. */
    const openTill = async (place: number) => {
      const body = whole.slice(0, place);
      await page.route('**/articles-science', (route) =>
        route.fulfill({
          body: body.replaceAll(/<script\b.*?<\/script>/gs, ''),
          contentType: 'text/html',
        }),
      );
      await page.goto('/articles-science');
      await expect(logo).toBeVisible();
    };
    await openTill(whole.indexOf('</header>'));
    await expect(places).toBeHidden();
    await openTill(whole.lastIndexOf('</nav>'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(places).toBeVisible();
    await expect(foot).toBeHidden();
    await openTill(whole.indexOf('</footer>'));
    await expect(foot).toBeVisible();
    expect(errors).toEqual([]);
  },
);
