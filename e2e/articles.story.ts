import { noisePicture } from '../packages/gost/src/docx/testing/picture.ts';
import { newDraft } from './steps/article.ts';
import { type Member, newEditor, newProject } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { alive } from './support/alive.ts';
import { openList } from './support/open-list.ts';
import type { Product } from './support/server.ts';
import { expect, story, visit, withoutHttps } from './support/story.ts';

/** Plans an article for later on a phone; what is written after that is not in the plan, and is added to it. */
async function plan(product: Product, editor: Member): Promise<void> {
  const { page, errors } = editor;
  const id = await newDraft({ url: product.url, token: editor.token });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/articles-desk/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Опубликовать позже' });
  const day = dialog.getByRole('textbox', { name: 'День' });
  const time = dialog.getByRole('textbox', { name: 'Время' });
  const open = async () => {
    await page.getByTitle('Ещё').click();
    await page.getByRole('menuitem', { name: 'Опубликовать позже' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await day.fill('01.03.2020');
  await expect(dialog.getByText('Выберите время в будущем')).toBeVisible();
  await day.fill('01.03.2');
  // closed by mistake, it opens with what was typed
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(day).toHaveValue('01.03.2');
  await expect(dialog.getByText('Напишите год четырьмя цифрами')).toBeVisible();
  await day.fill('01.03.2998');
  await time.fill('25:00');
  await time.press('Enter');
  await expect(dialog.getByText('Введите часы и минуты, например 09:30')).toBeVisible();
  await expect(time).toBeFocused();
  expect(await violationsOf(page, 'a time that is none')).toEqual([]);
  await time.fill('930');
  await time.press('Enter');
  await expect(page.getByText('Публикация запланирована')).toBeVisible();
  await expect(page.getByText(/выйдет 1 марта 2998/)).toBeVisible();
  // what is written after that is not in the plan, and is added to it
  const older = page.getByText('без последних правок');
  await expect(older).toBeHidden();
  await page.getByLabel('Название').fill('Приборы кафедры физики');
  await expect(older).toBeVisible();
  await page.getByRole('button', { name: 'Добавить правки в план' }).press('Enter');
  await expect(page.getByText('Правки выйдут вместе с публикацией')).toBeVisible();
  await expect(older).toBeHidden();
  await open();
  await expect(day).toHaveValue('01.03.2998');
  await expect(time).toHaveValue('09:30');
  expect(errors).toEqual([]);
}

story(
  'an editor writes an article, shows it to readers, and they find it',
  async ({ browser, product }) => {
    const title = `Приборы на кафедре, часть ${Date.now()}`;
    const editor = await newEditor(browser, product);
    const reader = await visit(browser, product);
    const { page } = editor;
    await withoutHttps(page);
    await page.goto('/articles-desk');
    await page.getByRole('button', { name: 'Новая статья' }).click();
    await page.getByRole('menuitem', { name: 'Наука' }).click();
    const publish = page.getByRole('button', { name: 'Опубликовать', exact: true });
    const dialog = page.getByRole('dialog');
    const field = page.getByLabel('Название');
    await publish.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const missing = page.getByRole('alert').filter({ hasText: 'Чтобы опубликовать, заполните' });
    await expect(missing.getByRole('button')).toHaveCount(3);
    expect(await violationsOf(page, 'what an article lacks')).toEqual([]);
    await field.fill(title);
    await page.getByLabel('Кратко: о чём текст').fill('Что стоит в шкафу и кому это нужно.');
    await missing.getByRole('button', { name: 'Текст на русском' }).click();
    const text = page.getByRole('textbox', { name: 'Текст части 1' });
    await expect(text).toBeFocused();
    await text.fill('В шкафу стоят три прибора.');
    await expect(missing).toBeHidden();
    const stage = page.getByRole('combobox', { name: 'К какому этапу' });
    await expect(stage).toBeHidden();
    await page.getByRole('checkbox', { name: 'Исследования' }).check();
    await openList(stage);
    await page.getByRole('option', { name: 'Пригодится в начале проекта' }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'схема.png',
        mimeType: 'image/png',
        buffer: Buffer.from('это не картинка'),
      });
    await expect(page.getByText('«схема.png» не открывается как картинка')).toBeVisible();
    await expect(page.getByText('Сохранено')).toBeVisible();

    await reader.page.goto('/articles-science');
    await (await alive(reader.page.getByLabel('Поиск по разделу'))).fill(title);
    await expect(reader.page.getByText('ничего не нашлось')).toBeVisible();

    await publish.click();
    await expect(
      dialog.getByText(/Читатели увидят статью в разделе «Наука» по адресу/),
    ).toBeVisible();
    expect(await violationsOf(page, 'asking before publishing')).toEqual([]);
    await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
    await expect(page.getByText('Теперь это видят читатели')).toBeVisible();
    await reader.page.reload();
    await reader.page.getByRole('link', { name: title }).click();
    await expect(reader.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.page.getByText('В шкафу стоят три прибора.')).toBeVisible();
    expect(await violationsOf(reader.page, 'article')).toEqual([]);
    const copy = reader.page.getByRole('button', { name: 'Скопировать ссылку' });
    await (await alive(copy)).click();
    await expect(
      reader.page.getByText(/Ссылка скопирована/).or(reader.page.getByLabel('Что скопировать')),
    ).toBeVisible();
    await expect(reader.page.getByRole('heading', { name: 'Читайте также' })).toBeVisible();
    // the page that the server has drawn is taken over without a complaint, and lives
    await reader.page.reload();
    const english = reader.page.getByRole('button', { name: 'English', exact: true });
    await (await alive(english)).click();
    await expect(reader.page.getByText('in Russian only')).toBeVisible();
    // a change is compared with what readers see, and a version is looked at before it is restored
    await text.fill('В шкафу стоят четыре прибора.');
    await page.getByRole('button', { name: 'Опубликовать правки' }).click();
    await expect(dialog.locator('del', { hasText: 'три' })).toBeVisible();
    await expect(dialog.locator('ins', { hasText: 'четыре' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Версии' }).click();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'На сайте' })
      .getByRole('button', { name: /^Посмотреть/ })
      .click();
    await expect(dialog.locator('ins', { hasText: 'три' })).toBeVisible();
    expect(await violationsOf(page, 'a version')).toEqual([]);
    await dialog.getByRole('button', { name: 'Восстановить эту версию' }).click();
    await expect(text).toHaveText('В шкафу стоят три прибора.');
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(text).toHaveText('В шкафу стоят четыре прибора.');

    // a button that takes itself away leaves the focus where the work goes on
    const heading = (number: number) => page.getByLabel(`Подзаголовок части ${number}`);
    await page.getByRole('button', { name: 'Добавить часть' }).click();
    await heading(2).fill('Где стоит шкаф');
    await page.getByRole('button', { name: 'Поднять часть 2' }).press('Enter');
    await expect(heading(1)).toHaveValue('Где стоит шкаф');
    await expect(heading(1)).toBeFocused();
    await page.getByRole('button', { name: 'Удалить часть 1' }).press('Enter');
    await expect(heading(2)).toHaveCount(0);
    await expect(heading(1)).toBeFocused();
    const pictures = page.locator('input[type=file]');
    await pictures.first().setInputFiles({
      name: 'шкаф.png',
      mimeType: 'image/png',
      buffer: Buffer.from(noisePicture('cupboard', 400, 300).bytes),
    });
    await page.getByRole('button', { name: 'Убрать картинку' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Выбрать картинку' }).first()).toBeFocused();

    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Снять с публикации' }).click();
    await expect(dialog.getByText(/исчезнет из списков/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Отмена' }).click();

    // it stands beside the guides of the projects that it helps with
    const project = await newProject(product, editor, 'Приборы на кафедре');
    const beside = await page.context().newPage();
    await beside.goto(project.page);
    const row = beside.getByRole('region', { name: 'О проекте' });
    await unfold(row);
    await row.getByText('Пригодится:').getByRole('link', { name: title }).click();
    await expect(beside.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect([...editor.errors, ...reader.errors]).toEqual([]);

    await story.step('an article is planned for later by the keyboard', () =>
      plan(product, editor),
    );

    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU' });
    const unscripted = await plain.newPage();
    await unscripted.goto(reader.page.url());
    await expect(unscripted.getByText('В шкафу стоят три прибора.')).toBeVisible();
    await unscripted.getByRole('link', { name: 'Правила сервиса' }).click();
    await expect(unscripted.getByRole('heading', { level: 1, name: /правила/i })).toBeVisible();
    await plain.close();
  },
);
