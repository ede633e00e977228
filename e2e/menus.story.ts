import type { Page } from '@playwright/test';
import { SEGMENTS } from '@pv/contract';
import { signIn } from './steps/accounts.ts';
import { newMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { alive } from './support/alive.ts';
import { settled } from './support/settled.ts';
import { expect, story, visit } from './support/story.ts';

/** What of the header is beyond the screen or has no room for its words. */
const cramped = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const right = document.documentElement.clientWidth;
    const parts = [...header.querySelectorAll<HTMLElement>('a, button, summary, .pv-Button-label')];
    return parts
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.right > right || box.height > 56 || part.scrollWidth > part.clientWidth;
      })
      .map((part) => part.textContent);
  });

story(
  'menus lead to every part of the site on a desk and on a phone, and the page for a group to its ready example',
  async ({ browser, product }) => {
    await story.step('the menus of the header', async () => {
      const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/login');
      await expect(page).toHaveURL(/\/sign-in$/);
      await page.goto('/faq');
      const places = page.getByRole('navigation', { name: 'Разделы сайта' });
      const whom = places.getByText('Кому', { exact: true });
      await alive(whom);
      await whom.focus();
      await page.keyboard.press('Enter');
      await expect(places.getByRole('link', { name: 'Кафедрам' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(places.getByRole('link', { name: 'Кафедрам' })).toBeHidden();
      await expect(whom).toBeFocused();
      await places.getByText('Академии', { exact: true }).click();
      expect(await violationsOf(page, 'menu of the header')).toEqual([]);
      await places
        .getByRole('link', { name: 'Академия инновационного предпринимательства' })
        .click();
      await expect(page).toHaveURL(/\/academy\/entrepreneurship$/);
      await expect(places.getByRole('link', { name: /инновационного/ })).toBeHidden();
      await expect(places.locator('summary[aria-current]')).toHaveText('Академии');
      expect(errors).toEqual([]);
    });
    await story.step(
      'the menu of a phone holds the page still, and gives the focus back',
      async () => {
        const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto('/faq');
        const opener = page.getByRole('banner').getByRole('button', { name: 'Открыть меню' });
        await (await alive(opener)).focus();
        await page.keyboard.press('Enter');
        const menu = page.getByRole('dialog');
        await menu.getByText('Статьи', { exact: true }).click();
        await expect(menu.getByRole('link', { name: 'Инновации' })).toBeVisible();
        await expect(page.locator(':root')).toHaveCSS('overflow', 'hidden');
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        expect(errors).toEqual([]);
      },
    );
    await story.step('the header of a narrow desk has room for all places', async () => {
      for (const pv_locale of ['ru', 'en']) {
        const { page, errors } = await visit(browser, product, { pv_locale });
        const site = page.getByRole('banner').locator('nav').first();
        const opener = page.getByRole('banner').locator('button[aria-haspopup=dialog]');
        await page.setViewportSize({ width: 1116, height: 800 });
        await page.goto('/faq');
        await alive(page.getByRole('banner').getByRole('button').first());
        await expect(site).toBeVisible();
        await expect(opener).toBeHidden();
        await expect.poll(() => cramped(page)).toEqual([]);
        await page.setViewportSize({ width: 1115, height: 800 });
        await expect(site).toBeHidden();
        await expect(opener).toBeVisible();
        await expect.poll(() => cramped(page)).toEqual([]);
        expect(errors).toEqual([]);
      }
    });
    await story.step('what is not there is told of at once', async () => {
      const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/articles/')) asked.push(pathname);
      });
      await page.goto('/articles-news/no-such-article');
      await alive(page.getByRole('main').getByRole('link').first());
      await settled(page);
      expect(asked).toEqual([]);

      const nothing = page.getByRole('main').getByText(/xxx.*ничего не нашлось|статей нет/);
      for (const address of ['/articles-news', '/faq']) {
        await page.goto(`${address}?search=${'x'.repeat(3000)}`);
        await expect(nothing).toBeVisible();
      }
      await page.goto('/faq');
      const search = page.getByRole('textbox', { name: 'Найти вопрос' });
      await (await alive(search)).fill('x'.repeat(3000));
      await expect(search).toHaveAccessibleDescription(/Не больше 200/);
      await expect(nothing).toBeVisible();
      await search.fill('паролль');
      await expect(page.getByRole('status').filter({ hasText: 'запросу «пароль»' })).toBeVisible();
      expect(errors).toEqual([]);
    });
    await story.step('a ready example, through signing in', async () => {
      const member = await newMember(browser, product, 'primerova', 'Примерова');
      const { page } = await visit(browser, product);
      await page.goto('/for/business-accelerators');
      await page.getByRole('link', { name: 'Посмотреть готовый пример' }).click();
      await expect(page).toHaveURL(/\/sign-in/);
      await signIn(page, member.email);
      await expect(page).toHaveURL(/\/example\/business-accelerators$/);
      await expect(page.getByText('Стартап из программы акселератора')).toBeVisible();
      expect(await violationsOf(page, 'ready example')).toEqual([]);
      await page.getByRole('button', { name: 'Открыть пример' }).click();
      await expect(page).toHaveURL(/\/project\/startup\/[0-9a-f-]{36}$/);
      const title = 'Пример: роботы-курьеры из программы акселератора';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      for (const { slug } of SEGMENTS) {
        const drawn = await page.request.get(`/for/${slug}`);
        expect(await drawn.text()).toContain(`href="/example/${slug}"`);
      }
      await page.goto('/example/martians');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Такой страницы нет' }),
      ).toBeVisible();
    });
  },
);
