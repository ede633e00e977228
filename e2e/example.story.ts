import { SEGMENTS } from '@pv/contract';
import { signIn } from './steps/accounts.ts';
import { newMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story, visit } from './support/story.ts';

story(
  'every page for a group of people leads to the ready example that suits it, through signing in where needed',
  async ({ browser, product }) => {
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
      await page.goto(`/for/${slug}`);
      const example = page.getByRole('link', { name: 'Посмотреть готовый пример' });
      await expect(example).toHaveAttribute('href', `/example/${slug}`);
    }
    await page.goto('/example/martians');
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  },
);
