import type { Page } from '@playwright/test';
import { holdBack } from './steps/hold-back.ts';
import { newMember, startupCode } from './steps/member.ts';
import { decide, stageCard, write } from './steps/project.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

const TITLE = 'Роботы-курьеры для спальных районов';
const SEND = 'Отправить на согласование';
const APPROVE = 'Согласовать';

/** Makes a startup from the template that the form shows. */
async function createStartup(page: Page): Promise<string> {
  await page.goto('/project-add/nir');
  await page.getByText('Стартап', { exact: true }).click();
  await expect(page).toHaveURL(/\/project-add\/startup$/);
  await expect(page.getByText('Минимальный продукт')).toBeVisible();
  await page.getByLabel('Название проекта').fill(TITLE);
  await page.getByRole('button', { name: 'Создать проект' }).click();
  await expect(page).toHaveURL(/\/project\/startup\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  return page.url();
}

const teamOf = (page: Page) => page.getByRole('region', { name: 'Команда' });

/** Takes the owner of a code into the team in a role. */
async function addToTeam(page: Page, role: string, code: string): Promise<void> {
  const team = teamOf(page);
  await openList(team.getByRole('combobox', { name: 'Роль' }));
  await page.getByRole('option', { name: role }).click();
  await team.getByLabel('Личный код').fill(code);
  await team.getByRole('button', { name: 'Добавить' }).click();
  await expect(team.getByRole('listitem').filter({ hasText: role })).toBeVisible();
}

story(
  'a stage of a startup waits for mentor, expert and tracker, comes back once and is approved by all',
  async ({ browser, product }) => {
    const founder = await newMember(browser, product, 'boris', 'Гарипова');
    const mentor = await newMember(browser, product, 'orlova', 'Орлова');
    const expert = await newMember(browser, product, 'krylova', 'Крылова');
    const tracker = await newMember(browser, product, 'fomina', 'Фомина');

    const address = await createStartup(founder.page);
    const typed = teamOf(founder.page).getByLabel('Личный код');
    // the page is still being read anew after the first one while the code of the next is typed
    const goOn = await holdBack(founder.page, /\/project\/[^/]+\/file$/);
    await addToTeam(founder.page, 'Ментор', await startupCode(product, mentor, 'mentor'));
    await typed.fill('KODEKSPERTA');
    await goOn();
    await expect(founder.page.getByText('Человек добавлен в команду.')).toBeVisible();
    await expect(typed).toHaveValue('KODEKSPERTA');
    const others = [
      ['expert', 'Эксперт', expert],
      ['tracker', 'Трекер', tracker],
    ] as const;
    for (const [code, role, person] of others) {
      await addToTeam(founder.page, role, await startupCode(product, person, code));
      await expect(typed).toHaveValue('');
    }

    const own = stageCard(founder.page, 1);
    await decide(founder.page, own, SEND);
    await expect(
      own.getByText('На согласовании у всех: ментора, эксперта и трекера'),
    ).toBeVisible();

    await expert.page.goto('/projects');
    await expert.page.getByRole('link', { name: TITLE }).click();
    const forExpert = stageCard(expert.page, 1);
    await decide(expert.page, forExpert, APPROVE);
    await expect(forExpert.getByText('На согласовании у ментора и трекера')).toBeVisible();

    await tracker.page.goto(address);
    const forTracker = stageCard(tracker.page, 1);
    await decide(tracker.page, forTracker, 'Вернуть на доработку', 'Назвать число интервью');
    await expect(forTracker.getByText('На доработке у фаундера')).toBeVisible();

    await founder.page.goto(address);
    await own.getByLabel('Назвать число интервью').check();
    await write(own, 'Цель', 'Провести 30 интервью и понять, кто готов платить.');
    await decide(founder.page, own, SEND);
    await expect(
      own.getByText('На согласовании у всех: ментора, эксперта и трекера'),
    ).toBeVisible();
    for (const { page } of [tracker, expert, mentor]) {
      await page.goto(address);
      await decide(page, stageCard(page, 1), APPROVE);
    }
    await expect(stageCard(mentor.page, 1).getByText('Согласовано ментором')).toBeVisible();

    await founder.page.goto(address);
    await write(own, 'Результат', 'Проведено 31 интервью, 17 магазинов готовы платить.');
    await decide(founder.page, own, SEND);
    for (const { page } of [mentor, tracker, expert]) {
      await page.goto(address);
      await decide(page, stageCard(page, 1), APPROVE);
    }
    await expect(
      stageCard(expert.page, 1).getByText('Результат согласован экспертом'),
    ).toBeVisible();
    const errors = [founder, mentor, expert, tracker].map((person) => person.errors);
    expect(errors).toEqual([[], [], [], []]);
  },
);
