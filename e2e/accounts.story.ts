import type { Locator } from '@playwright/test';
import { fillProfile, register } from './steps/accounts.ts';
import { violationsOf } from './support/accessibility.ts';
import { settled } from './support/settled.ts';
import { expect, story, visit } from './support/story.ts';

const anya = {
  email: 'anya.first@mail.ru',
  lastName: 'Смирнова',
  firstName: 'Анна',
  education: 'Бакалавриат',
  city: 'Казань',
  institution: 'Технический университет',
};

story(
  'a student registers, fills the profile and stands on the list of projects',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    await register(visitor, product, anya);
    await fillProfile(visitor, anya);
    await visitor.page.goto('/projects');
    await expect(visitor.page.getByText(/Проектов пока нет/)).toBeVisible();
    expect(visitor.errors).toEqual([]);
  },
);

story(
  'on a phone every part of the profile is two presses away, and what is jumped to is not covered',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    const { page, errors } = visitor;
    await register(visitor, product, { ...anya, email: 'anya.phone@mail.ru' });
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
    await page.keyboard.press('Control+End');
    await expect(button).toHaveText(/Удаление учётной записи$/);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.getByRole('button', { name: 'Город', exact: true }).click();
    const city = page.getByRole('combobox', { name: 'Город', exact: true });
    await expect(city).toBeFocused();
    await expect.poll(() => inSight(city)).toBe(true);
    expect(errors).toEqual([]);
  },
);
