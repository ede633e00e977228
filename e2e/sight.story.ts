import type { Page } from '@playwright/test';
import { newMember, newProject } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { alive } from './support/alive.ts';
import { settled } from './support/settled.ts';
import { expect, story, visit } from './support/story.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Версия для слабовидящих' });

/** How much of a page is beyond the screen, in pixels. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of controls that are cut off by their own box. */
const cutOff = (page: Page) =>
  page
    .locator('button, a, label, [class*="-label"], [class*="-tab"], [class*="Badge"], summary')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.clientWidth > 1)
        .filter((control) => {
          const { overflowX, overflowY } = getComputedStyle(control);
          const wide = control.scrollWidth > control.clientWidth + 1;
          const high = control.scrollHeight > control.clientHeight + 1;
          return (wide && overflowX !== 'visible') || (high && overflowY !== 'visible');
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );

/**
 * Opens pages at the highest setting, where at no width may any scroll sideways or cut words off, and
 * says which rules they break at the last one.
 */
async function lookThrough(
  page: Page,
  widths: readonly number[],
  addresses: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => beyond(page), `${address}: px beyond the screen`)
        .toBeLessThanOrEqual(0);
      await expect.poll(() => cutOff(page), `${address}: words cut off`).toEqual([]);
    }
    found.push(...(await violationsOf(page, address)));
  }
  return found;
}

story(
  'a person with weak sight sets the pages to her eyes, on a desk and on a phone',
  async ({ browser, product }) => {
    await story.step('by the keyboard, in all tabs', async () => {
      const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
      await page.goto('/');
      const large = page
        .getByRole('banner')
        .getByRole('button', { name: 'Версия для слабовидящих' });
      await (await alive(large)).focus();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toBeFocused();
      await expect(page.getByRole('button', { name: 'Тёмное оформление' })).toHaveCount(0);
      await bar(page).getByRole('button', { name: /^200/ }).click();
      await bar(page).getByRole('button', { name: 'Белым по чёрному' }).click();
      await bar(page).getByRole('button', { name: 'Большое' }).click();
      await expect(page.getByRole('img', { name: /карта/ }).first()).toBeVisible();
      await bar(page).getByRole('button', { name: 'Скрыть' }).click();
      const other = await page.context().newPage();
      expect(await lookThrough(other, [1440], ['/', '/articles-news', '/sign-in'])).toEqual([]);
      await expect(other.locator('html')).toHaveAttribute('data-sight', 'black');
      await expect(other.locator('html')).toHaveCSS('font-size', '32px');
      await (await alive(bar(other).getByRole('button', { name: 'Обычная версия' }))).focus();
      await other.keyboard.press('Enter');
      await expect(
        other.getByRole('button', { name: 'Версия для слабовидящих' }).first(),
      ).toBeFocused();
      await expect(bar(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-sight-size', /./);
      expect(errors).toEqual([]);
    });
    await story.step('the settings leave most of a phone to the page', async () => {
      const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      const large = page.getByRole('contentinfo').getByRole('button', {
        name: 'Версия для слабовидящих',
      });
      await (await alive(large)).click();
      const height = async () => (await bar(page).boundingBox())?.height;
      await bar(page).getByRole('button', { name: /^200/ }).click();
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expect.poll(height).toBeLessThanOrEqual(844 * 0.4);
      const settings = bar(page).locator('summary');
      const pictures = bar(page).getByRole('button', { name: 'Скрыть' });
      await pictures.focus();
      await expect(pictures).toBeInViewport();
      await settings.focus();
      await page.keyboard.press('Enter');
      await expect(pictures).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.reload();
      await expect(settings).toBeVisible();
      await expect(pictures).toBeHidden();
      await (await alive(settings)).click();
      await expect(pictures).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await expect(pictures).toBeVisible();
      await expect.poll(height).toBeLessThanOrEqual(844 * 0.4);
      expect(errors).toEqual([]);
    });
    await story.step('large boxes of a form stand beside their words', async () => {
      const { page, errors } = await visit(browser, product, {
        pv_locale: 'ru',
        pv_sight: '200 white normal on',
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/sign-up');
      // the captcha comes when somebody does anything
      await (await alive(page.getByLabel('Электронная почта'))).click();
      const boxes = page.getByRole('main').getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      const looks = boxes.evaluateAll((all) =>
        all.map((box) => {
          const words = box instanceof HTMLInputElement ? box.labels?.[0] : null;
          const { width, right } = box.getBoundingClientRect();
          return { width, beside: words ? words.getBoundingClientRect().left >= right : null };
        }),
      );
      expect(await looks).toEqual(Array(3).fill({ width: 40, beside: true }));
      expect(errors).toEqual([]);
    });
    await story.step('large letters fit the pages of a signed-in person', async () => {
      const member = await newMember(browser, product, 'zorkina');
      const { page, errors } = member;
      const project = await newProject(product, member, 'Звуковые подсказки для слабовидящих');
      await page.addInitScript(() => localStorage.setItem('pv_sight', '200 blue wider on'));
      const places = ['/projects', project.page, '/profile'];
      expect(await lookThrough(page, [1440, 390], places)).toEqual([]);
      expect(errors).toEqual([]);
    });
  },
);
