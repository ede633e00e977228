import { saved } from './steps/document.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { expect, story } from './support/story.ts';

story(
  'a writer replaces a word in the whole document by one step, and opens the document without a network',
  async ({ browser, product }) => {
    const { page, document, errors } = await openWriter(browser, product, 'nina');
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
    await page.keyboard.press('Enter');
    await expect(bar.getByText('1 из 2')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(bar.getByText('2 из 2')).toBeVisible();
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
    expect(new URL(page.url()).pathname).toBe(document);
    expect(errors).toEqual([]);
  },
);
