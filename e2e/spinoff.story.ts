import type { Page } from '@playwright/test';
import { newReportedWork } from './steps/finished-work.ts';
import { newMember } from './steps/member.ts';
import { decide, stageCard } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

const WORK = 'Прочность сварных швов';
const NAME = 'Шов: проверка сварки за минуту';

/** Takes another roadmap: a startup that was to be a diploma is none any more. */
async function changeTemplate(page: Page): Promise<void> {
  const council = 'Второй экспертный совет: продукт';
  await expect(page.getByText(council)).toBeVisible();
  await page.getByRole('button', { name: 'Взять шаблон' }).click();
  const dialog = page.getByRole('dialog', { name: 'Шаблон дорожной карты' });
  await dialog.getByRole('combobox', { name: 'Для какой работы' }).click();
  await page.getByRole('option', { name: 'Стартап как диплом' }).click();
  await expect(dialog.getByText(council)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Для какой работы' }).click();
  await page.getByRole('option', { name: 'Студенческий стартап' }).click();
  await expect(dialog.getByText('Минимальный продукт')).toBeVisible();
  await dialog.getByRole('button', { name: 'Взять шаблон' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(council)).toBeHidden();
  await expect(page.getByText('Минимальный продукт')).toBeVisible();
}

story(
  'a work expects its final report, is finished and becomes a startup with what its author ticks',
  async ({ browser, product }) => {
    const anna = await newMember(browser, product, 'spinoff-anna');
    const work = await newReportedWork(product, anna, WORK);
    const { page } = anna;
    // its stages are all approved: everywhere it is said that its final report is expected
    const plan = `/stage-plan?type=nir&project=${work.id}`;
    const row = page.getByRole('listitem').filter({ hasText: WORK });
    const head = page.getByRole('main').locator('header');

    await page.goto('/projects');
    await expect(row.getByText('Ожидается итоговый отчёт')).toBeVisible();
    await page.goto(plan);
    await expect(head.getByText('Ожидается итоговый отчёт')).toBeVisible();
    await page.goto(work.path);
    await expect(head.getByText('Ожидается итоговый отчёт')).toBeVisible();

    await decide(page, stageCard(page, 'finish'), 'Согласовать самостоятельно');
    await expect(head.getByText('Завершён успешно')).toBeVisible();
    await expect(head.getByText('Ожидается итоговый отчёт')).toHaveCount(0);
    await page.goto('/projects');
    await expect(row.getByText('Завершён успешно')).toBeVisible();

    // finished, it becomes a startup
    await page.goto(work.path);
    await page.getByRole('link', { name: 'Превратить в стартап' }).click();

    const title = page.getByLabel('Название стартапа');
    await expect(title).toHaveValue(WORK);
    expect(await violationsOf(page, 'the form of a startup')).toEqual([]);
    await title.fill(NAME);
    await page.getByRole('checkbox', { name: 'Аннотация' }).uncheck();
    const diploma = page.getByRole('radio', { name: 'Стартап как диплом' });
    await diploma.check();
    await page.reload();
    await expect(diploma).toBeChecked();
    await expect(title).toHaveValue(NAME);
    await expect(page.getByRole('checkbox', { name: 'Аннотация' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Отчёт о швах.pdf' })).toBeChecked();
    await page.getByRole('button', { name: 'Создать стартап' }).dblclick();

    await expect(page).toHaveURL(/\/project\/startup\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Первый экспертный совет: проблема и решение' }),
    ).toBeVisible();
    await expect(page.getByText('Испытание на разрыв.')).toBeVisible();
    await expect(page.getByText('Отчёт о швах.pdf')).toBeVisible();
    await expect(page.getByText('О прочности швов.')).toBeHidden();
    await changeTemplate(page);
    await page.getByRole('link', { name: `«${WORK}»` }).click();

    await expect(page.getByRole('heading', { level: 1, name: WORK })).toBeVisible();
    await expect(page.getByRole('link', { name: `«${NAME}»` })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Ещё один стартап' })).toBeVisible();
    expect(anna.errors).toEqual([]);
  },
);
