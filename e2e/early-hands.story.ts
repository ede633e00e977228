import type { Page } from '@playwright/test';
import { holdBack } from './steps/hold-back.ts';
import { alive } from './support/alive.ts';
import { expect, story, visit } from './support/story.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Opens a page of the server whose scripts are on their way; gives the way to let them come. */
async function openBare(page: Page, address: string): Promise<() => Promise<void>> {
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  // whoever is here so early sees the page whole
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return letCome;
}

story(
  'what is typed into a search before the scripts of its page are here is looked for',
  async ({ browser, product }) => {
    for (const [address, label] of [
      ['/faq', 'Найти вопрос'],
      ['/articles-news', 'Поиск по разделу'],
    ] as const) {
      for (const goesOn of [false, true]) {
        const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
        const letCome = await openBare(page, address);
        const field = page.getByLabel(label);
        await field.pressSequentially('код');
        if (goesOn) await page.getByRole('heading', { level: 1 }).click();
        await letCome();
        await alive(field);
        await expect(page).toHaveURL(new RegExp(`\\?search=${encodeURIComponent('код')}$`));
        await expect(field).toHaveValue('код');
        await expect(page.getByText(/^Найден|ничего не наш/).first()).toBeVisible();
        expect(errors).toEqual([]);
        await page.context().close();
      }
    }
  },
);
