import { expect, type Page } from '@playwright/test';

/** Makes a research project from the category's template and gives the address of its page. */
export async function createProject(page: Page, title: string): Promise<string> {
  await page.goto('/project-add/nir');
  await page.getByLabel('Название проекта').fill(title);
  await page.getByRole('combobox', { name: 'Категория' }).click();
  await page.getByRole('option', { name: 'Выпускная квалификационная работа бакалавра' }).click();
  await page.getByRole('button', { name: 'Создать проект' }).click();
  await expect(page).toHaveURL(/\/project\/nir\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

/** Deletes numeric stages from the end until `count` are left. */
export async function keepStages(page: Page, count: number): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Удалить этап' });
  await expect(buttons.first()).toBeVisible();
  for (let left = await buttons.count(); left > count; left--) {
    await buttons.last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(buttons).toHaveCount(left - 1);
  }
}

/** The card of a numeric stage, by its number, or of the finish. */
export const stageCard = (page: Page, which: number | 'finish') =>
  which === 'finish' ? page.getByRole('article').last() : page.getByRole('article').nth(which - 1);

/** Takes the owner of a personal code into the team. */
export async function addSupervisor(page: Page, code: string): Promise<void> {
  await page.getByLabel('Личный код').fill(code);
  await page
    .locator('form', { hasText: 'Личный код' })
    .getByRole('button', { name: 'Добавить' })
    .click();
  const asked = page.getByRole('dialog', { name: 'Согласование начнётся заново' });
  await asked.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Человек добавлен в команду')).toBeVisible();
}

/** Presses a button of an approval and confirms the dialog, with remarks if there are any. */
export async function decide(
  page: Page,
  place: { getByRole: Page['getByRole'] },
  button: string,
  remarks = '',
): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (remarks) await dialog.getByLabel('Замечания').fill(remarks);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Writes into one of the texts of a section. */
export async function write(
  place: { getByRole: Page['getByRole']; getByLabel: Page['getByLabel'] },
  label: string,
  text: string,
): Promise<void> {
  await place.getByRole('button', { name: `Изменить: ${label}` }).click();
  await place.getByLabel(label, { exact: true }).fill(text);
  await place.getByRole('button', { name: 'Сохранить' }).click();
  await expect(place.getByRole('button', { name: `Изменить: ${label}` })).toBeVisible();
}
