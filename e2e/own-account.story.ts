import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { keepCopies, keptCopies } from './steps/copies.ts';
import { newMember, newProject, PASSWORD } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story, visit, withoutHttps } from './support/story.ts';

const SQL = `'); DROP TABLE users; --`;
const email = (page: Page) => page.getByLabel('Электронная почта');

/** A field says what is wrong, keeps what was typed and has the caret. */
async function wrong(field: Locator, words: RegExp, kept?: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toBeFocused();
  if (kept !== undefined) await expect(field).toHaveValue(kept);
}

story(
  'a link for a new password works once, and who has come in by it turns commands by one key off and on again and chooses the language of pages and letters',
  async ({ browser, product }) => {
    const { email: address, page: old } = await newMember(browser, product, 'raisa');
    await old.context().close();
    const { page, errors } = await visit(browser, product);
    await page.goto('/sign-in');
    await email(page).fill(address);
    const password = page.getByRole('textbox', { name: 'Пароль' });
    await password.fill(SQL);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Неверная почта или пароль')).toBeVisible();
    await expect(password).toBeFocused();
    await expect(password).toHaveValue(SQL);
    await password.fill('');
    await page.keyboard.press('Enter');
    await wrong(password, /Заполните это поле/);
    await expect(page.getByText('Неверная почта или пароль')).toHaveCount(0);

    const main = page.getByRole('main');
    for (const [link, path] of [
      ['Забыли пароль?', '/reset-password'],
      ['Вернуться ко входу', '/sign-in'],
      ['Зарегистрироваться', '/sign-up'],
      ['Войти', '/sign-in'],
      ['Забыли пароль?', '/reset-password'],
    ] as const) {
      await main.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(`${product.url}${path}`);
      await expect(email(page)).toHaveValue(address);
    }
    await page.getByRole('button', { name: 'Отправить ссылку' }).click();
    // whoever hears the page goes on at the heading of what follows
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect(heading('Проверьте почту')).toBeFocused();
    await expect(page).toHaveTitle(/^Проверьте почту/);
    await page.getByRole('button', { name: 'Указать другой адрес' }).press('Enter');
    await expect(email(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Восстановление пароля/);
    const [link = ''] = await product.mailbox.wait(address, /http\S+reset-password\S+/);
    // an address that a mail program has damaged, or somebody has replaced, is not asked a password for
    for (const other of ['student@demo.ru', 'raisa@']) {
      const foreign = new URL(link);
      foreign.searchParams.set('email', other);
      await page.goto(foreign.href);
      await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(/Ссылка.*неверна/);
      await expect(page.getByRole('button', { name: 'Отправить ссылку' })).toBeVisible();
    }
    await page.goto(link);
    const fresh = page.getByLabel('Новый пароль');
    await fresh.fill('123');
    await page.keyboard.press('Enter');
    await wrong(fresh, /не короче 6/, '123');
    await fresh.fill('novyi-parol-7');
    await page.getByLabel('Пароль ещё раз').fill('novyi-parol-8');
    await page.keyboard.press('Enter');
    await wrong(page.getByLabel('Пароль ещё раз'), /Пароли не совпадают/, 'novyi-parol-8');
    await page.getByLabel('Пароль ещё раз').fill('novyi-parol-7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(email(page)).toHaveValue(address);
    await page.goto(link);
    await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(/Ссылка.*неверна/);
    await expect(page.getByRole('button', { name: 'Отправить ссылку' })).toBeVisible();
    await page.goto('/sign-in');
    await email(page).fill(address);
    await password.fill('novyi-parol-7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects$/);
    await expect(heading('Проекты')).toBeFocused();

    // somebody who dictates has no use for commands by one key
    const list = page.getByRole('dialog', { name: 'Сочетания клавиш' });
    const letters = page.getByRole('switch', { name: 'Команды одной клавишей' });
    const jump = list.getByText('Проекты', { exact: true });
    await page.goto('/profile#keyboard');
    await letters.press('Space');
    await expect(letters).not.toBeChecked();
    await letters.blur();
    for (const key of ['?', '/', 'g', 'p']) await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Быстрый переход' });
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile/);

    await page.reload();
    await expect(letters).not.toBeChecked();
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'Сочетания клавиш' }).click();
    await expect(list).toBeVisible();
    await expect(jump).toHaveCount(0);
    expect(await violationsOf(page, 'the list of shortcuts')).toEqual([]);
    await list.getByRole('switch').press('Space');
    await expect(jump).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    // Enter opens the first row, or the one that the arrows have come to
    await page.keyboard.press('Control+k');
    const rows = page.getByRole('listbox', { name: 'Быстрый переход' }).getByRole('option');
    const chosen = rows.and(page.getByRole('option', { selected: true }));
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await expect(search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveAttribute('aria-activedescendant', /\S/);
    expect(await violationsOf(page, 'the palette')).toEqual([]);
    await search.fill('Закрытые');
    await expect(chosen).toHaveText(/Закрытые заметки/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/closed-notes/);

    // the language of the pages is that of the letters too
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    const renewed = page.waitForResponse('**/api/auth/refresh_token');
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect((await renewed).status()).toBe(200);
    const fits = { email: address, password: 'novyi-parol-7' };
    const { access_token: token } = await call(
      { url: product.url, token: '' },
      endpoints.auth.signIn,
      { body: fits },
    );
    const body = { old_password: fits.password, new_password: 'drugoi-kon-10' };
    await call({ url: product.url, token }, endpoints.user.changePassword, { body });
    await product.mailbox.wait(address, /password of your account was changed/i);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);

story(
  'a student changes her address, takes her data away and deletes the account',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'going.away');
    const { page, errors } = member;
    await newProject(product, member, 'Стенд для насосов');
    await withoutHttps(page);
    await page.goto('/profile');
    await page.getByRole('textbox', { name: 'Фамилия', exact: true }).fill('Новикова');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await expect(page.getByRole('menu').getByText(/^Новикова/)).toBeVisible();
    // it gives the focus back at once and a moment later: no button that turns busy is pressed next
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Меню пользователя' })).toBeFocused();
    await page.getByRole('button', { name: 'Скопировать: Куратор' }).click();
    await expect(page.getByLabel('Что скопировать')).toHaveValue(/^\w{12}$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Смена почты' });
    const fresh = 'gone.further@mail.ru';
    const address = dialog.getByLabel('Новый адрес');
    await address.fill('gone.further@gmail.com');
    await address.press('Tab');
    await expect(address).toHaveAccessibleDescription(/в доменах/);
    await address.fill(fresh);
    await expect(address).not.toHaveAccessibleDescription(/в доменах/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expect(dialog.getByLabel('Новый адрес')).toHaveValue(fresh);
    await dialog.getByLabel('Текущий пароль').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Отправить код' }).click();
    const [code = ''] = await product.mailbox.wait(fresh, /\b\d{6}\b/);
    await dialog.getByLabel('Код из письма').fill(code);
    await dialog.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await expect(page.getByLabel('Электронная почта')).toHaveValue(fresh);
    await product.mailbox.wait(member.email, /gone\.further@mail\.ru/);
    // the dialog gives the focus back when it is gone
    await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeFocused();

    const download = page.waitForEvent('download');
    const own = page.getByRole('button', { name: 'Скачать мои данные' });
    await own.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');

    // whoever hears the page keeps her place at a button that was busy, and goes on where it led
    await expect(own).toBeEnabled();
    await expect(own).toBeFocused();
    await page.getByRole('link', { name: 'Удалить учётную запись' }).press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Удаление учётной записи' }),
    ).toBeFocused();
    await expect(page.getByRole('link', { name: 'Стенд для насосов' })).toBeVisible();
    expect(await violationsOf(page, 'deleting the account')).toEqual([]);
    const remove = page.getByRole('button', { name: 'Удалить учётную запись навсегда' });
    await page.getByLabel('Текущий пароль').fill('not it at all');
    await page.getByLabel(/Введите адрес/).fill(member.email);
    await remove.click();
    await expect(page.getByText('Это не ваш адрес')).toBeVisible();
    await page.getByLabel(/Введите адрес/).fill(fresh);
    await remove.click();
    await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription(/неверн/);
    await page.getByLabel('Текущий пароль').fill(PASSWORD);
    const { uid } = JSON.parse(
      Buffer.from(member.token.split('.')[1] ?? '', 'base64url').toString(),
    );
    await page.evaluate(keepCopies, ['pv_document_7', uid, 'somebody'] as const);
    const copies = () => page.evaluate(keptCopies, 'pv_document_7');
    await expect.poll(copies).toEqual([`pv_document_7_${uid}`, 'pv_document_7_somebody'].sort());
    let asked = 0;
    page.on('response', (answer) => {
      if (answer.status() === 401) asked += 1;
    });
    await remove.click();
    await expect(page.getByText('Учётная запись удалена', { exact: true })).toBeVisible();
    await product.mailbox.wait(fresh, /Стенд для насосов/);
    await expect.poll(copies).toEqual(['pv_document_7_somebody']);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/sign-in$/);
    expect([errors, asked, product.failures()]).toEqual([[], 0, []]);
  },
);
