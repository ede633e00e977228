import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newMember, newProject } from './steps/member.ts';
import { stageCard, unfold } from './steps/project.ts';
import { expect, story } from './support/story.ts';

/** Drags files of this machine over something and lets them fall, as a person does from another window. */
async function dropFiles(page: Page, onto: Locator, files: string[]): Promise<void> {
  // waits until it stands still
  await onto.hover();
  const box = await onto.boundingBox();
  if (!box) throw new Error('nothing to drop on');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

/** Puts a picture into the clipboard, as a screenshot does. */
async function copyPicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (picture) await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  });
}

story(
  'files are dropped on a slot and pasted into it, and the focus is never lost',
  async ({ browser, product }, info) => {
    const student = await newMember(browser, product, 'peretashchit', 'Волкова');
    const { page: address } = await newProject(product, student, 'Весы для пасеки');
    const { page } = student;
    await page.goto(address);
    const stage = stageCard(page, 1);
    await unfold(stage);
    const slot = stage.getByRole('group', { name: 'Дополнительные материалы', exact: true });
    const add = slot.getByRole('button', { name: 'Добавить: Дополнительные материалы' });
    await expect(add).toBeVisible();

    const files = ['схема.pdf', 'таблица.pdf'].map((name) => info.outputPath(name));
    for (const file of files) await writeFile(file, `%PDF-1.7\n% ${file}\n%%EOF`);
    await dropFiles(page, slot, files);
    await expect(slot.getByRole('button', { name: 'схема.pdf', exact: true })).toBeVisible();
    await expect(slot.getByRole('button', { name: 'таблица.pdf', exact: true })).toBeVisible();

    await copyPicture(page);
    await add.focus();
    await page.keyboard.press('Control+V');
    await expect(slot.getByRole('button', { name: 'image.png', exact: true })).toBeVisible();
    await expect(add).toBeFocused();

    const remove = slot.getByRole('button', { name: 'Удалить файл «image.png»' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(slot.getByRole('button', { name: /прежняя версия/ })).toBeVisible();
    await expect(add).toBeFocused();

    // a version that nobody was sent can go for good
    await slot.getByRole('button', { name: /прежняя версия/ }).click();
    await slot.getByRole('button', { name: /Удалить версию \d файла «image.png»/ }).click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByText('Версия удалится насовсем')).toBeVisible();
    await asked.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(slot.getByRole('button', { name: /прежняя версия/ })).toBeHidden();
    await expect(add).toBeFocused();
  },
);
