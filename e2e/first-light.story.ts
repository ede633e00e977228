import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillProfile, personalCode, register } from './steps/accounts.ts';
import { type ChosenFile, download, refused, saved, takeIn } from './steps/document.ts';
import { expectLiveFields, expectSamePages } from './steps/exported.ts';
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
import { expect, story, visit } from './support/story.ts';

const person = {
  education: 'Бакалавриат',
  city: 'Казань',
  institution: 'Технический университет',
};

/** A thesis of our own, and the real one where it is at hand. */
async function theses(): Promise<ChosenFile[]> {
  const own = { name: 'диплом.docx', bytes: await messyThesis() };
  const real = join(process.env.PV_SAMPLES ?? '', 'bachelor-thesis.docx');
  if (!process.env.PV_SAMPLES || !existsSync(real)) return [own];
  return [own, { name: 'диплом-2.docx', bytes: readFileSync(real) }];
}

for (const [index, file] of (await theses()).entries()) {
  story(
    `a thesis (${file.name}) goes from a messy DOCX to an approved PDF`,
    async ({ browser, product }) => {
      const student = {
        ...person,
        email: `anna${index}@mail.ru`,
        lastName: 'Белова',
        firstName: 'Анна',
      };
      const reviewer = {
        ...person,
        email: `lev${index}@mail.ru`,
        lastName: 'Громов',
        firstName: 'Лев',
      };
      const anna = await visit(browser, product);
      await register(anna, product, student);
      await fillProfile(anna, student);
      const address = await createProject(anna.page, `Стенд для испытаний насосов ${index}`);
      await keepStages(anna.page, 1);

      const { page } = anna;
      await stageCard(page, 'finish').getByRole('link', { name: 'Открыть документ' }).click();
      await saved(page);
      await refused(page, { name: 'старый.docx', bytes: Buffer.from('not a zip') }, /DOCX/);
      await takeIn(page, file);
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

      const lev = await visit(browser, product);
      await register(lev, product, reviewer);
      await fillProfile(lev, reviewer);
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
    },
  );
}
