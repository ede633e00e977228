import { signIn } from './steps/accounts.ts';
import { keptCopies, notedCopies } from './steps/copies.ts';
import { saved } from './steps/document.ts';
import { newMember, newProject } from './steps/member.ts';
import { startTyping } from './steps/writer.ts';
import { sectionText } from './steps/writing.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story, visit } from './support/story.ts';

const MINE = ' Добавлено посетителем.';
const FILE = 'Обнаружение дефектов сварных швов по радиографическим снимкам.docx';

story(
  'a visitor writes in the demo without an account, and takes the text into her own document',
  async ({ browser, product }) => {
    const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/editor');
    // it is loaded when somebody comes near, is opened at its text, and stays there while it is laid out
    const intro = sectionText(page, 'Введение');
    await page.getByRole('link', { name: 'Попробовать' }).click();
    await expect(intro).toBeInViewport();
    await startTyping(page, 'Введение');
    await page.keyboard.type(MINE);
    await expect(intro).toContainText(MINE.trim());
    await page.reload();
    await expect(intro).toContainText(MINE.trim());

    const outline = page.getByRole('navigation', { name: 'Разделы', exact: true });
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.getByRole('group', { name: 'Редактор с примером работы' }).hover();
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    for (const name of ['Заключение', /^2\.1/, 'Введение']) {
      await outline.getByRole('button', { name }).first().click();
      await expect(page.getByRole('heading', { name }).last()).toBeInViewport();
      await expect.poll(place).toBe(before);
    }

    for (const locked of ['Просмотр страниц', 'Соавторы']) {
      await expect(
        page.getByRole('button', { name: `${locked}: нужна регистрация` }),
      ).toBeVisible();
    }
    const frame = page.getByRole('group', { name: 'Редактор с примером работы' });
    await page.getByRole('button', { name: 'На весь экран' }).click();
    const head = page.locator('header').first();
    await expect(head).toHaveJSProperty('inert', true);
    const whole = { x: 0, y: 0, height: page.viewportSize()?.height };
    await expect.poll(() => frame.boundingBox()).toMatchObject(whole);
    await page.getByRole('button', { name: 'Вернуть на страницу' }).click();
    await expect(head).toHaveJSProperty('inert', false);
    await expect.poll(place).toBe(before);

    await intro.press('Control+End');
    await page.keyboard.type(' /');
    const listing = page.getByRole('option', { name: 'Листинг' });
    await listing.hover();
    await expect(page.getByRole('option', { selected: true })).toHaveText('Листинг');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');

    await page.getByRole('button', { name: 'Нормоконтроль' }).click();
    const panel = page.getByRole('complementary', { name: 'Нормоконтроль' });
    await panel.getByRole('button', { name: /Исправить всё/ }).click();
    await expect(panel.getByText(/^1\sзамечание$/)).toBeVisible();
    expect(await violationsOf(page, 'the demo')).toEqual([]);
    await panel.getByRole('button', { name: 'Закрыть' }).click();

    await page.getByRole('button', { name: 'Скачать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Скачать документ' });
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'DOCX для Word' }).click();
    expect((await file).suggestedFilename()).toBe(FILE);
    await expect(dialog.getByText(`Файл «${FILE}» сохранён.`)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Начать заново' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Начать заново' }).click();
    await expect(intro).not.toContainText(MINE.trim());
    await page.getByRole('button', { name: 'Отменить' }).last().click();
    await expect(intro).toContainText(MINE.trim());
    expect(sent).toEqual([]);

    // with an account, the text goes on in a document of her own
    const member = await newMember(browser, product, 'demidova');
    const project = await newProject(product, member, 'Сварные швы');
    await page.goto('/sign-in');
    await signIn(page, member.email);
    await expect(page).toHaveURL(/\/projects$/);
    await page.goto(project.document);
    await page.getByRole('button', { name: 'Перенести' }).click();
    await expect(page.getByText('Текст из демо перенесён')).toBeVisible();
    await expect(intro).toContainText(MINE.trim());
    await saved(page);
    await page.reload();
    await expect(intro).toContainText(MINE.trim());
    // the demo and the document, to be found again where a browser does not list its databases
    const copies = () => page.evaluate(keptCopies, 'pv_document_');
    await expect.poll(async () => (await copies()).length).toBe(2);
    expect(await page.evaluate(notedCopies)).toEqual(await copies());
    const picture = page.getByRole('figure').locator('img').first();
    await expect(picture).toHaveAttribute('src', /api/);
    await expect(page.getByRole('button', { name: 'Перенести' })).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);
