import { readFile } from 'node:fs/promises';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { consent, fillSignUp, signIn, typeCode } from './steps/accounts.ts';
import { keepCopies, keptCopies } from './steps/copies.ts';
import { newMember, newProject, PASSWORD } from './steps/member.ts';
import { memberRow } from './steps/team.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story, visit, withoutHttps } from './support/story.ts';

story(
  'somebody registers without the check against robots, and a lost answer does not lock her out',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const { page, errors } = visitor;
    const email = 'lost.answer@mail.ru';
    await page.goto('/sign-up');
    await fillSignUp(visitor, email);
    await page.getByLabel('Принимаю правила сервиса').check();
    await page.getByLabel('Даю согласие на обработку персональных данных').check();
    await page.getByRole('button', { name: 'Проверка не проходит' }).click();
    await expect(page.getByText(/Продолжим без проверки/)).toBeVisible();
    await page.getByRole('button', { name: 'Получить код' }).click();
    const [code = ''] = await product.mailbox.wait(email, /\b\d{6}\b/);
    await page.route('**/verify_otp', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await typeCode(visitor, code);
    await expect(page.getByText('Нет связи с сервером')).toBeVisible();
    await page.unroute('**/verify_otp');
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    expect(errors).toEqual([]);
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

    await page.getByRole('textbox', { name: 'Фамилия', exact: true }).fill('Новикова');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await expect(page.getByRole('menu').getByText(/^Новикова/)).toBeVisible();
    await page.keyboard.press('Escape');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать мои данные' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('link', { name: 'Удалить учётную запись' }).click();
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

story(
  'somebody who was sent to sign in corrects her address, is cut off at the last call, and signs in by hand',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const { page, errors } = visitor;
    await page.goto('/project-add/nir');
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByText('Чтобы открыть эту страницу, войдите.')).toBeVisible();
    await expect(page.getByText('После входа откроется запрошенная страница.')).toBeVisible();
    await page.goto('/sign-up');
    await fillSignUp(visitor, 'mistyped@mail.ru');
    await consent(visitor);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByRole('button', { name: 'Изменить адрес' }).click();
    for (const field of ['Пароль', 'Пароль ещё раз']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue(PASSWORD);
    }
    await expect(page.getByLabel('Принимаю правила сервиса')).toBeChecked();
    await expect(page.getByLabel(/^Даю согласие на обработку/)).toBeChecked();
    const email = 'well.typed@mail.ru';
    await page.getByLabel('Электронная почта').fill(email);
    await consent(visitor);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Новый код можно запросить через 0:\d\d/)).toBeVisible();
    // a page whose clock is ahead asks too early and learns the time that is left
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('pv_sign_up') ?? '{}');
      sessionStorage.setItem(
        'pv_sign_up',
        JSON.stringify({ ...kept, sentAt: kept.sentAt - 60_000 }),
      );
    });
    await page.reload();
    await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
    await expect(page.getByText(/Новый можно запросить через \d+\sсекунд/)).toBeVisible();
    await expect(page.getByText(/Новый код можно запросить через 0:\d\d/)).toBeVisible();
    const [first = ''] = await product.mailbox.wait(email, /\b\d{6}\b/);

    await page.evaluate(() => sessionStorage.removeItem('pv_sign_up'));
    await page.goto('/sign-in');
    // by then a new code is sent
    await product.advanceClock(2);
    await signIn(page, email);
    await expect(page.getByText('Адрес ещё не подтверждён').first()).toBeVisible();
    await page.route('**/verify_otp', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const fresh = new RegExp(`\\b(?!${first})\\d{6}\\b`);
    const [code = ''] = await product.mailbox.wait(email, fresh);
    await typeCode(visitor, code);
    await expect(page.getByText('Нет связи с сервером').first()).toBeVisible();
    await page.unroute('**/verify_otp');
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByText('Войти автоматически не удалось. Войдите сами.')).toBeVisible();
    await signIn(page, email);
    await expect(page).toHaveURL(/\/profile$/);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);

