import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalCode } from './steps/accounts.ts';
import { type ChosenFile, download, refused, saved, takeIn } from './steps/document.ts';
import { expectLiveFields, expectSamePages } from './steps/exported.ts';
import { newMember } from './steps/member.ts';
import { messyThesis } from './steps/messy-thesis.ts';
import {
  addSupervisor,
  createProject,
  decide,
  keepStages,
  stageCard,
  write,
} from './steps/project.ts';
import { startTyping } from './steps/writer.ts';
import { expect, story } from './support/story.ts';

/** The real thesis where it is at hand, or one of our own. */
async function thesis(): Promise<ChosenFile> {
  const real = join(process.env.PV_SAMPLES ?? '', 'bachelor-thesis.docx');
  const bytes =
    process.env.PV_SAMPLES && existsSync(real) ? readFileSync(real) : await messyThesis();
  return { name: 'диплом.docx', bytes };
}

story('a thesis goes from a messy DOCX to an approved PDF', async ({ browser, product }) => {
  const anna = await newMember(browser, product, 'anna.thesis');
  const address = await createProject(anna.page, 'Стенд для испытаний насосов');
  await keepStages(anna.page, 1);

  const { page } = anna;
  await stageCard(page, 'finish').getByRole('link', { name: 'Открыть документ' }).click();
  await saved(page);
  await refused(page, { name: 'старый.docx', bytes: Buffer.from('not a zip') }, /DOCX/);
  await takeIn(page, await thesis());
  await saved(page);
  await expect(page.getByRole('figure', { name: /^Рисунок \d/ }).first()).toBeVisible();

  await startTyping(page, 'Введение');
  await page.keyboard.type(' Added by hand.');
  await saved(page);
  await page.reload();
  await expect(page.getByText('Added by hand.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Нормоконтроль' }).click();
  await page.getByRole('button', { name: /Исправить всё/ }).click();
  await expect(page.getByText(/Исправлено/).first()).toBeVisible();
  await saved(page);

  const pdf = await download(page, 'PDF');
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const docx = await download(page, 'DOCX для Word');
  expect(docx.subarray(0, 2).toString('latin1')).toBe('PK');
  await expectSamePages(pdf, docx);
  await expectLiveFields(docx, { captions: ['Рисунок', 'Таблица'], references: true });

  const lev = await newMember(browser, product, 'lev.thesis', 'Громов');
  const code = await personalCode(lev, 'Научный руководитель');
  await page.goto(address);
  const about = page.getByRole('region', { name: 'О проекте' });
  await decide(page, about, 'Согласовать самостоятельно');
  await addSupervisor(page, code);
  await decide(page, about, 'Отправить на согласование');
  await write(stageCard(page, 1), 'Цель', 'Собрать стенд.');
  await decide(page, stageCard(page, 1), 'Отправить на согласование');

  await lev.page.goto(address);
  await decide(lev.page, lev.page.getByRole('region', { name: 'О проекте' }), 'Согласовать');
  await decide(lev.page, stageCard(lev.page, 1), 'Согласовать');
  await page.goto(address);
  await write(stageCard(page, 1), 'Результат', 'Стенд собран.');
  await decide(page, stageCard(page, 1), 'Отправить на согласование');
  await lev.page.goto(address);
  await decide(lev.page, stageCard(lev.page, 1), 'Согласовать');
  await page.goto(address);
  await decide(page, stageCard(page, 'finish'), 'Отправить на согласование');
  await lev.page.goto(address);
  await decide(lev.page, stageCard(lev.page, 'finish'), 'Согласовать');
  await expect(lev.page.getByText('Завершён успешно').first()).toBeVisible();
  expect([anna.errors, lev.errors]).toEqual([[], []]);
});
