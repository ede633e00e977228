import { expect, type Page } from '@playwright/test';
import { openList } from '../support/open-list.ts';
import type { Visitor } from '../support/story.ts';

/** The five required fields of a profile. */
export interface Person {
  email: string;
  lastName: string;
  firstName: string;
  education: string;
  city: string;
  institution: string;
}

const PASSWORD = 'pravilnyi-kon-9';

/** Types the address and the password twice into the registration form. */
export async function fillSignUp({ page }: Visitor, email: string): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Пароль ещё раз').fill(PASSWORD);
}

/** Ticks both consents and passes the captcha. */
export async function consent({ page }: Visitor): Promise<void> {
  await page.getByLabel('Принимаю правила сервиса').check();
  await page.getByLabel('Даю согласие на обработку персональных данных').check();
  await page.getByLabel('Я не робот').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Проверка пройдена')).toBeVisible();
}

/** Types the six digits; the last one sends them. Boxes with a refused code are empty once it is answered. */
export async function typeCode({ page }: Visitor, code: string): Promise<void> {
  const first = page.getByLabel('Цифра 1 из 6');
  await expect(first).toHaveValue('');
  await expect(first).toBeEditable();
  await first.click();
  await page.keyboard.type(code, { delay: 20 });
}

/** Fills the required fields of the profile that is open. */
export async function fillRequired(page: Page, person: Person): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  await field('Фамилия').fill(person.lastName);
  await field('Имя').fill(person.firstName);
  await openList(choice('Уровень образования'));
  await page.getByRole('option', { name: person.education }).click();
  await choice('Город').fill(person.city);
  await choice('Учебное заведение или НИИ').fill(person.institution);
  await choice('Учебное заведение или НИИ').blur();
}

/** Opens the profile and fills it; every other protected page leads back here until then. */
export async function fillProfile({ page }: Visitor, person: Person): Promise<void> {
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/profile/);
  await fillRequired(page, person);
  // the way on opens once all is saved; leaving before that would lead back here
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeEnabled();
}

/** The personal code of a role, read from the profile. */
export async function personalCode({ page }: Visitor, role: string): Promise<string> {
  await page.goto('/profile#codes');
  const row = page.getByRole('listitem').filter({ hasText: role });
  const text = await row
    .getByText(/[0-9A-HJKMNP-TV-Z]{4}/)
    .first()
    .textContent();
  return text?.trim() ?? '';
}

/** Signs in by hand on the page for that, with the password that every person of the stories has. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}
