import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { fillProfile, personalCode, register } from './steps/accounts.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import {
  addSupervisor,
  createProject,
  decide,
  keepStages,
  stageCard,
  unfold,
  write,
} from './steps/project.ts';
import { expect, story, visit } from './support/story.ts';

const student = {
  email: 'vera@mail.ru',
  lastName: 'Орлова',
  firstName: 'Вера',
  education: 'Бакалавриат',
  city: 'Казань',
  institution: 'Технический университет',
};
const supervisor = { ...student, email: 'petrov@mail.ru', lastName: 'Петров', firstName: 'Павел' };

story(
  'a plan goes to the supervisor, comes back with remarks and is approved on the second round',
  async ({ browser, product }) => {
    const vera = await visit(browser, product);
    await register(vera, product, student);
    await fillProfile(vera, student);
    const petrov = await visit(browser, product);
    await register(petrov, product, supervisor);
    await fillProfile(petrov, supervisor);
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
    await expect(vera.page.getByText(/Ход: Петров\sП/).first()).toBeVisible();

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
      /Орлова В\., \d\d\.\d\d\.\d{4} \d\d:\d\d/,
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

story(
  'a decision on what was recalled meanwhile is refused in a notice, and the section stands as it is now',
  async ({ browser, product }) => {
    const owner = await newMember(browser, product, 'otozvala', 'Ладова');
    const { page: projectPath } = await newProject(product, owner, 'Стенд для насосов');
    const supervisor = await newSupervisor(browser, product, {
      name: 'opozdal',
      owner,
      projectPath,
    });
    const id = projectPath.split('/').at(-1) ?? '';
    const hers = { url: product.url, token: owner.token };
    await call(hers, endpoints.project.approve, { id, body: {} });

    const { page } = supervisor;
    await page.goto(projectPath);
    const about = page.getByRole('region', { name: 'О проекте' });
    await unfold(about);
    await about.getByRole('button', { name: 'Вернуть на доработку' }).click();
    const dialog = page.getByRole('dialog', { name: /^Вернуть на доработку/ });
    await dialog.getByLabel('Замечания').fill('Указать срок');
    await call(hers, endpoints.project.revise, { id, body: {} });
    await dialog.getByRole('button', { name: 'Вернуть на доработку' }).click();

    const notice = page.getByRole('alert').filter({ hasText: /Решение уже принято: Ладова/ });
    await expect(notice).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(about.getByText('На доработке у исследователя')).toBeVisible();
    await expect(about.getByRole('button', { name: 'Вернуть на доработку' })).toBeHidden();
    expect(supervisor.errors).toEqual([]);
  },
);
