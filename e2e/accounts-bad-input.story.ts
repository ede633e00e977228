import type { Locator, Page } from '@playwright/test';
import { consent, fillSignUp, personalCode, typeCode } from './steps/accounts.ts';
import { newMember, newProject, PASSWORD } from './steps/member.ts';
import type { Product } from './support/server.ts';
import { expect, story, visit } from './support/story.ts';

const HTML = `<img src=x onerror="document.title='!'"><b>жирно</b>`;
const SQL = `'); DROP TABLE users; --`;
const ODD = `${HTML} ${SQL} 🙂 \u202eнаоборот\u202c`;
const DAY = 24 * 60 * 60 * 1000;
const email = (page: Page) => page.getByLabel('Электронная почта');

/** A field says what is wrong, keeps what was typed and has the caret. */
async function wrong(field: Locator, words: RegExp, kept?: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toBeFocused();
  if (kept !== undefined) await expect(field).toHaveValue(kept);
}

/** Nothing typed has become a part of the page. */
async function harmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('!');
}

story('registration tells at each field what is wrong', async ({ browser, product }) => {
  const taken = await newMember(browser, product, 'pavel');
  const visitor = await visit(browser, product);
  const { page, errors } = visitor;
  const send = () => page.getByRole('button', { name: 'Получить код' }).click();
  await page.goto('/sign-up');
  await expect(email(page)).toBeFocused();
  const first = page.getByLabel('Пароль', { exact: true });
  await first.pressSequentially('1');
  await first.blur();
  await expect(first).toHaveAccessibleDescription(/должен быть не короче 6/);
  await expect(page.getByText('Заполните это поле')).toHaveCount(0);
  await send();
  await wrong(email(page), /Заполните это поле/);
  await expect(page.getByText('Необходимо пройти проверку «Я не робот»!').first()).toBeVisible();
  const addresses: [string, RegExp][] = [
    ['anna@gmail.com', /Принимаются адреса в доменах \.ru и \.рф/],
    ['anna@example.org', /Принимаются адреса в доменах \.ru и \.рф/],
    ['без-собаки', /Проверьте адрес почты/],
    [`${'a'.repeat(300)}@mail.ru`, /Проверьте адрес почты/],
    ['a'.repeat(10_000), /Проверьте адрес почты/],
    ['🙂@mail.ru', /Проверьте адрес почты/],
    ['а@mail.ru', /русская буква.*латиницей/],
    ['.a@mail.ru', /Проверьте адрес почты/],
    ['a@-mail.ru', /Проверьте адрес почты/],
    ['<b>@mail.ru', /Проверьте адрес почты/],
    [`${SQL}@mail.ru`, /Проверьте адрес почты/],
    ['ан\u202eна@mail.ru', /Проверьте адрес почты/],
  ];
  for (const [typed, words] of addresses) {
    await email(page).fill(typed);
    await page.keyboard.press('Enter');
    await wrong(email(page), words, typed);
  }
  await fillSignUp(visitor, 'novyi@mail.ru');
  const password = page.getByLabel('Пароль', { exact: true });
  for (const [typed, words] of [
    ['12345', /не короче 6/],
    ['x'.repeat(129), /не длиннее 128/],
    ['        ', /из одних пробелов/],
  ] as const) {
    await password.fill(typed);
    await page.keyboard.press('Enter');
    await wrong(password, words, typed);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  }
  await password.fill('Password1!');
  await expect(page.getByText('Надёжность пароля: ненадёжный')).toBeVisible();
  await expect(page.getByText('С таких паролей начинают подбор')).toBeVisible();
  await password.fill('drugoi-parol-1');
  await page.keyboard.press('Enter');
  await wrong(page.getByLabel('Пароль ещё раз'), /Пароли не совпадают/, PASSWORD);
  await password.fill(PASSWORD);
  await email(page).fill(taken.email);
  await consent(visitor);
  await send();
  await wrong(email(page), /уже зарегистрирован/, taken.email);
  await expect(page.getByRole('link', { name: 'Войдите' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'восстановите пароль' })).toBeVisible();
  await harmless(page);
  expect([errors, product.failures()]).toEqual([[], []]);
});

