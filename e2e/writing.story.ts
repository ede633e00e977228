import type { Locator, Page } from '@playwright/test';
import { saved } from './steps/document.ts';
import { newProject } from './steps/member.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { citeNewSource } from './steps/writing.ts';
import { expect, story } from './support/story.ts';

const PUMPS = 'Громов, В. Н. Насосы / В. Н. Громов. – Казань : Волга, 2021. – 240 с.';
const SHAFTS = 'Абрамов, А. А. Валы / А. А. Абрамов. – Москва : Пролёт, 2020. – 90 с.';

const listOf = (page: Page): Locator =>
  page.getByRole('article', { name: 'Список использованных источников', exact: true });

/** Cites a second source, typed as text beside those that are there. */
async function citeAnother(page: Page, record: string): Promise<void> {
  await page.keyboard.press('Control+Shift+C');
  const dialog = page.getByRole('dialog', { name: 'Ссылка на источник' });
  await dialog.getByRole('button', { name: 'Новый источник' }).click();
  await dialog.getByLabel('Запись источника').fill(record);
  await dialog.getByLabel('Запись источника').press('Enter');
  await dialog.getByRole('button', { name: 'Вставить ссылку' }).click();
  await expect(dialog).toBeHidden();
}

story(
  'a writer replaces a word by one step, opens the document without a network, and lists sources by another standard and order, for the next work too',
  async ({ browser, product }) => {
    const writer = await openWriter(browser, product, 'sources');
    const { page } = writer;
    await startTyping(page, 'Введение');
    await page.keyboard.type('Насос стоит. Ошипка видна.');
    await startTyping(page, 'Заключение');
    await page.keyboard.type('Насос работает.');

    // a misspelled word is underlined, and taken for right once it is one's own
    await startTyping(page, 'Введение');
    const wrong = page.locator('.pv-misspelled');
    await expect(wrong).toHaveText('Ошипка');
    await wrong.click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Ошибка' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Добавить в словарь' }).click();
    await expect(wrong).toHaveCount(0);

    await page.keyboard.press('Control+F');
    const bar = page.getByRole('search', { name: 'Поиск и замена' });
    await expect(bar.getByLabel('Найти в документе')).toBeFocused();
    await page.keyboard.type('насос');
    await expect(bar.getByText('2 совпадения')).toBeVisible();
    // the focus never leaves the bar: an Enter in the text would take the place of the word
    await page.evaluate(() => {
      const field = document.activeElement;
      field?.addEventListener('blur', () => field.setAttribute('data-left', ''));
    });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(bar.getByText('2 из 2')).toBeVisible();
    await expect(bar.locator('[data-left]')).toHaveCount(0);
    await bar.getByLabel('Заменить на').fill('Компрессор');
    await bar.getByRole('button', { name: 'Заменить все' }).click();
    await expect(page.getByText('Компрессор стоит. Ошипка видна.')).toBeVisible();
    await expect(page.getByText('Компрессор работает.')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить', exact: true }).last().click();
    await expect(page.getByText('Насос стоит. Ошипка видна.')).toBeVisible();
    await expect(page.getByText('Насос работает.')).toBeVisible();
    await page.keyboard.press('Escape');
    await saved(page);

    // what is needed without a network is fetched while there is one
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Насос работает.')).toBeVisible();
    await startTyping(page, 'Заключение');
    await page.keyboard.type(' Без сети.');
    await expect(page.getByText('Насос работает. Без сети.')).toBeVisible();
    await page.context().setOffline(false);
    await saved(page);
    await expect(page.getByText('Насос работает. Без сети.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(writer.document);

    // sources lead to where they are cited, and go into the next work
    const intro = await startTyping(page, 'Введение');
    await page.keyboard.type(' Насосы описаны ');
    await citeNewSource(page, PUMPS, 'с. 15');
    await page.keyboard.type(', валы ');
    await citeAnother(page, SHAFTS);
    await expect(intro).toContainText('Насосы описаны [1, с. 15], валы [2]');

    const list = listOf(page);
    await list.getByRole('button', { name: 'Разобрать набранные записи на поля' }).click();
    await expect(list.getByRole('listitem').first()).toContainText('Громов, В. Н. Насосы');

    // where it is cited, and the way there
    const place = list.getByRole('button', { name: 'Перейти к ссылке: Введение' });
    await expect(place).toHaveCount(2);
    await place.first().click();
    await expect(intro.locator('.is-found')).toHaveText('[1, с. 15]');

    await list.getByRole('button', { name: 'Вид записей' }).click();
    await list.getByLabel('Стандарт записей').selectOption('7.0.5-2008');
    await expect(list).toContainText('Громов В. Н. Насосы. Казань : Волга, 2021. 240 с.');
    await expect(list).toContainText('Абрамов А. А. Валы. М. : Пролёт, 2020. 90 с.');
    await list.getByLabel('Порядок списка').selectOption('alphabet');
    await expect(list.getByRole('listitem').first()).toContainText('Абрамов');
    await expect(intro).toContainText('Насосы описаны [2, с. 15], валы [1]');

    // the library is the person's, the next work takes from it
    await list.getByRole('button', { name: 'Моя библиотека' }).click();
    const library = page.getByRole('dialog', { name: 'Моя библиотека источников' });
    await library.getByRole('button', { name: 'Положить все источники работы' }).click();
    await expect(library.getByRole('checkbox')).toHaveCount(2);
    await expect(library.getByText('уже есть в этой работе')).toHaveCount(2);
    await saved(page);

    const next = await newProject(product, writer, 'Другая работа о насосах');
    await page.goto(next.document);
    await saved(page);
    // by the keyboard: sections above take their heights as the list comes into sight, and move it
    await listOf(page).getByRole('button', { name: 'Моя библиотека' }).press('Enter');
    await library.getByLabel('Найти в библиотеке').fill('насосы');
    await library.getByRole('checkbox', { name: /Громов/ }).check();
    await library.getByRole('button', { name: 'Взять 1 источник в работу' }).click();
    await expect(library).toBeHidden();
    await expect(listOf(page)).toContainText('Громов, В. Н. Насосы');
    expect(writer.errors).toEqual([]);
  },
);
