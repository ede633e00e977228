import type { Locator, Page } from '@playwright/test';
import { BROWSER_TABLE, EXCEL, GOOGLE, LIBRE, PICTURE, paste, WORD } from './steps/clipboard.ts';
import { saved } from './steps/document.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { caretAtEnd } from './steps/writing.ts';
import { expect, story } from './support/story.ts';

/** Cells of a table by row; a header cell begins with «#». */
const cells = (table: Locator) =>
  table.evaluate((element: HTMLTableElement) =>
    [...element.rows].map((row) =>
      [...row.cells].map(
        (cell) =>
          (cell.tagName === 'TH' ? '#' : '') +
          [...cell.children].map((line) => line.textContent).join('/'),
      ),
    ),
  );

/** Puts the caret at the end of the section, by way of its first line: one that is there does not move. */
async function goToEnd(text: Locator): Promise<void> {
  await caretAtEnd(text.locator('p').first());
  await caretAtEnd(text.locator('p').last());
}

/** Pastes on a new line at the end of the section. */
async function pasteAtEnd(page: Page, text: Locator, html: string): Promise<void> {
  await goToEnd(text);
  await page.keyboard.press('Enter');
  await paste(page, { 'text/html': html });
}

const lastTable = (text: Locator) => text.locator('.tableBlock').last();

story(
  'what other programs copy becomes a text of the section, and is kept with the document',
  async ({ browser, product }) => {
    const { page, errors } = await openWriter(browser, product, 'vstavka');
    const text = await startTyping(page, 'Введение');
    await page.keyboard.type('Первый абзац. Конец абзаца.');
    await page.keyboard.press('ArrowLeft');

    await paste(page, { 'text/html': BROWSER_TABLE, 'text/plain': 'Лампа\tМощность' });
    await expect(lastTable(text)).toContainText('Лампы стенда');
    await expect
      .poll(() => cells(lastTable(text).locator('table')))
      .toEqual([
        ['#Лампа', '#Мощность'],
        ['А', '10 Вт', '12 Вт'],
        ['20 Вт', '22 Вт'],
      ]);
    await expect(lastTable(text).locator('th').last()).toHaveAttribute('colspan', '2');
    await expect(lastTable(text).locator('td').first()).toHaveAttribute('rowspan', '2');
    await expect(text.locator('p', { hasText: /Конец абзаца\.$/ })).toBeVisible();

    await pasteAtEnd(page, text, WORD);
    await expect(text.getByRole('heading', { name: /Расход воды/ })).not.toContainText('3.1');
    const measured = text.locator('p', { hasText: 'мерили' });
    await expect(measured).toHaveText('Расход мерили в м3, а воду H2O брали из сети.');
    for (const mark of ['strong', 'sup', 'em', 'sub', 'a']) {
      await expect(measured.locator(mark)).toHaveCount(1);
    }
    await expect(measured.locator('u')).toHaveCount(0);
    await expect(text.locator('ul > li').filter({ hasText: 'вал;' })).toHaveText([
      /насос;/,
      'вал;',
    ]);
    await expect(text.locator('ul ul > li')).toHaveText('вал;');
    await expect(text.locator('ol > li')).toHaveText(['пуск;', 'замер.']);
    await expect(lastTable(text)).toContainText('Расход по часам');
    await expect(lastTable(text)).not.toContainText('– Расход');
    await expect
      .poll(() => cells(lastTable(text).locator('table')))
      .toEqual([
        ['#Час', '#Литры'],
        ['первый', '5'],
      ]);
    await expect(text.locator('p', { hasText: 'Как видно, расход мал.' })).toBeVisible();

    await pasteAtEnd(page, text, GOOGLE);
    await expect(text.locator('p', { hasText: 'Обычное и' }).locator('strong')).toHaveText(
      'жирное',
    );
    await expect
      .poll(() => cells(lastTable(text).locator('table')))
      .toEqual([
        ['#Сорт', '#Рост'],
        ['Руккола', ''],
      ]);
    await expect(text.locator('ul ul > li', { hasText: 'красный.' })).toBeVisible();

    await goToEnd(text);
    await page.keyboard.press('Enter');
    await pasteAtEnd(page, text, LIBRE);
    await expect
      .poll(() => cells(lastTable(text).locator('table')))
      .toEqual([
        ['#Год', '#Сбор'],
        ['2025', 'яровой/озимый'],
      ]);
    await pasteAtEnd(page, text, EXCEL);
    await expect
      .poll(() => cells(lastTable(text).locator('table')))
      .toEqual([
        ['#Сутки', '#Масса'],
        ['1', '0,5'],
      ]);

    // a picture and a table that is filled are kept with the document
    await goToEnd(text);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Смотрите ');
    await paste(page, { 'text/html': PICTURE });
    const figure = text.getByRole('figure', { name: 'Рисунок 1 — Точка' });
    await expect(page.getByText(/не скопировались рисунки: 1/)).toBeVisible();
    await expect(figure.locator('img')).toHaveAttribute('src', /^(blob|\/|http)/);
    await expect(text.locator('p', { hasText: 'Смотрите' })).toHaveText('Смотрите До рисунка');

    await pasteAtEnd(page, text, BROWSER_TABLE);
    await expect(lastTable(text)).toContainText('Лампы стенда');
    // into the first cell of the body: a table fills cells
    await caretAtEnd(lastTable(text).locator('td').first().locator('p').first());
    await paste(page, { 'text/plain': 'Б\t15 Вт\nВ\t25 Вт' });
    const now = [
      ['#Лампа', '#Мощность'],
      ['Б', '15 Вт', '12 Вт'],
      ['В', '25 Вт', '22 Вт'],
    ];
    await expect.poll(() => cells(lastTable(text).locator('table'))).toEqual(now);
    await saved(page);
    await page.reload();
    await expect(figure.locator('img')).toHaveAttribute('src', /^(blob|\/|http)/);
    await expect.poll(() => cells(lastTable(text).locator('table'))).toEqual(now);
    expect(errors).toEqual([]);
  },
);
