import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import JSZip from 'jszip';
import { call } from '../bench/support/caller.ts';
import { packageFaults } from '../packages/gost/src/docx/testing/package-faults.ts';
import { newMember, newProject } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

/** Chooses a paper in the menu; gives the name and the bytes of what the browser saves. */
async function takePaper(page: Page, paper: string) {
  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: paper }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Presses «Скачать архив»; gives the name of the file and the names in it. */
async function takeArchive(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать архив' }).click();
  const download = await saved;
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  return { name: download.suggestedFilename(), zip };
}

story(
  'an author takes the papers and the whole project away, now and before deleting it',
  async ({ browser, product }) => {
    const student = await newMember(browser, product, 'blanki', 'Бережнова');
    const { page } = student;
    const { page: address } = await newProject(product, student, 'Прибор: версия 1/2');
    await page.goto(address);

    const name = 'Календарный план — Прибор версия 1 2.docx';
    // shown for some seconds only, while the file is read here
    const told = expect(page.getByText(`Файл «${name}» скачан.`)).toBeVisible();
    const [plan] = await Promise.all([takePaper(page, 'Календарный план, DOCX для Word'), told]);
    expect(plan.name).toBe(name);
    expect(await packageFaults(plan.bytes)).toEqual([]);

    const sheet = await takePaper(page, 'Лист согласования, PDF');
    expect(sheet.name).toBe('Лист согласования — Прибор версия 1 2.pdf');
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    // by the keyboard, and what cannot be made says why
    const button = page.getByRole('button', { name: 'Скачать', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Задание, PDF' })).toBeVisible();
    expect(await violationsOf(page, 'the menu of papers')).toEqual([]);
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: 'Задание, PDF' }).click();
    await expect(page.getByText(/Нет связи/).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(button).toBeVisible();

    // the whole project as a ZIP
    const id = address.split('/').at(-1) ?? '';
    const as = { url: product.url, token: student.token };
    const field = { title: 'Задачи', kind: 'text' as const, content: 'Собрать полив' };
    await call(as, endpoints.project.taskFields.add, { id, body: field });
    await page.getByRole('button', { name: 'Скачать', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Весь проект, Архив ZIP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Весь проект одним архивом' });
    await expect(dialog.getByText(/Страница «Состав»/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Собрать архив' }).click();
    await expect(dialog.getByText(/^Архив готов:\s/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Скачать архив' })).toBeFocused();
    expect(await violationsOf(page, 'the dialog of the archive')).toEqual([]);
    const first = await takeArchive(page);
    expect(first.name).toBe('Прибор версия 1 2 — архив.zip');
    expect(Object.keys(first.zip.files)).toContain('Бланки/Лист согласования.docx');
    expect(await first.zip.file('Состав.html')?.async('string')).toContain('Собрать полив');

    // the file waits for a reload, and the bell leads to it
    await page.goto(address);
    await page.getByRole('button', { name: /^Уведомления/ }).click();
    await page.getByRole('link', { name: /Архив проекта готов/ }).click();
    await expect(dialog.getByText(/^Архив готов:\s/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await openList(page.getByRole('button', { name: /^Действия: Бережнова/ }));
    await page.getByRole('menuitem', { name: 'Удалить проект' }).click();
    const exit = page.getByRole('dialog', { name: 'Удалить проект' });
    await expect(exit.getByRole('heading', { name: 'Скачать всё перед удалением' })).toBeVisible();
    await exit.getByRole('button', { name: 'Собрать заново' }).click();
    expect(Object.keys((await takeArchive(page)).zip.files)).toContain('Журнал.csv');
    expect(await violationsOf(page, 'the end of a project')).toEqual([]);
  },
);
