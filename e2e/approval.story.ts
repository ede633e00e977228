import { personalCode } from './steps/accounts.ts';
import { newMember } from './steps/member.ts';
import {
  addSupervisor,
  createProject,
  decide,
  keepStages,
  stageCard,
  unfold,
  write,
} from './steps/project.ts';
import { expect, story } from './support/story.ts';

story(
  'a plan goes to the supervisor, comes back with remarks and is approved on the second round',
  async ({ browser, product }) => {
    const vera = await newMember(browser, product, 'vera', 'Орлова');
    const petrov = await newMember(browser, product, 'petrov', 'Петров');
    const code = await personalCode(petrov, 'Научный руководитель');

    const address = await createProject(vera.page, 'Стенд для испытаний насосов');
    await keepStages(vera.page, 1);
    const about = vera.page.getByRole('region', { name: 'О проекте' });
    await write(about, 'Аннотация', 'Стенд измеряет расход и давление.');
    await decide(vera.page, about, 'Согласовать самостоятельно');
    await expect(about.getByText('Согласовано исследователем')).toBeVisible();

    await addSupervisor(vera.page, code);
    await expect(about.getByText('Требуется повторное согласование')).toBeVisible();
    await decide(vera.page, about, 'Отправить на согласование');
    await expect(about.getByText('На согласовании у научного руководителя')).toBeVisible();

    const stage = stageCard(vera.page, 1);
    await write(stage, 'Цель', 'Изучить известные стенды.');
    await decide(vera.page, stage, 'Отправить на согласование');
    await expect(stage.getByText('План на согласовании у научного руководителя')).toBeVisible();
    await expect(vera.page.getByText(/Ход: Петров\sА/).first()).toBeVisible();

    await petrov.page.goto('/projects');
    await expect(petrov.page.getByText('Ваш ход').first()).toBeVisible();
    await petrov.page.getByRole('link', { name: 'Стенд для испытаний насосов' }).click();
    await decide(
      petrov.page,
      petrov.page.getByRole('region', { name: 'О проекте' }),
      'Согласовать',
    );
    const plan = stageCard(petrov.page, 1);
    // without remarks nothing is returned by the main button; closing the dialog keeps what was typed
    await unfold(plan);
    await plan.getByRole('button', { name: 'Вернуть на доработку' }).click();
    const dialog = petrov.page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Вернуть на доработку' });
    await expect(submit).toBeDisabled();
    await expect(dialog.getByText(/Напишите, что нужно исправить/)).toBeVisible();
    await dialog.getByLabel('Замечания').fill('Указать срок');
    await expect(submit).toBeEnabled();
    await petrov.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await plan.getByRole('button', { name: 'Вернуть на доработку' }).click();
    await expect(dialog.getByLabel('Замечания')).toHaveValue('Указать срок');
    await petrov.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await decide(petrov.page, plan, 'Вернуть на доработку', 'Указать срок\nНазвать два стенда');
    await expect(plan.getByText('План на доработке у исследователя')).toBeVisible();

    await vera.page.goto(address);
    await expect(vera.page.getByRole('button', { name: 'Исправить замечания' })).toBeVisible();
    await stage.getByLabel('Указать срок').check();
    // her name and the moment stand under it once it is on the server
    await expect(stage.getByText('Указать срок').locator('..')).toContainText(
      /Орлова А\., \d\d\.\d\d\.\d{4} \d\d:\d\d/,
    );
    await decide(vera.page, stage, 'Отправить на согласование');
    await petrov.page.goto(address);
    await decide(petrov.page, plan, 'Согласовать');
    await expect(plan.getByText('Согласовано научным руководителем')).toBeVisible();

    await vera.page.goto(address);
    await write(stage, 'Результат', 'Обзор шести стендов готов.');
    await decide(vera.page, stage, 'Отправить на согласование');
    await petrov.page.goto(address);
    await decide(petrov.page, plan, 'Согласовать');
    await expect(plan.getByText('Результат согласован научным руководителем')).toBeVisible();
    expect([vera.errors, petrov.errors]).toEqual([[], []]);
  },
);
