import type { Locator, Page } from '@playwright/test';
import { consent, fillSignUp, signIn, typeCode } from './steps/accounts.ts';
import { newMember } from './steps/member.ts';
import { expect, story, visit } from './support/story.ts';

story(
  'whoever hears the page goes on at the heading of what follows a form that was sent',
  async ({ browser, product }) => {
    const { email } = await newMember(browser, product, 'hears.pages');
    const { page, errors } = await visit(browser, product);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/reset-password');
    await page.getByLabel('Электронная почта').fill(email);
    await page.keyboard.press('Enter');
    await expect(heading('Проверьте почту')).toBeFocused();
    await expect(page).toHaveTitle(/^Проверьте почту/);
    await page.getByRole('button', { name: 'Указать другой адрес' }).press('Enter');
    await expect(page.getByLabel('Электронная почта')).toBeFocused();
    await expect(page).toHaveTitle(/^Восстановление пароля/);

    await page.goto('/sign-in');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(heading('Проекты')).toBeFocused();
    expect(errors).toEqual([]);
  },
);

story(
  'whoever hears the page keeps her place at a button that was busy, and goes on where it led',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'busy.buttons');
    const { page, errors } = member;
    await page.goto('/profile');
    const own = page.getByRole('button', { name: 'Скачать мои данные' });
    // the first sign of life has loaded what keeps the place, which a press may come before
    await expect(async () => {
      await own.press('Enter');
      await expect(page.getByText('Файл с данными скачан', { exact: true })).toBeVisible();
      await expect(own).toBeEnabled();
      await expect(own).toBeFocused({ timeout: 2000 });
    }).toPass();

    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    await page.getByRole('link', { name: 'Удалить учётную запись' }).press('Enter');
    await expect(heading('Удаление учётной записи')).toBeFocused();
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Меню пользователя' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Выйти' }).press('Enter');
    await expect(page.getByText('Вы вышли', { exact: true })).toBeVisible();
    await expect(heading(/./)).toBeFocused();
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);

story(
  'whoever closes the browser while she waits for the code goes on with it, and strangers learn no address',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const email = 'closed.browser@mail.ru';
    await visitor.page.goto('/sign-up');
    await fillSignUp(visitor, email);
    await consent(visitor);
    await visitor.page.getByRole('button', { name: 'Получить код' }).click();
    const digit = (page: Page) => page.getByLabel('Цифра 1 из 6');
    await expect(digit(visitor.page)).toBeFocused();
    await expect(visitor.page).toHaveTitle(/^Подтвердите почту/);
    const boxes = visitor.page.getByRole('group', { name: 'Код из письма' });
    await expect(boxes).toHaveAccessibleDescription(/closed\.browser@mail\.ru/);
    const [code = ''] = await product.mailbox.wait(email, /\b\d{6}\b/);
    const later = async (address = '/sign-up') => {
      const page = await visitor.page.context().newPage();
      await page.goto(address);
      return page;
    };
    const page = await later();
    await visitor.page.close();
    await expect(page.getByText('c•••@mail.ru')).toBeVisible();
    await expect(digit(page)).toBeFocused();
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(await kept()).not.toContain('closed.browser');

    // somebody else comes by his invitation
    const invited = await later('/sign-up?email=boris@mail.ru');
    await expect(invited.getByLabel('Электронная почта')).toHaveValue('boris@mail.ru');
    await invited.close();

    // a stranger registers himself
    const stranger = await later();
    await stranger.getByRole('button', { name: 'Изменить адрес' }).click();
    await expect(stranger.getByLabel('Электронная почта')).toHaveValue('');
    await expect(stranger).toHaveTitle(/^Регистрация/);
    await stranger.reload();
    await expect(stranger.getByLabel('Электронная почта')).toHaveValue('');
    await stranger.close();

    await typeCode({ page, errors: visitor.errors }, code);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Добро пожаловать! Вы вошли', { exact: true })).toBeVisible();
    expect([visitor.errors, product.failures()]).toEqual([[], []]);
  },
);

/** Whether two parts of a page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('both have to be seen');
  const apart = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart && a.x < b.x + b.width && b.x < a.x + a.width;
}

story(
  'a notice on a phone lies over no field that is typed in, and goes with what it is about',
  async ({ browser, product }) => {
    const { email } = await newMember(browser, product, 'small.phone');
    const { page, errors } = await visit(browser, product);
    // what a keyboard leaves of the screen
    await page.setViewportSize({ width: 390, height: 400 });
    const notice = page.getByRole('alert').filter({ hasText: 'Чтобы открыть эту страницу' });
    // under the pointer it stays; a slow machine may reach it when it is gone already
    await expect(async () => {
      await page.goto('/projects');
      await notice.hover({ timeout: 4000 });
    }).toPass();
    const fields = [
      page.getByLabel('Электронная почта'),
      page.getByRole('textbox', { name: 'Пароль' }),
    ];
    for (const field of fields) {
      await field.focus();
      await expect.poll(() => overlap(notice, field)).toBe(false);
    }
    // nor over a button that was pressed
    const enter = page.getByRole('button', { name: 'Войти' });
    await enter.focus();
    await expect.poll(() => overlap(notice, enter)).toBe(false);
    // every error is seen beside what is said after it, of others the last
    await expect(async () => {
      await page.goto('/projects');
      await notice.hover({ timeout: 4000 });
    }).toPass();
    await notice.evaluate((first) => {
      for (const words of ['warning', 'error one', 'error two', 'success']) {
        const next = first.cloneNode() as HTMLElement;
        next.removeAttribute('style');
        next.dataset.severity = words.split(' ')[0] ?? '';
        next.dataset.said = 'here';
        next.textContent = words;
        first.parentElement?.append(next);
      }
    });
    await page.getByLabel('Электронная почта').focus();
    await expect(page.getByText('warning', { exact: true })).toBeHidden();
    await expect(page.getByText('error one', { exact: true })).toBeVisible();
    await expect(page.getByText('error two', { exact: true })).toBeVisible();
    await expect(page.getByText('success', { exact: true })).toBeVisible();
    await page.evaluate(() => {
      for (const said of document.querySelectorAll('[data-said]')) said.remove();
    });
    await signIn(page, email);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(notice).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);
