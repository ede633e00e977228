import { expect, story, visit } from './support/story.ts';

/** A phone of the cheapest kind: the page stands long before its scripts have run. */
const SLOWER = 8;

story(
  'a page that the server drew in another language than the chosen one turns to it on a slow device',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product, { pv_locale: 'en' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [address, heading] of [
      ['/rules', 'Rules of the Provektor service'],
      ['/support', 'Support'],
      ['/articles-news', 'News'],
    ] as const) {
      // the language of this tab is not known to the server yet
      await page.context().clearCookies();
      const drawn = await page.goto(address);
      expect(await drawn?.text()).toContain('<html lang="ru"');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    expect(errors).toEqual([]);
  },
);
