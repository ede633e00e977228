import type { Locator, Page } from '@playwright/test';
import { consent, fillProfile, fillSignUp, signIn, typeCode } from './steps/accounts.ts';
import { PASSWORD } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import type { Product } from './support/server.ts';
import { settled } from './support/settled.ts';
import { expect, story, type Visitor, visit } from './support/story.ts';

const anya = {
  email: 'well.typed@mail.ru',
  lastName: 'Смирнова',
  firstName: 'Анна',
  education: 'Бакалавриат',
  city: 'Казань',
  institution: 'Технический университет',
};

const DAY = 24 * 60 * 60 * 1000;

/** Finds every part of the profile on a phone, on one that is turned and on a tablet. */
async function findParts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  const parts = page.getByRole('navigation', { name: 'Разделы профиля' });
  const button = parts.getByRole('button', { name: 'Разделы профиля' });
  /** Whether it stands between the button and the end of the screen, once nothing moves any more. */
  const inSight = async (target: Locator) => {
    const [over, shown] = [await button.boundingBox(), await target.boundingBox()];
    return over && shown && shown.y >= over.y + over.height && shown.y + shown.height <= 788;
  };
  const part = (name: string) => page.getByRole('heading', { level: 2, name });

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await violationsOf(page, 'the list of parts')).toEqual([]);
  await parts.getByRole('link', { name: 'Вход и безопасность' }).click();
  await expect(part('Вход и безопасность')).toBeFocused();
  await expect.poll(() => inSight(part('Вход и безопасность'))).toBe(true);
  await expect(page).toHaveURL(/#security$/);
  // it says where one is
  await expect(button).toHaveText(/Вход и безопасность$/);
  await expect(parts.getByRole('link', { name: 'Контакты' })).toBeHidden();

  // by keyboard, from far below
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(parts.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(parts.getByRole('link')).toHaveCount(0);
  await button.press('Enter');
  await parts.getByRole('link', { name: 'Навыки' }).press('Enter');
  await expect(part('Навыки')).toBeFocused();
  await expect.poll(() => inSight(part('Навыки'))).toBe(true);
  await expect(button).toHaveText(/Навыки и опыт$/);

  // on a phone that is turned, and on a tablet, where the last parts do not come up to the top
  for (const [width, height, name] of [
    [812, 375, 'Навыки и опыт'],
    [1024, 1366, 'Мои данные'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button.click();
    await parts.getByRole('link', { name }).click();
    await expect(button).toHaveText(new RegExp(`${name}$`));
  }
  await page.keyboard.press('Control+Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Control+End');
  // before the profile is filled there are no codes yet, so that their part comes last
  await expect(button).toHaveText(/Коды приглашения$/);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('button', { name: 'Город', exact: true }).click();
  const city = page.getByRole('combobox', { name: 'Город', exact: true });
  await expect(city).toBeFocused();
  await expect.poll(() => inSight(city)).toBe(true);
}

/** Whether two parts of a page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('both have to be seen');
  const apart = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart && a.x < b.x + b.width && b.x < a.x + a.width;
}

/** Opens more tabs while the code is waited for: whose browser was closed goes on with it, strangers learn no address. */
async function closeAndComeBack({ page: first }: Visitor): Promise<void> {
  const digit = (page: Page) => page.getByLabel('Цифра 1 из 6');
  await expect(digit(first)).toBeFocused();
  await expect(first).toHaveTitle(/^Подтвердите почту/);
  const boxes = first.getByRole('group', { name: 'Код из письма' });
  await expect(boxes).toHaveAccessibleDescription(/well\.typed@mail\.ru/);
  const later = async (address = '/sign-up') => {
    const page = await first.context().newPage();
    await page.goto(address);
    return page;
  };
  const again = await later();
  await expect(again.getByText('w•••@mail.ru')).toBeVisible();
  await expect(digit(again)).toBeFocused();
  const kept = () => again.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await kept()).not.toContain('well.typed');
  await again.close();

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
}

story(
  'a student who was sent to sign in registers, corrects her address, waits for the code in several tabs, is cut off at the last call, signs in by hand and fills her profile on a phone',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const { page, errors } = visitor;
    // what a keyboard leaves of the screen of a phone
    await page.setViewportSize({ width: 390, height: 400 });
    const notice = page.getByRole('alert').filter({ hasText: 'Чтобы открыть эту страницу' });
    await page.goto('/project-add/nir');
    await expect(page).toHaveURL(/\/sign-in$/);
    // under the pointer it stays
    await notice.hover();
    for (const part of [
      page.getByLabel('Электронная почта'),
      page.getByRole('textbox', { name: 'Пароль' }),
      page.getByRole('button', { name: 'Войти' }),
    ]) {
      await part.focus();
      await expect.poll(() => overlap(notice, part)).toBe(false);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText('После входа откроется запрошенная страница.')).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Начать' }).first().click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await fillSignUp(visitor, 'anya@gmail.com');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText('Принимаются адреса в доменах .ru и .рф')).toBeVisible();
    await expect(page.getByText('Без этого согласия зарегистрироваться нельзя')).toHaveCount(2);
    await page.getByLabel('Электронная почта').fill('mistyped@mail.ru');
    await consent(visitor);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByRole('button', { name: 'Изменить адрес' }).click();
    for (const field of ['Пароль', 'Пароль ещё раз']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue(PASSWORD);
    }
    await expect(page.getByLabel('Принимаю правила сервиса')).toBeChecked();
    await expect(page.getByLabel(/^Даю согласие на обработку/)).toBeChecked();
    const { email } = anya;
    await page.getByLabel('Электронная почта').fill(email);
    await consent(visitor);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await closeAndComeBack(visitor);
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

    await story.step('every part of the profile on a phone', () => findParts(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillProfile(visitor, anya);
    await page.goto('/projects');
    await expect(page.getByText(/Проектов пока нет/)).toBeVisible();
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
    await expect(page.getByLabel('Электронная почта')).toHaveValue(address);
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
    await expect(page.getByText('Добро пожаловать! Вы вошли', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    // the boxes of the code are gone with what had the focus
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
