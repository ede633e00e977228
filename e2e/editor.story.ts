import type { Page } from '@playwright/test';
import { noisePicture } from '../packages/gost/src/docx/testing/picture.ts';
import { download, saved } from './steps/document.ts';
import { expectLiveFields, expectSamePages } from './steps/exported.ts';
import { openWriter } from './steps/writer.ts';
import {
  caretAtEnd,
  citeNewSource,
  expectPictures,
  insertFigure,
  insertFormula,
  insertReference,
  pressUntil,
  sectionText,
  slash,
  typeLines,
} from './steps/writing.ts';
import { expect, story } from './support/story.ts';

const CHAPTER = '1 Обзор насосов';
const scheme = { name: 'scheme.png', bytes: noisePicture('scheme', 400, 200).bytes };
const plan = { name: 'plan.png', bytes: noisePicture('plan', 300, 150).bytes };
const record = 'Громов, В. Н. Насосы / В. Н. Громов. – Казань : Волга, 2021. – 240 с.';

/** Begins to write in each way a person may: Enter, typing at once, a click beside the text. */
async function beginSections(page: Page): Promise<void> {
  const intro = sectionText(page, 'Введение');
  await intro.press('Enter');
  await page.keyboard.type('Насосы работают почти в каждом цехе.');
  await expect(intro).toHaveText('Насосы работают почти в каждом цехе.');

  const conclusion = sectionText(page, 'Заключение');
  await conclusion.focus();
  await page.keyboard.type('Стенд собран.');
  await expect(conclusion).toHaveText('Стенд собран.');

  const sheet = page.getByRole('article', { name: 'Реферат', exact: true });
  await sheet.click({ position: { x: 40, y: 40 } });
  await page.keyboard.type('Работа посвящена насосам.');
  await expect(sectionText(page, 'Реферат')).toHaveText('Работа посвящена насосам.');
}

async function writeLists(page: Page): Promise<void> {
  const text = sectionText(page, CHAPTER);
  await typeLines(page, '## Классы насосов.', 'Насосы делят на классы:', '- центробежные;');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await typeLines(page, 'одноступенчатые;', 'многоступенчатые;');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('поршневые.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await typeLines(page, 'Порядок испытаний такой:', '1) пуск;', 'замер.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('heading', { name: '1.1 Классы насосов.' })).toBeVisible();
  await expect(text.locator('ul > li')).toHaveCount(4);
  await expect(text.locator('ul ul > li')).toHaveCount(2);
  await expect(text.locator('ol > li')).toHaveCount(2);
}

/** A table with a row added by Tab and a column added from the bar above it. */
async function writeTable(page: Page): Promise<void> {
  await slash(page, 'табл', 'Таблица');
  await page.keyboard.type('Параметры насосов');
  for (const cell of ['Насос', 'Подача', 'Напор', 'К 20/30', '20', '30', 'К 45/30', '45', '30']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(cell);
  }
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(rows).toHaveCount(4);
  await page.keyboard.type('К 90/55');

  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Столбец справа' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('columnheader')).toHaveCount(4);
  await page.keyboard.press('Control+Enter');
}

/** A figure put before another moves its number everywhere, and undo moves it back. */
async function renumber(page: Page): Promise<void> {
  const text = sectionText(page, CHAPTER);
  const figures = text.getByRole('figure');
  const mention = text.getByText('Схема показана на');
  await expect(mention).toHaveText(/на рисунке\s1\.1,.*\[1,\sс\.\s15\]\.$/);

  await caretAtEnd(text.getByText('Насосы делят на классы:'));
  await page.keyboard.press('Enter');
  await insertFigure(page, plan, 'План цеха');
  await expect(figures.first()).toHaveAccessibleName('Рисунок 1.1 — План цеха');
  await expect(figures.last()).toHaveAccessibleName('Рисунок 1.2 — Схема стенда');
  await expect(mention).toHaveText(/на рисунке\s1\.2,/);

  const quickly = { timeout: 1000 };
  await pressUntil(page, 'Control+z', () => expect(figures).toHaveCount(1, quickly));
  await expect(mention).toHaveText(/на рисунке\s1\.1,/);
  await pressUntil(page, 'Control+Shift+z', () =>
    expect(figures.first()).toHaveAccessibleName('Рисунок 1.1 — План цеха', quickly),
  );
  await expect(figures.last()).toHaveAccessibleName('Рисунок 1.2 — Схема стенда');
  await expect(mention).toHaveText(/на рисунке\s1\.2,/);
}

