import type { Page } from '@playwright/test';
import { holdBack } from './steps/hold-back.ts';
import { alive } from './support/alive.ts';
import { settled } from './support/settled.ts';
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

story(
  'a press on the menu before the scripts are here opens it once they are',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
    await page.setViewportSize({ width: 390, height: 844 });
    const letCome = await openBare(page, '/');
    const menu = page.getByRole('button', { name: 'Открыть меню' });
    for (let taps = 0; taps < 3; taps++) await menu.click();
    await letCome();
    const opened = page.getByRole('dialog');
    await expect(opened.getByRole('link', { name: 'Войти' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await settled(page);
    await expect(opened).toBeHidden();
    expect(errors).toEqual([]);
  },
);

story(
  'a press on the scheme before the scripts are here turns it once, from the one that stands there',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product, {
      pv_locale: 'ru',
      pv_color_scheme: 'dark_',
    });
    const letCome = await openBare(page, '/about');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    // the server does not know the scheme
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Тёмное оформление' });
    for (let presses = 0; presses < 2; presses++) await toggle.click();
    await letCome();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(toggle).toBeVisible();
    expect(errors).toEqual([]);
  },
);

story(
  'a press is forgotten where one has gone on to something else before the scripts are here',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
    await page.setViewportSize({ width: 390, height: 844 });
    const letCome = await openBare(page, '/faq');
    const menu = page.getByRole('button', { name: 'Открыть меню' });
    await menu.click();
    const field = page.getByLabel('Найти вопрос');
    await field.pressSequentially('код');
    await letCome();
    await alive(menu);
    // the search is done after the press would be
    await expect(page).toHaveURL(/\?search=/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toBeFocused();
    expect(errors).toEqual([]);
  },
);
