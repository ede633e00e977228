import { saved } from './steps/document.ts';
import { newSupervisor } from './steps/member.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { expect, story } from './support/story.ts';

const OFFLINE = 'Нет связи, изменения на этом устройстве';

story(
  'typing goes on without a network and reaches the other person afterwards',
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
    await page.reload().catch(() => undefined);
    await page.context().setOffline(false);
    await page.goto(writer.document);
    const whole = 'До обрыва. Без сети. И после перезагрузки.';
    await expect(page.getByText(whole)).toBeVisible();
    await saved(page);
    await expect(reader.page.getByText(whole)).toBeVisible();
    expect([writer.errors, reader.errors]).toEqual([[], []]);
  },
);

story(
  'the server goes away and comes back while two people write',
  async ({ browser, product }) => {
    const writer = await openWriter(browser, product, 'petr');
    const { page } = writer;
    const reader = await newSupervisor(browser, product, {
      name: 'stepan',
      owner: writer,
      projectPath: writer.project,
    });
    await reader.page.goto(writer.document);
    await saved(reader.page);
    await startTyping(page, 'Введение');
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
    await page.reload().catch(() => undefined);
    await product.restart();
    await page.goto(writer.document);
    await saved(page);
    const whole = 'До остановки. Во время остановки. Перед уходом.';
    await expect(page.getByText(whole)).toBeVisible();
    await expect(reader.page.getByText(whole)).toBeVisible();
    expect(product.failures()).toEqual([]);
  },
);
