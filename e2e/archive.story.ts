import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import JSZip from 'jszip';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

/** Presses «Скачать архив»; gives the name of the file and the names in it. */
async function take(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать архив' }).click();
  const download = await saved;
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  return { name: download.suggestedFilename(), zip };
}

story(
  'an author takes the whole project away as a ZIP, now and before deleting it',
  async ({ browser, product }) => {
    const student = await newMember(browser, product, 'arkhiv', 'Бережнова');
    const { page } = student;
    const { page: address } = await newProject(product, student, 'Теплица: полив/свет');
    const id = address.split('/').at(-1) ?? '';
    const as = { url: product.url, token: student.token };
    const field = { title: 'Задачи', kind: 'text' as const, content: 'Собрать полив' };
    await call(as, endpoints.project.taskFields.add, { id, body: field });
    await page.goto(address);

    await page.getByRole('button', { name: 'Скачать', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Весь проект, Архив ZIP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Весь проект одним архивом' });
    await expect(dialog.getByText(/Страница «Состав»/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Собрать архив' }).click();
    await expect(dialog.getByText(/^Архив готов:\s/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Скачать архив' })).toBeFocused();
    expect(await violationsOf(page, 'the dialog of the archive')).toEqual([]);
    const first = await take(page);
    expect(first.name).toBe('Теплица полив свет — архив.zip');
    expect(Object.keys(first.zip.files)).toContain('Бланки/Лист согласования.docx');
    expect(await first.zip.file('Состав.html')?.async('string')).toContain('Собрать полив');

    // the file waits for a reload, and the bell leads to it
    await page.goto(address);
    await page.getByRole('button', { name: /^Уведомления/ }).click();
    await page.getByRole('link', { name: /Архив проекта готов/ }).click();
    await expect(dialog.getByText(/^Архив готов:\s/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: /^Действия: Бережнова/ }).click();
    await page.getByRole('menuitem', { name: 'Удалить проект' }).click();
    const exit = page.getByRole('dialog', { name: 'Удалить проект' });
    await expect(exit.getByRole('heading', { name: 'Скачать всё перед удалением' })).toBeVisible();
    await exit.getByRole('button', { name: 'Собрать заново' }).click();
    expect(Object.keys((await take(page)).zip.files)).toContain('Журнал.csv');
    expect(await violationsOf(page, 'the end of a project')).toEqual([]);
  },
);
