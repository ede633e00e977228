import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from './document.ts';

/** The text of a section, edited or only shown, by the name of the section. */
export const sectionText = (page: Page, section: string): Locator =>
  page.getByRole('textbox', { name: `Текст раздела «${section}»`, exact: true });

const keys = (page: Page) => page.keyboard;

/** Puts the caret at the end of a paragraph; ends when the browser has told the editor of it. */
export async function caretAtEnd(paragraph: Locator): Promise<void> {
  const told = paragraph.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!element.contains(getSelection()?.anchorNode ?? null)) return;
          document.removeEventListener('selectionchange', look);
          resolve();
        };
        document.addEventListener('selectionchange', look);
      }),
  );
  const box = await paragraph.boundingBox();
  if (!box) throw new Error('the paragraph is not shown');
  // right of the last word, so that the click alone puts the caret after it
  await paragraph.click({ position: { x: box.width - 4, y: box.height - 4 } });
  await told;
}

/** Types paragraphs at the caret, each on a line of its own. */
export async function typeLines(page: Page, ...lines: string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await keys(page).press('Enter');
    await keys(page).type(line);
  }
}

/** Chooses from the menu of «/» by the first letters, with the keyboard alone. */
export async function slash(page: Page, letters: string, action: string): Promise<void> {
  await keys(page).type(`/${letters}`);
  await expect(page.getByRole('option', { name: action, selected: true })).toBeVisible();
  await keys(page).press('Enter');
}

/** Puts a picture from a file at the caret, types its caption and goes on after it. */
export async function insertFigure(page: Page, file: ChosenFile, caption: string): Promise<void> {
  const figures = page.getByRole('figure');
  const before = await figures.count();
  const chooser = page.waitForEvent('filechooser');
  await slash(page, 'рис', 'Рисунок');
  await (await chooser).setFiles({
    name: file.name,
    mimeType: 'image/png',
    buffer: Buffer.from(file.bytes),
  });
  await expect(figures).toHaveCount(before + 1);
  await keys(page).type(caption);
  await expect(figures.filter({ hasText: caption })).toBeVisible();
  await keys(page).press('Enter');
}

/** Types a formula as it is read in a book. */
export async function insertFormula(page: Page, typed: string): Promise<void> {
  await keys(page).press('Control+Shift+M');
  const dialog = page.getByRole('dialog', { name: 'Формула' });
  await expect(dialog.locator('math-field')).toBeFocused();
  await keys(page).type(typed);
  await keys(page).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Puts a reference to what the letters find first, and the word before it that the sentence needs. */
export async function insertReference(page: Page, letters: string, found: RegExp): Promise<void> {
  await keys(page).press('Control+Shift+R');
  const dialog = page.getByRole('dialog', { name: 'Ссылка внутри документа' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await keys(page).type(letters);
  await expect(dialog.getByRole('button', { name: found })).toBeVisible();
  await keys(page).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Puts a citation of a source that is not in the list yet; leaving the dialog half-way loses nothing. */
export async function citeNewSource(page: Page, record: string, pages: string): Promise<void> {
  await keys(page).press('Control+Shift+C');
  const dialog = page.getByRole('dialog', { name: 'Ссылка на источник' });
  await expect(dialog.getByLabel('Запись источника')).toBeFocused();
  await keys(page).type(record);
  await keys(page).press('Escape');
  const asked = page.getByRole('dialog', { name: 'Закрыть без сохранения?' });
  await asked.getByRole('button', { name: 'Отмена' }).press('Enter');
  await expect(asked).toBeHidden();
  await expect(dialog.getByLabel('Запись источника')).toBeFocused();
  await expect(dialog.getByLabel('Запись источника')).toHaveValue(record);
  await keys(page).press('Enter');
  await expect(dialog.getByLabel('Страницы, например «с. 81»')).toBeFocused();
  await keys(page).type(pages);
  await keys(page).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Presses keys again and again until the page shows what it should. */
export async function pressUntil(page: Page, combination: string, shown: () => Promise<void>) {
  await expect(async () => {
    await keys(page).press(combination);
    await shown();
  }).toPass({ intervals: [0] });
}

/** Expects every picture of the document to be really loaded. */
export async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.locator('.pv-doc figure img');
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
}
