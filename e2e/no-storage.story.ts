import { signIn } from './steps/accounts.ts';
import { saved } from './steps/document.ts';
import { newMember, newProject } from './steps/member.ts';
import { startTyping } from './steps/writer.ts';
import { expect, story, visit } from './support/story.ts';

/** The browser keeps nothing for the site, and its clock is 40 days ahead. */
function hostile() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: refuse });
  const locks = { request: async () => refuse() };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const now = Date.now;
  Date.now = () => now() + 40 * 24 * 60 * 60 * 1000;
}

story(
  'somebody whose browser forbids storage and has a wrong clock is told so, signs in and works',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'keeps.nothing');
    const project = await newProject(product, member, 'Стенд без хранилища');
    const { page, errors } = await visit(browser, product);
    await page.context().addInitScript(hostile);
    let renewals = 0;
    await page.context().route('**/api/auth/refresh_token', (route) => {
      renewals += 1;
      return route.continue();
    });
    await page.goto(project.document);
    await expect(page.getByText(/Браузер не сохраняет данные сайта/)).toBeVisible();
    await signIn(page, member.email);
    await expect(page).toHaveURL(new RegExp(`${project.document}$`));
    await saved(page);
    await startTyping(page, 'Введение');
    await page.keyboard.type('Написано там, где ничего не хранится.');
    await expect(page.getByText('Написано там, где ничего не хранится.')).toBeVisible();
    await saved(page);
    expect(renewals).toBe(0);

    await product.advanceClock(16);
    const sections = page.getByRole('navigation').first();
    await sections.getByRole('link', { name: 'Проекты', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Стенд без хранилища' }).first()).toBeVisible();
    expect(renewals).toBe(1);
    await expect(page.getByRole('button', { name: /^Уведомления/ })).toBeVisible();
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
