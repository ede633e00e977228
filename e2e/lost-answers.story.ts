import type { Page } from '@playwright/test';
import { holdBack } from './steps/hold-back.ts';
import { newMember, newProject } from './steps/member.ts';
import { expect, story } from './support/story.ts';

/** Lets the server have the next call to an address, and loses its answer. */
async function loseAnswer(page: Page, address: string | RegExp): Promise<void> {
  let lost = false;
  await page.route(address, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

story(
  'a note whose answer was lost is written once, however often it is sent',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, `lost-${Date.now()}`);
    const { page } = member;
    const project = await newProject(product, member, 'Стенд для потерянных ответов');
    const id = project.page.split('/').at(-1) ?? '';
    await page.goto(`/log?project=${id}`);
    const note = page.getByRole('textbox', { name: 'Заметка в журнал' });
    const noted = page.getByRole('listitem').filter({ hasText: 'Установка собрана' });

    await loseAnswer(page, '**/api/project/project_log');
    await note.fill('Установка собрана');
    await note.press('Control+Enter');
    await expect(page.getByText(/^Нет связи с сервером/)).toBeVisible();
    await expect(note).toHaveValue('Установка собрана');
    // it is the same one after a reload too, and what is added meanwhile belongs to it
    await page.reload();
    await expect(noted).toHaveCount(1);
    await expect(note).toHaveValue('Установка собрана');
    await note.press('Control+End');
    await note.pressSequentially(' и проверена');
    await note.press('Control+Enter');
    await expect(page.getByText('Записано.')).toBeVisible();
    await expect(note).toHaveValue('');
    await expect(noted).toHaveCount(1);
    await expect(noted).toContainText('Установка собрана и проверена');

    // what is written next is another note
    await note.fill('Установка собрана заново');
    await note.press('Control+Enter');
    await expect(noted).toHaveCount(2);
    expect(member.errors).toEqual([]);
  },
);

story(
  'what was sent is a draft no longer, also where its page was left before the answer',
  async ({ browser, product }) => {
    const { page, errors } = await newMember(browser, product, `left-${Date.now()}`);
    await page.goto('/project-add/startup');
    await page.getByLabel('Название проекта').fill('Сенсоры для теплиц');
    const goOn = await holdBack(page, /\/project\/startup$/, 'POST');
    const sent = page.waitForRequest(
      (call) => call.method() === 'POST' && /startup$/.test(call.url()),
    );
    await page.getByRole('button', { name: 'Создать проект' }).click();
    await sent;
    const nav = page.getByRole('navigation', { name: 'Основное меню' }).first();
    await nav.getByRole('link', { name: 'Проекты' }).click();
    await expect(page).toHaveURL(/\/projects/);
    // the list has come without it
    await expect(page.getByRole('heading', { name: 'Создать проект' })).toBeVisible();
    await goOn();
    // whoever has left stays where he is, and finds there what he has made
    await expect(page.getByRole('link', { name: 'Сенсоры для теплиц' })).toBeVisible();
    await expect(page).toHaveURL(/\/projects/);
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pv_draft_')));
    await expect.poll(drafts).toEqual([]);
    expect(errors).toEqual([]);
  },
);

story(
  'a project whose answer was lost is created once, and what was typed meanwhile is kept',
  async ({ browser, product }) => {
    const { page, errors } = await newMember(browser, product, `made-${Date.now()}`);
    const title = page.getByLabel('Название проекта');
    const create = page.getByRole('button', { name: 'Создать проект' });
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pv_draft_')));

    await page.goto('/project-add/startup');
    await loseAnswer(page, /\/project\/startup$/);
    await title.fill('Датчики влажности');
    await create.click();
    await expect(page.getByRole('alert')).toHaveText(/^Нет связи с сервером/);
    // the same one, after a reload too
    await page.reload();
    await expect(title).toHaveValue('Датчики влажности');
    await create.click();
    await expect(page).toHaveURL(/\/project\/startup\/[0-9a-f-]+/);
    await expect.poll(drafts).toEqual([]);
    await page.goto('/projects');
    await expect(page.getByRole('link', { name: 'Датчики влажности' })).toHaveCount(1);

    // another one, whose form is opened anew before the answer and goes on
    await page.goto('/project-add/startup');
    await title.fill('Сенсоры света');
    const goOn = await holdBack(page, /\/project\/startup$/, 'POST');
    const sent = page.waitForRequest(
      (call) => call.method() === 'POST' && /startup$/.test(call.url()),
    );
    await create.click();
    await sent;
    const nav = page.getByRole('navigation', { name: 'Основное меню' }).first();
    await nav.getByRole('link', { name: 'Проекты' }).click();
    await expect(page).toHaveURL(/\/projects/);
    await page.goBack();
    await title.fill('Сенсоры света и тепла');
    await goOn();
    // the answer has come once its key is forgotten
    await expect.poll(drafts).toEqual([expect.stringMatching(/new-project-startup$/)]);
    await page.reload();
    await expect(title).toHaveValue('Сенсоры света и тепла');
    await page.goto('/projects');
    await expect(page.getByRole('link', { name: 'Сенсоры света' })).toHaveCount(1);
    expect(errors).toEqual([]);
  },
);