story(
  'every wrong field of a form says so until it is mended, however many there are',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Получить код' }).click();
    const password = page.getByLabel('Пароль', { exact: true });
    const repeat = page.getByLabel('Пароль ещё раз');
    await wrong(email(page), /Заполните это поле/);
    await email(page).pressSequentially('anna@gmail');
    await expect(email(page)).toHaveAccessibleDescription(
      /Проверьте адрес почты|Принимаются адреса/,
    );
    await email(page).pressSequentially('.com');
    await expect(email(page)).toHaveAccessibleDescription(/Принимаются адреса в доменах/);
    await password.pressSequentially('123');
    await expect(password).toHaveAccessibleDescription(/не короче 6/);
    await repeat.pressSequentially('1');
    await expect(repeat).toHaveAccessibleDescription(/Пароли не совпадают/);
    await expect(email(page)).toHaveAccessibleDescription(/Принимаются адреса в доменах/);
    await expect(page.getByText('Без этого согласия зарегистрироваться нельзя')).toHaveCount(2);
    await email(page).fill('anna.mended@mail.ru');
    await expect(email(page)).not.toHaveAccessibleDescription(/Принимаются/);
    await repeat.fill('1234567');
    await expect(repeat).toHaveAccessibleDescription(/Пароли не совпадают/);
    // mended by the other field
    await password.fill('1234567');
    await expect(password).not.toHaveAccessibleDescription(/не короче/);
    await expect(repeat).not.toHaveAccessibleDescription(/не совпадают/);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);

const newCode = async ({ mailbox }: Product, to: string, old = 'none') => {
  const [code = ''] = await mailbox.wait(to, new RegExp(`\\b(?!${old})\\d{6}\\b`));
  return code;
};

story(
  'a mailed code can be wrong, worn out, replaced and expired',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const { page, errors } = visitor;
    const address = 'zabyvchivaya@mail.ru';
    await page.clock.install();
    await page.goto('/sign-up');
    // notices go only with what they are about
    await page.evaluate(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((act: () => void, ms?: number) =>
        ms === 5000 ? 0 : later(act, ms)) as typeof window.setTimeout;
    });
    const refused = page.getByRole('alert').filter({ hasText: 'Указан неверный код!' });
    await fillSignUp(visitor, address);
    await consent(visitor);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const waiting = page.getByText(/Новый код можно запросить через/);
    await expect(waiting).toBeVisible();
    const sent = await page.evaluate(() => Date.now());
    const first = await newCode(product, address);
    await page.getByRole('main').getByRole('link', { name: 'Войдите' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(email(page)).toHaveValue(address);
    await page.goBack();
    // the page has come: a loader would wait by the clock for its least time
    await expect(waiting).toBeVisible();
    // a clock that was a day ahead is put right, and then ahead again
    await page.clock.setSystemTime(sent - DAY);
    await expect(page.getByRole('button', { name: 'Отправить код ещё раз' })).toBeEnabled();
    await page.clock.setSystemTime(sent);
    await expect(waiting).toBeVisible();
    await page.getByLabel('Цифра 1 из 6').click();
    await page.keyboard.type('12');
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByText('Введите все шесть цифр')).toBeVisible();
    await page.getByLabel('Цифра 2 из 6').press('Backspace');
    await page.getByLabel('Цифра 1 из 6').press('Backspace');
    const wrongCode = first === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 4; tries++) {
      await typeCode(visitor, wrongCode);
      await expect(page.getByText('Код неверен')).toBeVisible();
      await expect(page.getByLabel('Цифра 1 из 6')).toBeFocused();
    }
    await expect(refused).toBeVisible();
    await typeCode(visitor, wrongCode);
    await expect(page.getByText('Попытки закончились')).toBeVisible();
    await expect(refused).toHaveCount(0);
    // even the right code would be refused now
    await expect(page.getByLabel('Цифра 1 из 6')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();

    await product.advanceClock(2);
    await page.clock.fastForward('02:00');
    await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
    await expect(page.getByText('Попытки закончились')).toHaveCount(0);
    await expect(page.getByText(/Новый код можно запросить через/)).toBeVisible();
    const second = await newCode(product, address, first);
    await typeCode(visitor, first);
    await expect(page.getByText('Код неверен')).toBeVisible();
    await expect(refused).toBeVisible();
    await product.advanceClock(16);
    await typeCode(visitor, second);
    await expect(page.getByText('Срок действия кода истёк. Запросите новый.')).toBeVisible();
    await expect(refused).toHaveCount(0);

    await page.clock.fastForward('02:00');
    await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
    // the boxes are emptied when the server has answered, which may be later than the mail
    await expect(page.getByText(/Новый код можно запросить через/)).toBeVisible();
    const third = await newCode(product, address, `${first}|${second}`);
    await typeCode(visitor, third);
    await expect(page).toHaveURL(/\/profile$/);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);

story('a link for a new password works once', async ({ browser, product }) => {
  const { email: address } = await newMember(browser, product, 'raisa');
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
  await expect(page.getByText('Проверьте почту')).toBeVisible();
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
  expect([errors, product.failures()]).toEqual([[], []]);
});

