import type { Locator, Page } from '@playwright/test';
import { signIn } from './steps/accounts.ts';
import { holdBack } from './steps/hold-back.ts';
import { newMember, newProject, sameMember } from './steps/member.ts';
import { expect, story } from './support/story.ts';

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

/** Ends two sessions at once: each says for itself that it is being ended. */
async function endTwo(page: Page, sessions: Locator): Promise<void> {
  const end = sessions.getByRole('button', { name: 'Завершить' });
  await expect(end.nth(1)).toBeVisible();
  const all = await end.count();
  const release = await holdBack(page, /\/auth\/sessions\/[^/]+$/, 'DELETE');
  for (const one of [end.nth(0), end.nth(1)]) {
    await one.click();
    await expect(one).toBeDisabled();
  }
  await expect(end.nth(0)).toBeDisabled();
  await release();
  await expect(end).toHaveCount(all - 2);
}

story(
  'a session is ended from another browser, all are from one, and tabs share and forget what was visited',
  async ({ browser, product }) => {
    const here = await newMember(browser, product, 'many.places');
    const there = await sameMember(browser, product, here);
    await sameMember(browser, product, here);
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
    await Promise.all([
      told,
      endTwo(page, sessions(page)).then(() => endEach(page, sessions(page))),
    ]);
    await signIn(far, here.email);
    await expect(far).toHaveURL(/\/log$/);

    await page.goto(project.page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('вентиляторов');
    const tab = await page.context().newPage();
    await tab.goto('/projects');
    await tab.getByRole('button', { name: 'Меню пользователя' }).click();
    await expect(tab.getByRole('menuitem', { name: 'Стенд для вентиляторов' })).toBeVisible();
    await tab.getByRole('menuitem', { name: 'Выйти' }).press('Enter');
    await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
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