story(
  'a personal code is copied and renewed, and then only the new one takes its owner into a team',
  async ({ browser, product }) => {
    const teacher = await newMember(browser, product, 'kodova', 'Кодова');
    const author = await newMember(browser, product, 'priyomova', 'Приёмова');
    const project = await newProject(product, author, 'Стенд для приёмников');
    const { page } = teacher;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/profile#codes');
    const row = page.getByRole('listitem').filter({ hasText: 'Научный руководитель' });
    const notice = (words: string) => page.getByRole('alert').filter({ hasText: words });
    const copy = async () => {
      await row.getByRole('button', { name: 'Скопировать: Научный руководитель' }).click();
      await expect(notice('Скопировано')).toHaveText('УспешноСкопировано');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const grouped = (code: string) => code.replace(/(.{4})(?!$)/g, '$1 ');
    const old = await copy();
    expect(old).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    await expect(row).toContainText(grouped(old));

    await page.setViewportSize({ width: 390, height: 844 });
    await row.getByRole('button', { name: 'Обновить код: Научный руководитель' }).click();
    const asked = page.getByRole('dialog', { name: 'Обновить код?' });
    await asked.getByRole('button', { name: 'Обновить код' }).click();
    await expect(notice('Код обновлён')).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(row).not.toContainText(grouped(old));
    const fresh = await copy();
    await expect(row).toContainText(grouped(fresh));

    let tried = 0;
    await author.page.route('**/team/invite_teammate', (route) => {
      tried += 1;
      return route.continue();
    });
    await author.page.goto(project.page);
    const field = author.page.getByLabel('Личный код');
    const refused = author.page.getByText(/Код приглашения неверен/);
    // said while it is typed, and nothing is tried with what would be refused
    await field.fill(old);
    await expect(refused).toBeVisible();
    await field.press('Enter');
    await expect(refused).toBeVisible();
    await expect(field).toHaveValue(old);
    expect(tried).toBe(0);
    await field.fill(grouped(fresh));
    await expect(field).toHaveAccessibleDescription(/Код действует. Роль: Научный руководитель/i);
    const role = author.page.getByRole('combobox', { name: 'Роль', exact: true });
    await role.click();
    await author.page.getByRole('option', { name: 'Куратор' }).click();
    await expect(refused).toBeVisible();
    await role.click();
    await author.page.getByRole('option', { name: 'Научный руководитель' }).click();
    await expect(refused).toBeHidden();
    await field.press('Enter');
    await expect(memberRow(author.page, 'Кодова')).toContainText('Научный руководитель');
    expect(tried).toBe(1);
    expect([teacher.errors, author.errors, product.failures()]).toEqual([[], [], []]);
  },
);

story(
  'somebody who dictates turns commands by one key off, and on again from their list',
  async ({ browser, product }) => {
    const { page, errors } = await newMember(browser, product, 'diktuet');
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
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search).toHaveAttribute('aria-activedescendant', /\S/);
    expect(await violationsOf(page, 'the palette')).toEqual([]);
    await search.fill('Закрытые');
    await expect(chosen).toHaveText(/Закрытые заметки/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/closed-notes/);
    expect(errors).toEqual([]);
  },
);

story(
  'whoever chooses English while signed in gets the next letter in English',
  async ({ browser, product }) => {
    const { page, email, token, errors } = await newMember(browser, product, 'chooses.english');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    const renewed = page.waitForResponse('**/api/auth/refresh_token');
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect((await renewed).status()).toBe(200);
    const body = { old_password: PASSWORD, new_password: 'drugoi-kon-10' };
    await call({ url: product.url, token }, endpoints.user.changePassword, { body });
    await product.mailbox.wait(email, /password of your account was changed/i);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);

story(
  'a new password and a new address whose answers are lost are known to be taken',
  async ({ browser, product }) => {
    const { page, email, errors } = await newMember(browser, product, 'bez.otveta');
    const silent = page.getByText('Нет связи с сервером').first();
    const maybe = page.getByText(/Возможно, пароль уже изменён: попробуйте войти с новым/);
    const lose = (address: string) =>
      page.route(address, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
    await page.goto('/profile');
    await lose('**/user/email/verify_otp');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Смена почты' });
    const fresh = 's.otvetom@mail.ru';
    await dialog.getByLabel('Новый адрес').fill(fresh);
    await dialog.getByLabel('Текущий пароль').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Отправить код' }).click();
    const [code = ''] = await product.mailbox.wait(fresh, /\b\d{6}\b/);
    await dialog.getByLabel('Код из письма').fill(code);
    await dialog.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await expect(silent).toBeVisible();
    await page.unroute('**/user/email/verify_otp');
    await dialog.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Электронная почта')).toHaveValue(fresh);
    await product.mailbox.wait(email, /s\.otvetom@mail\.ru/);

    const change = page.locator('form').filter({ hasText: 'Сменить пароль' });
    await change.getByLabel('Текущий пароль').fill('not it at all');
    await change.getByLabel('Новый пароль', { exact: true }).fill('another-words-7');
    await change.getByLabel('Пароль ещё раз').fill('another-words-7');
    const save = change.getByRole('button', { name: 'Сменить пароль' });
    await save.click();
    await expect(change.getByLabel('Текущий пароль')).toHaveAccessibleDescription(/неверн/);
    await expect(maybe).toBeHidden();
    await change.getByLabel('Текущий пароль').fill(PASSWORD);
    await lose('**/user/change_password');
    await save.click();
    await expect(silent).toBeVisible();
    await page.unroute('**/user/change_password');
    await save.click();
    await expect(maybe).toBeVisible();

    await page.goto('/reset-password');
    await page.getByLabel('Электронная почта').fill(fresh);
    await page.getByRole('button', { name: 'Отправить ссылку' }).click();
    const [link = ''] = await product.mailbox.wait(fresh, /http\S+reset-password\S+/);
    await lose('**/auth/change_password');
    await page.goto(link);
    await page.getByLabel('Новый пароль', { exact: true }).fill('third-words-7');
    await page.getByLabel('Пароль ещё раз').fill('third-words-7');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(silent).toBeVisible();
    await page.unroute('**/auth/change_password');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(maybe).toBeVisible();
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