async function expectAll(page: Page): Promise<void> {
  const text = sectionText(page, CHAPTER);
  await expect(text.getByText('Схема показана на')).toHaveText(
    'Схема показана на рисунке 1.2, параметры даны в таблице 1.1, расчёт по формуле (1.1) [1, с. 15].',
  );
  await expect(text.locator('ul > li')).toHaveCount(4);
  await expect(text.getByRole('figure', { name: 'Рисунок 1.2 — Схема стенда' })).toBeVisible();
  await expect(text.getByRole('row')).toHaveCount(4);
  await expect(text.getByText('Параметры насосов')).toBeVisible();
  await expect(text.getByRole('math')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: record })).toBeVisible();
  await expectPictures(page, 2);
}

/** Goes to a finding, mends one, then those of one rule, then all. */
async function mend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Титульный лист' }).first().click();
  const panel = page.getByRole('complementary', { name: 'Нормоконтроль' });
  await page.keyboard.press('F7');
  await expect(panel.getByText('Проверено')).toBeVisible();
  const text = sectionText(page, CHAPTER);

  const repeated = text.getByText('проверяют на на стенде');
  await expect(repeated).not.toBeInViewport();
  await panel.getByRole('button', { name: /стоит два раза подряд/ }).click();
  await expect(repeated).toBeInViewport();
  await expect(text).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('на на');

  const heading = text.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Классы насосов.');
  const dot = panel.getByRole('listitem').filter({ hasText: 'стоит точка' });
  await dot.getByRole('button', { name: 'Исправить' }).click();
  await expect(heading).toHaveText('Классы насосов');

  const spaces = panel.getByRole('button', { name: /^Лишние пробелы/ });
  await expect(spaces).toHaveAttribute('aria-expanded', 'false');
  await panel.getByRole('button', { name: /Исправить всё/ }).click();
  await expect(page.getByText(/^Исправлено/).last()).toBeVisible();
  await expect(panel.getByRole('button', { name: /Исправить всё/ })).toBeHidden();
  await expect(spaces).toBeHidden();
}

story(
  'a chapter with everything in it is written by keyboard, mended and exported',
  async ({ browser, product }) => {
    const { page, errors } = await openWriter(browser, product, 'sonya');
    await story.step('sections begin however one begins', () => beginSections(page));

    await page.getByRole('textbox', { name: 'Название главы' }).first().click();
    await page.keyboard.type('Обзор насосов');
    await page.keyboard.press('Enter');
    await typeLines(page, 'Насосы проверяют на на стенде и  в цехе.', '');
    await story.step('headings and lists', () => writeLists(page));
    await story.step('a figure', () => insertFigure(page, scheme, 'Схема стенда'));
    await story.step('a table', () => writeTable(page));
    await story.step('a formula', () => insertFormula(page, 'Q=V/t'));
    await expect(sectionText(page, CHAPTER).getByRole('math')).toBeVisible();

    await story.step('references and a citation', async () => {
      await page.keyboard.type('Схема показана на ');
      await insertReference(page, 'схема', /1\.1 ?Схема стенда/);
      await page.keyboard.type(', параметры даны в ');
      await insertReference(page, 'параметры', /1\.1 ?Параметры насосов/);
      await page.keyboard.type(', расчёт по ');
      await insertReference(page, '(1.1', /\(1\.1\)/);
      await page.keyboard.type(' ');
      await citeNewSource(page, record, 'с. 15');
      await page.keyboard.type('.');
    });
    await story.step('numbers follow', () => renumber(page));
    await saved(page);
    await page.reload();
    await story.step('everything is there after a reload', () => expectAll(page));
    await story.step('normocontrol', () => mend(page));
    await saved(page);

    const pdf = await download(page, 'PDF');
    const docx = await download(page, 'DOCX для Word');
    await expectSamePages(pdf, docx);
    await expectLiveFields(docx, { captions: ['Рисунок', 'Таблица', 'Формула'], references: true });
    expect(errors).toEqual([]);
    expect(product.failures()).toEqual([]);
  },
);
