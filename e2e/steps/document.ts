import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** A file as the browser's chooser takes it. */
export interface ChosenFile {
  name: string;
  bytes: Uint8Array;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The dialog that takes a DOCX in. */
export const importDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Загрузка документа' });

/** Chooses a file, given as bytes or by its path, in the file chooser of the import dialog. */
export async function offer(page: Page, file: ChosenFile | string): Promise<void> {
  const dialog = importDialog(page);
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Загрузить файл' }).click();
  }
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Выберите файл' }).click(),
  ]);
  if (typeof file === 'string') return chooser.setFiles(file);
  const { name, bytes } = file;
  await chooser.setFiles({ name, mimeType: DOCX, buffer: Buffer.from(bytes) });
}

/** Takes a DOCX in through the dialog: progress, report, an answer to every question, accept. */
export async function takeIn(page: Page, file: ChosenFile): Promise<void> {
  await offer(page, file);
  await accept(page);
}

/** Answers the questions of the report that is shown, or about to be, and accepts it. */
export async function accept(page: Page): Promise<void> {
  const dialog = importDialog(page);
  await expect(dialog.getByText('Слов', { exact: true })).toBeVisible();
  for (const question of await dialog.locator('fieldset').all()) {
    await question.getByRole('radio').first().check();
  }
  await dialog.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(page.getByText('Документ загружен')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Offers a file that cannot be taken in and expects to be told why. */
export async function refused(page: Page, file: ChosenFile, words: RegExp): Promise<void> {
  await offer(page, file);
  const dialog = importDialog(page);
  await expect(dialog.getByRole('alert')).toContainText(words);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Waits until the server has committed everything that was typed. */
export const saved = (page: Page) =>
  expect(page.getByText('Сохранено', { exact: true }).first()).toBeVisible();

/** The dialog that saves the document as a file. */
export const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Скачать документ' });

/** Saves the document as a file and gives its bytes. */
export async function download(page: Page, format: 'PDF' | 'DOCX для Word'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  const dialog = exportDialog(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: format }).click(),
  ]);
  const bytes = await readFile(await file.path());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return bytes;
}