story(
  'profile, project and stage take odd texts as texts and say what does not fit',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'sofia');
    const { page, errors } = member;
    await page.goto('/profile');
    const group = page.getByRole('textbox', { name: 'Группа', exact: true });
    await group.fill('г'.repeat(10_000));
    await expect(group).toHaveAccessibleDescription(/Не больше 60 символов/);
    await expect(group).toHaveValue('г'.repeat(10_000));
    const experience = page.getByRole('textbox', { name: /^Опыт работы/ });
    await experience.click();
    await page.keyboard.insertText('я'.repeat(20_001));
    await expect(page.getByText('Не больше 20000 символов')).toBeVisible();
    const post = page.getByRole('textbox', { name: 'Должность', exact: true });
    await post.fill(ODD);
    await post.blur();
    const postField = post.locator('xpath=ancestor::div[@data-field][1]');
    await expect(postField.getByRole('status')).toHaveText('Сохранено');
    await experience.click();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Не больше 20000 символов')).toBeHidden();
    const born = page.getByRole('textbox', { name: 'Дата рождения', exact: true });
    const bornField = born.locator('xpath=ancestor::div[@data-field][1]');
    for (const [typed, words] of [
      ['29.02.2001', /Нет такой даты: 29\.02\.2001/],
      ['32.13.1999', /Нет такой даты: 32\.13\.1999.*17\.05\.2004/],
      ['17.05.04', /Напишите год четырьмя цифрами, например 17\.05\.2004/],
      ['17.05.1804', /слишком давняя/],
      ['17.05.2020', /с\s14\sлет/],
      ['01.01.2050', /ещё не наступила/],
    ] as const) {
      await born.fill(typed);
      await born.blur();
      await expect(born).toHaveAccessibleDescription(words);
      await expect(born).toHaveValue(typed);
      await expect(bornField.getByRole('status')).toHaveText('Не сохранено');
    }
    await expect(page.locator('[data-field="experience"]').getByRole('status')).toHaveText(
      'Сохранено',
    );
    // it is kept on this device, so that nothing is lost with the page
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(born).toHaveValue('01.01.2050');
    expect(asked).toEqual([]);
    await born.fill('3 мая 1999');
    await born.blur();
    await expect(born).toHaveValue('03.05.1999');
    await expect(bornField.getByRole('status')).toHaveText('Сохранено');
    const name = page.getByRole('textbox', { name: 'Имя' });
    await name.fill('');
    await name.blur();
    await expect(name).toHaveAccessibleDescription(/Заполните это поле/);
    await name.fill('София');
    const code = await personalCode(member, 'Научный руководитель');

    await page.goto('/project-add/nir');
    const title = page.getByLabel('Название проекта');
    const create = page.getByRole('button', { name: 'Создать проект' });
    for (const [typed, words] of [
      ['   ', /Заполните это поле/],
      ['аб', /не короче 3\sсимволов/],
      ['я'.repeat(301), /Не больше 300 символов/],
    ] as const) {
      await title.fill(typed);
      await create.click();
      await wrong(title, words, typed);
    }
    await title.fill(ODD);
    const reversed = /Дата окончания раньше даты начала/;
    const starts = page.getByRole('textbox', { name: 'Начало' });
    const ends = page.getByRole('textbox', { name: 'Окончание' });
    await starts.fill('10.05.2027');
    await ends.fill('01.05.2027');
    await ends.press('Escape');
    await create.click();
    await expect(page.getByRole('combobox', { name: 'Категория' })).toBeFocused();
    await expect(ends).toHaveAccessibleDescription(reversed);
    await ends.fill('02.05.2027');
    await expect(ends).toHaveAccessibleDescription(reversed);
    await starts.fill('01.04.2027');
    await expect(ends).not.toHaveAccessibleDescription(reversed);
    await starts.press('Escape');
    await page.getByRole('combobox', { name: 'Категория' }).click();
    await page.getByRole('option', { name: 'Выпускная квалификационная работа бакалавра' }).click();
    await create.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HTML);
    await harmless(page);

    const own = await newProject(product, member, 'Стенд для испытаний насосов');
    await page.goto(own.page);
    const about = page.getByRole('region', { name: 'О проекте' });
    const annotation = about.getByRole('textbox', { name: 'Аннотация', exact: true });
    const long = 'а'.repeat(10_000);
    await annotation.fill(long);
    await expect(about.getByText('Не больше 5000 символов')).toBeVisible();
    await page.reload();
    await expect(annotation).toHaveValue(long);
    await annotation.fill(ODD);
    await expect(annotation).toHaveAccessibleDescription('Сохранено');
    for (const typed of [code, 'НЕТ ТАКОГО КОДА', HTML]) {
      await page.getByLabel('Личный код').fill(typed);
      await page.keyboard.press('Enter');
      const asked = page.getByRole('dialog', { name: 'Согласование начнётся заново' });
      const refusal = page.getByText(
        /Код приглашения неверен|ваш собственный код|12 латинских букв|Не больше 40/,
      );
      await expect(asked.or(refusal).first()).toBeVisible();
      if (await asked.isVisible()) await asked.getByRole('button', { name: 'Добавить' }).click();
      await expect(refusal).toBeVisible();
    }
    await harmless(page);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
