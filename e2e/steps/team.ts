import { expect, type Page } from '@playwright/test';
import { openList } from '../support/open-list.ts';
import type { Product } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import type { Visitor } from '../support/story.ts';
import { fillRequired, type Person, typeCode } from './accounts.ts';

const PASSWORD = 'pravilnyi-kon-9';

/** The link of the newest invitation mailed to an address. */
export async function invitationLink(product: Product, email: string): Promise<string> {
  const [link] = await product.mailbox.wait(email, /http\S+\/invite\?token=\S+/);
  return link;
}

/** Registers from the page of an invitation, fills the profile and comes back to the invitation. */
export async function registerFromInvitation(
  visitor: Visitor,
  product: Product,
  person: Person,
): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(person.email);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Пароль ещё раз').fill(PASSWORD);
  await page.getByLabel('Принимаю правила сервиса').check();
  await page.getByLabel('Даю согласие на обработку персональных данных').check();
  await page.getByLabel('Я не робот').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Проверка пройдена')).toBeVisible();
  await page.getByRole('button', { name: 'Получить код' }).click();
  const [code = ''] = await product.mailbox.wait(person.email, /\b\d{6}\b/);
  await typeCode(visitor, code);
  await expect(page).toHaveURL(/\/profile$/);
  await fillRequired(page, person);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(/\/invite\?token=/);
  // it leads nobody here again
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pv_return'))).toBeNull();
}

/** The team on the page of a project. */
export const teamOf = (page: Page) => page.getByRole('list', { name: 'Команда', exact: true });

/** The row of a member, by a part of his name. */
export const memberRow = (page: Page, name: string) =>
  teamOf(page).getByRole('listitem').filter({ hasText: name });

/** Opens the menu of a member's row and chooses an action. */
export async function chooseDeed(page: Page, name: string, deed: string): Promise<void> {
  // a page that has just come goes to its top once more, and hides a menu that is opened before that
  await settled(page);
  await openList(memberRow(page, name).getByRole('button', { name: /^Действия/ }));
  await page.getByRole('menuitem', { name: deed }).click();
}
