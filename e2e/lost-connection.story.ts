import type { Page } from '@playwright/test';
import { exportDialog, importDialog, offer, saved } from './steps/document.ts';
import { newSupervisor } from './steps/member.ts';
import { messyThesis } from './steps/messy-thesis.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { sectionText, slash } from './steps/writing.ts';
import { watchCode } from './support/loaded-code.ts';
import { expect, story } from './support/story.ts';

const OFFLINE = 'Нет связи, изменения на этом устройстве';

/** Cuts the connection of the calls whose address fits; gives the way to mend it. */
async function cut(page: Page, method: string, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.abort('internetdisconnected') : route.fallback(),
  );
  return () => page.unroute(address);
}

story(
  'two people write on without a network and without a server, everything reaches both afterwards, and an import and an export come through too',
  async ({ browser, product }) => {
    const writer = await openWriter(browser, product, 'olga');
    const { page } = writer;
    const reader = await newSupervisor(browser, product, {
      name: 'roman',
      owner: writer,
      projectPath: writer.project,
    });
    await reader.page.goto(writer.document);
    await saved(reader.page);
    await startTyping(page, 'Введение');
    await page.keyboard.type('До обрыва.');
    await expect(reader.page.getByText('До обрыва.')).toBeVisible();
    await saved(page);

    await page.context().setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.keyboard.type(' Без сети.');
    await expect(page.getByText('До обрыва. Без сети.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(reader.page.getByText('До обрыва. Без сети.')).toBeVisible();
    await saved(page);

    await page.context().setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.keyboard.type(' И после перезагрузки.');
    const whole = 'До обрыва. Без сети. И после перезагрузки.';
    await expect(page.getByText(whole)).toBeVisible();
    await page.reload().catch(() => undefined);
    await page.context().setOffline(false);
    // the browser may put its own page of the failure in between
    await expect(() => page.goto(writer.document)).toPass();
    await expect(page.getByText(whole)).toBeVisible();
    await saved(page);
    await expect(reader.page.getByText(whole)).toBeVisible();

    // a footnote is written while the other one types before it
    await startTyping(page, 'Введение');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    await slash(page, 'снос', 'Сноска');
    const text = sectionText(page, 'Введение');
    const dialog = page.getByRole('dialog', { name: 'Сноска' });
    await dialog.getByRole('textbox').fill('Примечание');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await saved(page);
    const note = page.getByRole('listitem').filter({ hasText: /^Примечание/ });
    await expect(note).toHaveText('Примечание');
    await text.locator('.footnote').dblclick();
    await dialog.getByRole('textbox').fill('Примечание автора');
    await startTyping(reader.page, 'Введение');
    await reader.page.keyboard.press('Control+Home');
    await reader.page.keyboard.type('Начало. ');
    // with the name of the other person at the caret between
    await expect(text.locator('p').first()).toContainText(/^Начало\. .*До обрыва/);
    await dialog.getByRole('textbox').press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(note).toHaveText('Примечание автора');
    await expect(text.locator('.footnote')).toHaveCount(1);
    await saved(page);

    // the server goes away and comes back
    await startTyping(page, 'Введение');
    // the note may be selected still, and Enter would open it
    await expect(text.locator('.ProseMirror-selectednode')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.type('До остановки.');
    await saved(page);

    await product.kill();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(reader.page.getByText(OFFLINE)).toBeVisible();
    await page.keyboard.type(' Во время остановки.');
    await startTyping(reader.page, 'Заключение');
    await reader.page.keyboard.type('Тоже без сервера.');
    await product.restart();
    await saved(page);
    await saved(reader.page);
    await expect(reader.page.getByText('До остановки. Во время остановки.')).toBeVisible();
    await expect(page.getByText('Тоже без сервера.')).toBeVisible();

    await product.kill();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.keyboard.type(' Перед уходом.');
    const kept = 'До остановки. Во время остановки. Перед уходом.';
    await expect(page.getByText(kept)).toBeVisible();
    await page.reload().catch(() => undefined);
    await product.restart();
    await page.goto(writer.document);
    await saved(page);
    await expect(page.getByText(kept)).toBeVisible();
    await expect(reader.page.getByText(kept)).toBeVisible();

    // an import that loses its connection goes on, and an export comes when the connection is back
    await reader.page.close();
    const taking = importDialog(page);
    const mendUpload = await cut(page, 'PUT', '**/api/storage/**');
    const mendPolling = await cut(page, 'GET', '**/api/document/import/*');
    await offer(page, { name: 'диплом.docx', bytes: await messyThesis() });
    await expect(taking.getByRole('alert')).toContainText(/Нет связи.*Документ не изменился/);
    await mendUpload();
    await taking.getByRole('button', { name: 'Повторить' }).click();
    await expect(taking.getByRole('alert')).toContainText(/Нет связи.*Разбор идёт на сервере/);
    await mendPolling();
    await expect(taking.getByText('Слов', { exact: true })).toBeVisible();

    await page.context().setOffline(true);
    await taking.getByRole('button', { name: 'Принять', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Заменить текст?' });
    await asked.getByRole('button', { name: 'Заменить' }).click();
    await expect(page.getByText(/Нет связи с сервером. Проверьте подключение/)).toBeVisible();
    await expect(page.getByText(kept)).toBeVisible();
    await page.context().setOffline(false);
    await saved(page);
    await taking.getByRole('button', { name: 'Принять', exact: true }).click();
    await asked.getByRole('button', { name: 'Заменить' }).click();
    await expect(page.getByText('Насосы работают почти в каждом цехе')).toBeVisible();
    await expect(page.getByText(kept)).toBeHidden();

    const code = watchCode(page);
    await page.reload();
    await saved(page);
    // the code of the dialog comes when the page has time
    await expect.poll(() => code.has('src/features/document/export/ExportDialog.tsx')).toBe(true);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Просмотр страниц' }).click();
    const pages = page.getByRole('complementary', { name: 'Просмотр страниц' });
    await expect(pages.getByText(/Нет связи с сервером/)).toBeVisible();
    await page.getByRole('button', { name: 'Скачать', exact: true }).click();
    const saving = exportDialog(page);
    await expect(saving.getByText(/Нет связи.*Текст сохранён на этом устройстве/)).toBeVisible();
    await expect(saving.getByRole('button', { name: 'PDF' })).toBeDisabled();
    await page.context().setOffline(false);
    await expect(saving.getByRole('button', { name: 'PDF' })).toBeEnabled();

    const mendStart = await cut(page, 'POST', '**/api/document/*/export');
    const mendWaiting = await cut(page, 'GET', '**/api/document/export/*');
    await saving.getByRole('button', { name: 'PDF' }).click();
    await expect(saving.getByRole('alert')).toContainText(/Нет связи.*Повторите/);
    await mendStart();
    await saving.getByRole('button', { name: 'Повторить' }).click();
    await expect(saving.getByRole('alert')).toContainText(/Нет связи.*Файл собирается на сервере/);
    const [file] = await Promise.all([page.waitForEvent('download'), mendWaiting()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(saving.getByText(/готов: \d+ страниц/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Нормоконтроль' }).click();
    const check = page.getByRole('complementary', { name: 'Нормоконтроль' });
    await expect(check).toBeVisible();
    await expect(page.getByText('Насосы работают почти в каждом цехе')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Просмотр страниц' }).click();
    await expect(pages.getByText('Показан последний текст')).toBeVisible();
    expect([writer.errors, reader.errors, product.failures()]).toEqual([[], [], []]);
  },
);
