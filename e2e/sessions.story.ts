import type { Locator, Page } from '@playwright/test';
import { consent, fillSignUp, signIn, typeCode } from './steps/accounts.ts';
import { holdBack } from './steps/hold-back.ts';
import { newMember, newProject, sameMember } from './steps/member.ts';
import { expect, story, visit } from './support/story.ts';

story(
  'somebody whose browser cannot take the session of a new account is told that the account is there',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const { page, errors } = visitor;
    const email = 'no.session@mail.ru';
    await page.goto('/sign-up');
    await fillSignUp(visitor, email);
    await consent(visitor);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const [code = ''] = await product.mailbox.wait(email, /\b\d{6}\b/);
    await page.route('**/verify_otp', async (route) => {
      await route.fetch();
      await route.fulfill({ json: { access_token: 'unreadable', refresh_token: 'unreadable' } });
    });
    await typeCode(visitor, code);
    const notice = (words: string) => page.getByRole('alert').filter({ hasText: words });
    await expect(notice('Регистрация завершена')).toContainText('Успешно');
    await expect(notice('Войти автоматически не удалось. Войдите сами.')).toBeVisible();
    await signIn(page, email);
    await expect(page).toHaveURL(/\/profile$/);
    expect(errors).toEqual([expect.stringContaining('access token cannot be read')]);
  },
);

/** Ends all sessions of a list but one's own; the focus goes on to the next, at last to the heading. */
async function endEach(page: Page, sessions: Locator): Promise<void> {
  const end = sessions.getByRole('button', { name: 'Завершить' });
  await expect(end.first()).toBeVisible();
  for (let left = (await end.count()) - 1; left >= 0; left--) {
    await end.first().press('Enter');
    await expect(end).toHaveCount(left);
    const heir = left > 0 ? end : page.getByRole('heading', { name: 'Открытые сеансы' });
    await expect(heir.and(page.locator(':focus'))).toHaveCount(1);
  }
}

story(
  'sessions that are ended one after another say each for itself that it is being ended',
  async ({ browser, product }) => {
    const here = await newMember(browser, product, 'several.places');
    await sameMember(browser, product, here);
    await sameMember(browser, product, here);
    const { page, errors } = here;
    await page.goto('/profile#security');
    const end = page
      .getByRole('list', { name: 'Открытые сеансы' })
      .getByRole('button', { name: 'Завершить' });
    await expect(end.nth(1)).toBeVisible();
    const all = await end.count();
    const release = await holdBack(page, /\/auth\/sessions\/[^/]+$/, 'DELETE');
    await end.nth(0).click();
    await expect(end.nth(0)).toBeDisabled();
    await end.nth(1).click();
    await expect(end.nth(1)).toBeDisabled();
    await expect(end.nth(0)).toBeDisabled();
    await release();
    await expect(page.getByText('Сеанс завершён', { exact: true })).toBeVisible();
    await expect(end).toHaveCount(all - 2);
    expect(errors).toEqual([]);
  },
);

story(
  'a session is ended from another browser, all are from one, and tabs share and forget what was visited',
  async ({ browser, product }) => {
    const here = await newMember(browser, product, 'many.places');
    const there = await sameMember(browser, product, here);
    const { page } = here;
    const { page: far } = there;
    const project = await newProject(product, here, 'Стенд для вентиляторов');
    await far.goto('/log');
    await expect(far.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
    await page.goto('/profile#security');
    const sessions = (tab: Page) => tab.getByRole('list', { name: 'Открытые сеансы' });
    await expect(sessions(page)).toBeInViewport();
    // for five seconds only, while the others are being ended
    const told = far.getByText('Сеанс завершён. Войдите снова.').waitFor();
    await Promise.all([told, endEach(page, sessions(page))]);
    await signIn(far, here.email);
    await expect(far).toHaveURL(/\/log$/);

    await page.goto(project.page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('вентиляторов');
    const tab = await page.context().newPage();
    await tab.goto('/projects');
    await tab.getByRole('button', { name: 'Меню пользователя' }).click();
    await expect(tab.getByRole('menuitem', { name: 'Стенд для вентиляторов' })).toBeVisible();
    await tab.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    const visited = () => tab.evaluate(() => localStorage.getItem('pv_tabs_history'));
    await expect.poll(visited).toBeNull();
    await page.evaluate(() => sessionStorage.setItem('pv_return', '//evil.example/'));
    await signIn(page, here.email);
    await expect(page).toHaveURL(/\/projects$/);

    await page.goto('/profile#security');
    await page.getByRole('button', { name: 'Выйти везде' }).click();
    await expect(page.getByText('Вы вышли на всех устройствах', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(far).toHaveURL(/\/sign-in$/);
    await signIn(far, here.email);
    await expect(far).toHaveURL(/\/log$/);
    await far.goto('/profile#security');
    await expect(sessions(far).getByRole('listitem')).toHaveCount(1);
    await sessions(far).getByRole('button', { name: 'Выйти' }).click();
    await expect(far.getByText('Вы вышли', { exact: true })).toBeVisible();
    expect([here.errors, there.errors, product.failures()]).toEqual([[], [], []]);
  },
);

story(
  'somebody whose browser has no room left is told so and signs in',
  async ({ browser, product }) => {
    const { email } = await newMember(browser, product, 'no.room');
    const { page, errors } = await visit(browser, product);
    await page.goto('/sign-in');
    await page.evaluate(() => {
      for (let size = 8 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          localStorage.setItem(`filled ${size}`, 'x'.repeat(size));
        } catch {
          // a smaller piece may fit
        }
      }
    });
    await signIn(page, email);
    await expect(page.getByText(/Браузер не сохраняет данные сайта/)).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page.getByText('Вы вышли', { exact: true })).toBeVisible();
    await page.goto('/projects');
    await expect(page).toHaveURL(/\/sign-in$/);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
