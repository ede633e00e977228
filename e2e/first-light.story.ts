import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { personalCode } from './steps/accounts.ts';
import { type ChosenFile, download, refused, saved, takeIn } from './steps/document.ts';
import { expectLiveFields, expectSamePages } from './steps/exported.ts';
import { type Member, newMember } from './steps/member.ts';
import { messyThesis } from './steps/messy-thesis.ts';
import {
  addSupervisor,
  createProject,
  decide,
  keepStages,
  stageCard,
  unfold,
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

/** Approves the plan of the stage in the second round, with remarks in the first. */
async function agreeOnPlan(anna: Member, lev: Member, address: string): Promise<void> {
  const stage = stageCard(anna.page, 1);
  await write(stage, 'Цель', 'Изучить известные стенды.');
  await decide(anna.page, stage, 'Отправить на согласование');
  await expect(stage.getByText('План на согласовании у научного руководителя')).toBeVisible();
  await expect(anna.page.getByText(/Ход: Громов\sА/).first()).toBeVisible();

  await lev.page.goto('/projects');
  await expect(lev.page.getByText('Ваш ход').first()).toBeVisible();
  await lev.page.getByRole('link', { name: 'Стенд для испытаний насосов' }).click();
  await decide(lev.page, lev.page.getByRole('region', { name: 'О проекте' }), 'Согласовать');
  const plan = stageCard(lev.page, 1);
  // without remarks nothing is returned by the main button; closing the dialog keeps what was typed
  await unfold(plan);
  await plan.getByRole('button', { name: 'Вернуть на доработку' }).click();
  const dialog = lev.page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Вернуть на доработку' });
  await expect(submit).toBeDisabled();
  await expect(dialog.getByText(/Напишите, что нужно исправить/)).toBeVisible();
  await dialog.getByLabel('Замечания').fill('Указать срок');
  await expect(submit).toBeEnabled();
  await lev.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await plan.getByRole('button', { name: 'Вернуть на доработку' }).click();
  await expect(dialog.getByLabel('Замечания')).toHaveValue('Указать срок');
  await lev.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await decide(lev.page, plan, 'Вернуть на доработку', 'Указать срок\nНазвать два стенда');
  await expect(plan.getByText('План на доработке у исследователя')).toBeVisible();

  await anna.page.goto(address);
  await expect(anna.page.getByRole('button', { name: 'Исправить замечания' })).toBeVisible();
  await stage.getByLabel('Указать срок').check();
  // her name and the moment stand under it once it is on the server
  await expect(stage.getByText('Указать срок').locator('..')).toContainText(
    /Белова А\., \d\d\.\d\d\.\d{4} \d\d:\d\d/,
  );
  await decide(anna.page, stage, 'Отправить на согласование');
  await lev.page.goto(address);
  await decide(lev.page, plan, 'Согласовать');
  await expect(plan.getByText('Согласовано научным руководителем')).toBeVisible();
}

story(
  'a thesis goes from a messy DOCX to a PDF, and its plan, result and text to the supervisor, who approves them in the end',
  async ({ browser, product }) => {
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
    await write(about, 'Аннотация', 'Стенд измеряет расход и давление.');
    await decide(page, about, 'Согласовать самостоятельно');
    await expect(about.getByText('Согласовано исследователем')).toBeVisible();
    await addSupervisor(page, code);
    await expect(about.getByText('Требуется повторное согласование')).toBeVisible();
    await decide(page, about, 'Отправить на согласование');
    await expect(about.getByText('На согласовании у научного руководителя')).toBeVisible();
    await story.step('the plan', () => agreeOnPlan(anna, lev, address));

    await page.goto(address);
    const stage = stageCard(page, 1);
    await write(stage, 'Результат', 'Стенд собран.');
    await decide(page, stage, 'Отправить на согласование');
    await lev.page.goto(address);
    const his = stageCard(lev.page, 1);
    await decide(lev.page, his, 'Согласовать');
    await expect(his.getByText('Результат согласован научным руководителем')).toBeVisible();
    await page.goto(address);
    await decide(page, stageCard(page, 'finish'), 'Отправить на согласование');
    await lev.page.goto(address);
    await decide(lev.page, stageCard(lev.page, 'finish'), 'Согласовать');
    await expect(lev.page.getByText('Завершён успешно').first()).toBeVisible();
    expect([anna.errors, lev.errors]).toEqual([[], []]);
  },
);
