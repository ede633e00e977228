import { expect, type Page } from '@playwright/test';
import { openList } from '../support/open-list.ts';
import { settled } from '../support/settled.ts';

type Place = Pick<Page, 'getByRole' | 'getByLabel'>;

/** Makes a research project from the category's template and gives the address of its page. */
export async function createProject(page: Page, title: string): Promise<string> {
  await page.goto('/project-add/nir');
  await page.getByLabel('Название проекта').fill(title);
  await openList(page.getByRole('combobox', { name: 'Категория' }));
  await page.getByRole('option', { name: 'Выпускная квалификационная работа бакалавра' }).click();
  await page.getByRole('button', { name: 'Создать проект' }).click();
  await expect(page).toHaveURL(/\/project\/nir\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

/** Deletes numeric stages from the end until `count` are left. */
export async function keepStages(page: Page, count: number): Promise<void> {
  const menus = page.getByRole('button', { name: /^Действия с этапом/ });
  // the finish has a menu too, and stays
  await expect(menus.first()).toBeVisible();
  for (let left = (await menus.count()) - 1; left > count; left--) {
    await openList(menus.nth(left - 1));
    await page.getByRole('menuitem', { name: 'Удалить этап' }).click();
    await expect(menus).toHaveCount(left);
  }
}

/** Opens a section of the roadmap that is folded. */
export async function unfold(place: Place): Promise<void> {
  const head = place.getByRole('heading', { level: 3 }).getByRole('button');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
}

/** The row of a numeric stage, by its number, or of the finish. */
export const stageCard = (page: Page, which: number | 'finish') =>
  which === 'finish' ? page.getByRole('article').last() : page.getByRole('article').nth(which - 1);

/** Takes the owner of a personal code into the team, in which sections are approved already. */
export async function addSupervisor(page: Page, code: string): Promise<void> {
  // nobody is offered unasked for whom all is to be approved again
  const team = page.getByRole('region', { name: 'Команда' });
  await openList(team.getByRole('combobox', { name: 'Роль' }));
  await page.getByRole('option', { name: 'Научный руководитель' }).click();
  await page.getByLabel('Личный код').fill(code);
  await page
    .locator('form', { hasText: 'Личный код' })
    .getByRole('button', { name: 'Добавить' })
    .click();
  const asked = page.getByRole('dialog', { name: 'Согласование начнётся заново' });
  await asked.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Человек добавлен в команду')).toBeVisible();
}

/** Opens a section, presses a button of its approval and confirms the dialog, with remarks if there are any. */
export async function decide(
  page: Page,
  place: Place,
  button: string,
  remarks = '',
): Promise<void> {
  await settled(page);
  await unfold(place);
  await place.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (remarks) await dialog.getByLabel('Замечания').fill(remarks);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a section and writes into one of its texts, which saves itself. */
export async function write(place: Place, label: string, text: string): Promise<void> {
  await unfold(place);
  const field = place.getByRole('textbox', { name: label, exact: true });
  const pencil = place.getByRole('button', { name: `Изменить: ${label}` });
  await expect(field.or(pencil)).toBeVisible();
  if (await pencil.isVisible()) await pencil.click();
  await field.fill(text);
  await expect(field).toHaveAccessibleDescription('Сохранено');
}
