import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { packageFaults } from '../packages/gost/src/docx/testing/package-faults.ts';
import { newMember, newProject } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

/** Chooses a paper in the menu; gives the name and the bytes of what the browser saves. */
async function take(page: Page, paper: string) {
  await page.getByRole('button', { name: 'Скачать', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: paper }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

story('a student takes the papers of a project away as files', async ({ browser, product }) => {
  const student = await newMember(browser, product, 'blanki');
  const { page } = student;
  const { page: address } = await newProject(product, student, 'Прибор: версия 1/2');
  await page.goto(address);

  const name = 'Календарный план — Прибор версия 1 2.docx';
  // shown for some seconds only, while the file is read here
  const told = expect(page.getByText(`Файл «${name}» скачан.`)).toBeVisible();
  const [plan] = await Promise.all([take(page, 'Календарный план, DOCX для Word'), told]);
  expect(plan.name).toBe(name);
  expect(await packageFaults(plan.bytes)).toEqual([]);

  const sheet = await take(page, 'Лист согласования, PDF');
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
});
